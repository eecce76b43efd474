/**
 * `npm run bench:close`: how long worker processes take to close a period, from contracts to statements, on an embedded PostgreSQL in a temporary folder. Three sizes: the
 * small company, the demo insurer (its last quarter, after its past), 5,000 groups and treaties. The largest is closed by one worker and by two. Then how long results
 * take to be read over HTTP, and what loading a book of 1,000,000 rows takes. Seconds are those of the run itself; processor seconds are the workers'.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import { hanbit, smallCompany } from '../src/domain/demoInsurer';
import { importBook } from '../src/server/close/books/importBook';
import { insertBook } from '../src/server/close/books/writeBook';
import { BASE, readPeriods, readRun } from '../src/server/close/run/readRuns';
import { startRun } from '../src/server/close/run/startRun';
import type { CloseRun } from '../src/server/close/run/steps';
import { openDatabase, prepareDatabase } from '../src/server/database';
import { closeBook } from '../src/server/database/closeBookSchema';
import { closeRun } from '../src/server/database/closeRunSchema';
import { appUser } from '../src/server/database/schema';
import { openEmbeddedDatabase } from '../src/server/embedded';
import { seedSampleData } from '../src/server/seed';
import { millionRows } from './bench-close/millionRows';
import {
  PeakMemory,
  peakMb,
  processorSeconds,
  startServer,
  startWorker,
  stopAll,
} from './bench-close/processes';
import { largeBook } from './support/largeBook';

const COPIES = 1000;
const READS = 20;
const GOALS = {
  demoQuarter: 8,
  history: 90,
  large: 60,
  memoryMb: 1536,
  twoWorkers: 1.7,
  readMs: 100,
  importMb: 200,
};

const folder = await mkdtemp(path.join(tmpdir(), 'gof-bench-'));
const cluster = await openEmbeddedDatabase(folder, (error) => console.error(error));
await prepareDatabase(cluster.url, (db) => seedSampleData(db, new Date()));
const { db, close } = openDatabase(cluster.url, () => undefined);
let workers: ReturnType<typeof startWorker>[] = [];

const say = (what: string, figure: string, goal?: string) =>
  console.log(`${what.padEnd(52)} ${figure.padStart(12)}${goal ? `   goal ${goal}` : ''}`);
const secondsOf = ({ startedAt, endedAt }: Pick<CloseRun, 'startedAt' | 'endedAt'>) =>
  (Date.parse(endedAt ?? '') - Date.parse(startedAt ?? '')) / 1000;
const processor = async () => {
  const taken = await Promise.all(workers.map(processorSeconds));
  return taken.reduce((sum, each) => sum + each, 0);
};

async function closed(bookId: string, period: string, opensAfter?: string): Promise<CloseRun> {
  const place = { bookId, period, scenarioId: BASE };
  const { runId } = await startRun(db, place, { by: null, at: new Date(), opensAfter });
  for (;;) {
    await pause(50);
    const run = await readRun(db, runId);
    if (run?.state === 'done') return run;
    if (run?.state === 'failed') throw new Error(`The close of ${bookId} failed.`);
  }
}

/** Closes a period, and says how long that took and what each step did. */
async function measured(what: string, goal: number | undefined, ...of: Parameters<typeof closed>) {
  const before = await processor();
  const run = await closed(...of);
  const seconds = secondsOf(run);
  say(what, `${seconds.toFixed(2)} s`, goal === undefined ? undefined : `${goal} s`);
  say('  of processor', `${((await processor()) - before).toFixed(2)} s`);
  const points = run.steps[0]?.in ?? 0;
  const rate = (count: number) => Math.round(count / seconds);
  say('  groups, contracts a second', `${rate(run.groups)}, ${rate(points)}`);
  for (const { step, in: taken, out, workSeconds } of run.steps)
    say(`  ${step}: ${taken} in, ${out} out`, `${workSeconds.toFixed(2)} s`);
  return seconds;
}

