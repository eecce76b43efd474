import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { largeBook } from '../../../scripts/support/largeBook';
import { smallCompany } from '@/domain/demoInsurer';
import { insertBook } from '@/server/close/books/writeBook';
import type { CloseRunDetail } from '@/server/close/run/steps';
import { embeddedDatabaseUrl } from '@/server/embedded';
import { argumentsOf } from '@/server/programs';
import {
  type ServerProcess,
  call,
  exited,
  postmasterOf,
  startServer,
  temporaryFolder,
} from '../support/process';
import { archive, filesOf } from './support';

/*
 * Real processes that end in the middle of their work: a lock of the test holds the workers where they store a batch. Whatever happened, the figures are those of
 * a run that nothing disturbed, and nothing stands in the ledger twice.
 */

jest.setTimeout(600_000);

const ROOT = path.resolve(__dirname, '../../..');
const PERIOD = '2025-03';
/** Four batches a stage. */
const book = largeBook('many', 12);

let folder: string;
let remove: () => Promise<void>;
let server: ServerProcess;
let databaseUrl: string;
let pool: pg.Pool;
const workers = new Set<ChildProcess>();

const variables = () => ({ DATA_DIR: folder, SAMPLE_DATA: 'small', TRUSTED_PROXIES: '127.0.0.1' });

/** Asks again while PostgreSQL is away: that is what is tried here. */
async function ask<T extends pg.QueryResultRow>(statement: string): Promise<T[]> {
  for (;;)
    try {
      return (await pool.query<T>(statement)).rows;
    } catch (error) {
      if (error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '')) throw error;
      await pause(50);
    }
}
/** Asks until a statement finds something. */
async function until(statement: string): Promise<void> {
  while ((await ask(statement)).length === 0) await pause(30);
}

function startWorker(): ChildProcess {
  const child = spawn(process.execPath, argumentsOf('worker'), {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  workers.add(child);
  return child;
}
async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await exited(child);
  workers.delete(child);
}
const alive = `SELECT pid FROM pg_stat_activity WHERE application_name = 'gof-ifrs17 worker'`;
const liveWorkers = (count: number) =>
  until(`SELECT FROM (${alive}) AS live HAVING count(*) = ${count}`);

/** Nobody writes into a table until it is released; those who want to wait in the middle of a batch or of a book. */
async function hold(table: 'close_result' | 'close_curve') {
  const client = new pg.Client({ connectionString: databaseUrl });
  // Where PostgreSQL ends, so does the lock.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE ${table} IN SHARE MODE`);
  return {
    waiting: (count: number) =>
      until(
        `SELECT FROM pg_locks WHERE relation = '${table}'::regclass AND NOT granted HAVING count(*) >= ${count}`,
      ),
    release: () => client.end().catch(() => undefined),
  };
}

const api = () => `${server.url}/api/v1/basicbiz`;
async function signIn(): Promise<Record<string, string>> {
  const answer = await call(`${api()}/auth/signIn`, { id: 'adminuser', pwd1: 'ifrs17admin' });
  return { cookie: `dif17-auth-token=${(answer.data as { token: string }).token}` };
}
/** Two people start the same period at once, and get one run. */
async function start(headers: Record<string, string>, { definition } = book): Promise<string> {
  const body = { bookId: definition.id, period: PERIOD };
  const answers = await Promise.all([1, 2].map(() => call(`${api()}/close/runs`, body, headers)));
  const ids = new Set(answers.map(({ data }) => (data as { runId: string }).runId));
  expect(ids.size).toBe(1);
  return [...ids][0] ?? '';
}
const ended = (runId: string) =>
  until(`SELECT FROM close_run WHERE id = '${runId}' AND state NOT IN ('queued', 'running')`);

/** All that a run has given, in an order of its own. */
async function outcomeOf(runId: string) {
  await ended(runId);
  const of = (columns: string, table: string, order: string) =>
    ask(`SELECT ${columns} FROM ${table} WHERE run_id = '${runId}' ORDER BY ${order}`);
  return {
    run: await ask(
      `SELECT state, groups, failed_groups, controls_hold, controls_fail FROM close_run WHERE id = '${runId}'`,
    ),
    steps: await of('step, state, count_in, count_out, count_failed', 'close_run_step', 'step'),
    batches: await of('stage, number, groups, is_done', 'close_batch', 'stage, number'),
    results: await of('group_id, closed, closing, input, journal', 'close_result', 'group_id'),
    controls: await of('result', 'close_control', 'position'),
  };
}

let undisturbed: Awaited<ReturnType<typeof outcomeOf>>;
let first: ChildProcess;
let second: ChildProcess;

beforeAll(async () => {
  ({ folder, remove } = await temporaryFolder());
  server = await startServer(variables());
  databaseUrl = await embeddedDatabaseUrl(folder);
  pool = new pg.Pool({ connectionString: databaseUrl, max: 1, connectionTimeoutMillis: 5000 });
  pool.on('error', () => undefined);
  // No past is closed beside what is tried.
  await ask('DELETE FROM close_book');
  await drizzle(pool).transaction((tx) => insertBook(tx, book, { now: new Date() }));
  [first, second] = [startWorker(), startWorker()];
  await liveWorkers(2);
  undisturbed = await outcomeOf(await start(await signIn()));
  expect(undisturbed.run).toMatchObject([{ state: 'done', groups: 60, failed_groups: 0 }]);
});
afterAll(async () => {
  await pool.end();
  for (const child of [...workers, server.child]) child.kill('SIGKILL');
  await exited(server.child);
  // PostgreSQL outlives its server; it takes its file away when it has ended.
  const postmaster = () => postmasterOf(folder).catch(() => undefined);
  const found = await postmaster();
  if (found) process.kill(found, 'SIGINT');
  while (await postmaster()) await pause(30);
  await remove();
});

it('gives the same figures when a worker is killed while it stores a batch', async () => {
  const results = await hold('close_result');
  const runId = await start(await signIn());
  await results.waiting(2);
  await kill(first);
  await results.release();
  expect(await outcomeOf(runId)).toEqual(undisturbed);
});

it('stores nothing of a run that is cancelled while its batches are stored, and lets the next one through', async () => {
  const headers = await signIn();
  const results = await hold('close_result');
  const runId = await start(headers);
  await results.waiting(1);
  const cancelled = await call(`${api()}/close/runs/${runId}/cancel`, {}, headers);
  expect(cancelled.data).toMatchObject({ state: 'cancelled' });
  await results.release();
  expect(await outcomeOf(await start(headers))).toEqual(undisturbed);
  const { run, results: stored } = await outcomeOf(runId);
  expect(run).toMatchObject([{ state: 'cancelled' }]);
  expect(stored).toEqual([]);
});

it('gives the same figures when PostgreSQL is killed, and when every connection is cut', async () => {
  const headers = await signIn();
  const results = await hold('close_result');
  const runId = await start(headers);
  await results.waiting(1);
  process.kill(await postmasterOf(folder), 'SIGKILL');
  expect(await outcomeOf(runId)).toEqual(undisturbed);

  const others = await hold('close_result');
  const again = await start(headers);
  await others.waiting(1);
  await ask('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
  expect(await outcomeOf(again)).toEqual(undisturbed);
});

it('fails a run whose batch ends one worker after the other, and names its groups', async () => {
  await kill(second);
  const single = largeBook('single', 1);
  await drizzle(pool).transaction((tx) => insertBook(tx, single, { now: new Date() }));
  const headers = await signIn();
  const results = await hold('close_result');
  const runId = await start(headers, single);
  for (const count of [1, 2, 3]) {
    const worker = startWorker();
    // What those before were about to write still waits in PostgreSQL.
    await results.waiting(count);
    await kill(worker);
  }
  await results.release();
  second = startWorker();
  await ended(runId);
  const { data } = await call(`${api()}/close/runs/${runId}`, undefined, headers);
  const [failed] = (data as CloseRunDetail).failedGroups;
  expect(data).toMatchObject({ run: { state: 'failed' }, controls: [] });
  expect(failed).toMatchObject({ id: 'single', step: 'cashFlows' });
  expect(failed?.errors[0]?.path).toMatch(/^batch 1 of 1: .*term-2025-0/);

  // Those who have memory enough close it.
  const { run } = await outcomeOf(await start(headers, single));
  expect(run).toMatchObject([{ state: 'done', groups: 5, failed_groups: 0 }]);
});

it('ends a run that was acknowledged before the web server was killed, and posts it once', async () => {
  const runId = await start(await signIn());
  server.child.kill('SIGKILL');
  await exited(server.child);
  expect(await outcomeOf(runId)).toEqual(undisturbed);
  await kill(second);

  server = await startServer({ ...variables(), WORKERS: '1' });
  const headers = await signIn();
  const post = () => call(`${api()}/close/postings`, { runId }, headers);
  const posted = await Promise.all([post(), post(), post(), post()]);
  const ids = posted.map(({ data }) => (data as { postingId: string }).postingId);
  expect(new Set(ids).size).toBe(1);
  const lines = undisturbed.results.flatMap(({ journal }) => journal as unknown[]);
  expect(
    await ask(
      'SELECT count(DISTINCT posting_id)::int AS postings, count(*)::int AS lines FROM close_journal_line',
    ),
  ).toEqual([{ postings: 1, lines: lines.length }]);
});

it('has workers beside the web server, which end with it however it ends, and keeps nothing of a book that it was storing', async () => {
  await liveWorkers(1);
  const headers = await signIn();
  expect(await outcomeOf(await start(headers))).toEqual(undisturbed);

  const stored = () =>
    ask(`SELECT (SELECT count(*)::int FROM close_book) AS books,
      (SELECT count(*)::int FROM close_model_point) AS points, (SELECT count(*)::int FROM close_curve) AS curves`);
  const before = await stored();
  // The book itself is written when its curves wait.
  const curves = await hold('close_curve');
  const form = new FormData();
  form.append('file', new Blob([archive(filesOf(smallCompany)).slice()]), 'book.zip');
  const sent = fetch(`${api()}/close/imports`, { method: 'POST', headers, body: form }).then(
    async (answer) => `answered ${await answer.text()}`,
    () => 'cut off',
  );
  await curves.waiting(1);
  server.child.kill('SIGKILL');
  expect(await sent).toBe('cut off');
  await exited(server.child);
  await curves.release();
  await liveWorkers(0);
  await until(`SELECT WHERE NOT EXISTS (
    SELECT FROM pg_locks WHERE relation = 'close_curve'::regclass AND pid <> pg_backend_pid())`);
  expect(await stored()).toEqual(before);
});