/** Seconds until every period of a book has its results. */
async function historyOf(bookId: string, periods: number): Promise<number> {
  const start = performance.now();
  for (;;) {
    const found = await readPeriods(db, bookId);
    if (found.filter(({ runId }) => runId !== null).length === periods)
      return (performance.now() - start) / 1000;
    await pause(100);
  }
}

/** Until the system itself starts nothing more: after the past it closes sensitivities (128). */
async function idle(): Promise<void> {
  while ((await db.$count(closeRun, inArray(closeRun.state, ['queued', 'running']))) > 0)
    await pause(100);
}

/** The middle of some readings of the same results, as a screen reads them. */
async function reading(api: string, headers: HeadersInit, bookId: string, period: string) {
  const times: number[] = [];
  for (let n = 0; n < READS; n += 1) {
    const start = performance.now();
    const url = `${api}/close/results?bookId=${bookId}&period=${period}`;
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`Results answered ${response.status}.`);
    times.push(performance.now() - start);
  }
  const middle = times.sort((one, other) => one - other)[READS / 2] ?? 0;
  say(`Results of ${bookId}, read over HTTP`, `${middle.toFixed(0)} ms`, `${GOALS.readMs} ms`);
}

try {
  // Only what is measured: the examples would be closed beside it.
  await db.delete(closeBook).where(eq(closeBook.kind, 'example'));
  const demo = hanbit();
  await db.transaction((tx) => insertBook(tx, demo, { now: new Date() }));
  const { id: demoId, lastPeriod } = demo.definition;
  workers = [startWorker(cluster.url)];
  const history = await historyOf(demoId, 20);
  say('Past of the demo insurer, one worker', `${history.toFixed(1)} s`, `${GOALS.history} s`);
  say('  of processor', `${(await processor()).toFixed(1)} s`);
  await idle();
  const small = smallCompany.definition;
  await measured('Small company, a quarter', undefined, small.id, small.lastPeriod, '2025-09');
  await measured('Demo insurer, a quarter', GOALS.demoQuarter, demoId, lastPeriod, '2025-09');

  await db.transaction((tx) => insertBook(tx, largeBook('large', COPIES), { now: new Date() }));
  const one = await measured('5,000 groups, one worker', undefined, 'large', small.firstPeriod);
  workers.push(startWorker(cluster.url));
  await pause(5000);
  const two = await measured('5,000 groups, two workers', GOALS.large, 'large', small.firstPeriod);
  const memory = Math.max(...(await Promise.all(workers.map(peakMb))));
  say('  memory of a worker at its peak', `${memory} MB`, `${GOALS.memoryMb} MB`);
  say('Two workers against one', (one / two).toFixed(2), String(GOALS.twoWorkers));
  await stopAll();

  const api = await startServer(cluster.url, folder);
  const signedIn = await fetch(`${api}/auth/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'demouser', pwd1: 'ifrs17demo' }),
  });
  const { data } = (await signedIn.json()) as { data: { token: string } };
  const headers = { cookie: `dif17-auth-token=${data.token}` };
  await reading(api, headers, demoId, lastPeriod);
  await reading(api, headers, 'large', small.firstPeriod);
  await stopAll();

  const [owner] = await db.select({ id: appUser.id }).from(appUser).limit(1);
  const start = performance.now();
  const peak = new PeakMemory();
  const loaded = await importBook(db, millionRows(), {
    userId: owner?.id ?? '',
    username: 'bench',
    isDryRun: false,
    now: new Date(),
  });
  if (!loaded.saved) throw new Error(JSON.stringify(loaded.errors[0]));
  say('A book of 1,000,000 rows, loaded', `${((performance.now() - start) / 1000).toFixed(1)} s`);
  say('  memory that it took at its peak', `${peak.stop()} MB`, `${GOALS.importMb} MB`);
} finally {
  await stopAll();
  await close();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
