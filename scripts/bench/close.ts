/**
 * `npm run bench:close`: how long worker processes take to close a period, from contracts to statements, on an embedded PostgreSQL in a temporary folder. Three sizes: the
 * small company, the demo insurer (its last quarter, after its past), 5,000 groups and treaties. The largest is closed three times by one worker and three times by two; the
 * middle one counts. Then how long results take to be read over HTTP, and what loading a book of 1,000,000 rows takes. Seconds are those of the run itself. Ends with 1 where an aim is missed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, inArray, sql } from 'drizzle-orm';
import { hanbit, smallCompany } from '../../src/domain/demoInsurer';
import { importBook } from '../../src/server/close/books/importBook';
import { insertBook } from '../../src/server/close/books/writeBook';
import { BASE, readPeriods, readRun } from '../../src/server/close/run/readRuns';
import { startRun } from '../../src/server/close/run/startRun';
import type { CloseRun } from '../../src/server/close/run/steps';
import { openDatabase, prepareDatabase } from '../../src/server/database';
import { closeBook } from '../../src/server/database/closeBookSchema';
import { closeRun } from '../../src/server/database/closeRunSchema';
import { appUser } from '../../src/server/database/schema';
import { openEmbeddedDatabase } from '../../src/server/embedded';
import { seedSampleData } from '../../src/server/seed';
import { millionRows } from './close/millionRows';
import {
  PeakMemory,
  databaseSeconds,
  peakMb,
  processorSeconds,
  startServer,
  startWorker,
  stopAll,
} from './close/processes';
import { reading } from './close/reading';
import { Table } from './close/table';
import { bundleServer } from '../support/bundleServer';
import { largeBook } from '../support/largeBook';

const COPIES = 1000;
/** Closes before what is measured, for each worker: V8 compiles by use, and goes on with it for some ten thousand groups. */
const WARM = 3;
const AIM = {
  history: { most: 90 },
  demoQuarter: { most: 8 },
  large: { most: 60 },
  memory: { most: 1536 },
  twoWorkers: { least: 1.7 },
  reading: { most: 100 },
  importMemory: { most: 200 },
};
const APPLICATION = 'gof-ifrs17 worker';

// As `npm start` runs them: one file each, without a compiler.
process.env.SERVER_PROGRAMS = await bundleServer('bench/server');
const folder = await mkdtemp(path.join(tmpdir(), 'gof-bench-'));
const cluster = await openEmbeddedDatabase(folder, (error) => console.error(error));
await prepareDatabase(cluster.url, (db) => seedSampleData(db, new Date()));
const { db, close } = openDatabase(cluster.url, () => undefined, 0);
let workers: ReturnType<typeof startWorker>[] = [];
const table = new Table();

/** Nothing of it outlives the bench, however it ends. */
async function end(): Promise<void> {
  await stopAll();
  await close();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void end().finally(() => process.exit(1)));

const secondsOf = ({ startedAt, endedAt }: Pick<CloseRun, 'startedAt' | 'endedAt'>) =>
  (Date.parse(endedAt ?? '') - Date.parse(startedAt ?? '')) / 1000;
/** Of the workers, and of PostgreSQL. */
const processor = async (): Promise<readonly [number, number]> => {
  const taken = await Promise.all(workers.map(processorSeconds));
  return [taken.reduce((sum, each) => sum + each, 0), await databaseSeconds(folder)];
};
/** Says and gives what was taken of the processors, each time. */
const noteProcessor = async (before: readonly [number, number], times = 1): Promise<number> => {
  const now = await processor();
  const [own, database] = [(now[0] - before[0]) / times, (now[1] - before[1]) / times];
  table.note('of processor: workers + PostgreSQL', `${own.toFixed(1)} + ${database.toFixed(1)} s`);
  return own + database;
};

async function closed(bookId: string, period: string, opensAfter?: string): Promise<CloseRun> {
  const place = { bookId, period, scenarioId: BASE };
  const { runId } = await startRun(db, place, { by: null, at: new Date(), opensAfter });
  for (;;) {
    // Seldom: what is asked is taken from PostgreSQL, which has its part of the cores.
    await pause(250);
    const run = await readRun(db, runId);
    if (run?.state === 'done') return run;
    if (run?.state === 'failed') throw new Error(`The close of ${bookId} failed.`);
  }
}

/** Closes a period once or several times, and says of the middle one how long it took and what each step did. */
async function measured(
  what: string,
  { times = 1, ...aim }: { most?: number; times?: number },
  ...of: Parameters<typeof closed>
) {
  const before = await processor();
  const runs: CloseRun[] = [];
  for (let time = 0; time < times; time += 1) runs.push(await closed(...of));
  runs.sort((one, other) => secondsOf(one) - secondsOf(other));
  const run = runs[(times - 1) / 2] as CloseRun;
  const seconds = secondsOf(run);
  table.measured(what, seconds, 's', aim);
  const ofProcessor = await noteProcessor(before, times);
  const rate = (count: number) => String(Math.round(count / seconds));
  table.note('groups a second', rate(run.groups));
  table.note('contracts a second', rate(run.steps[0]?.in ?? 0));
  for (const { step, in: taken, out, workSeconds } of run.steps)
    table.note(`${step}: ${taken} in, ${out} out`, `${workSeconds.toFixed(2)} s`);
  return { seconds, ofProcessor };
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

/** Until so many workers take jobs. */
async function alive(count: number): Promise<void> {
  const isThere = async () => {
    const { rows } = await db.execute(
      sql`SELECT FROM pg_stat_activity WHERE application_name = ${APPLICATION}`,
    );
    return rows.length === count;
  };
  while (!(await isThere())) await pause(100);
}

try {
  // Only what is measured: the examples would be closed beside it.
  await db.delete(closeBook).where(eq(closeBook.kind, 'example'));
  const demo = hanbit();
  await db.transaction((tx) => insertBook(tx, demo, { now: new Date() }));
  const { id: demoId, lastPeriod } = demo.definition;
  const before = [0, await databaseSeconds(folder)] as const;
  workers = [startWorker(cluster.url)];
  const history = await historyOf(demoId, 20);
  table.measured('Past of the demo insurer, one worker', history, 's', AIM.history);
  await noteProcessor(before);
  await idle();
  const small = smallCompany.definition;
  await measured('Small company, a quarter', {}, small.id, small.lastPeriod, '2025-09');
  await measured('Demo insurer, a quarter', AIM.demoQuarter, demoId, lastPeriod, '2025-09');

  await db.transaction((tx) => insertBook(tx, largeBook('large', COPIES), { now: new Date() }));
  const largeQuarter = ['large', small.firstPeriod] as const;
  const warmUp = async () => {
    for (let time = 0; time < WARM * workers.length; time += 1) await closed(...largeQuarter);
  };
  await warmUp();
  const thrice = { ...AIM.large, times: 3 };
  const one = await measured('5,000 groups, one worker', thrice, ...largeQuarter);
  workers.push(startWorker(cluster.url));
  await alive(2);
  await warmUp();
  const two = await measured('5,000 groups, two workers', thrice, ...largeQuarter);
  table.measured('Two workers against one', one.seconds / two.seconds, '', AIM.twoWorkers);
  const share = two.ofProcessor / Math.min(2, availableParallelism());
  table.note(
    '  the most that two cores give: PostgreSQL has its part of them',
    (one.seconds / share).toFixed(2),
  );
  const memory = Math.max(...(await Promise.all(workers.map(peakMb))));
  table.measured('Memory of a worker at its peak', memory, 'MB', AIM.memory);
  await stopAll();
  workers = [];

  const api = await startServer(cluster.url, folder);
  const signedIn = await fetch(`${api}/auth/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'demouser', pwd1: 'ifrs17demo' }),
  });
  const { data } = (await signedIn.json()) as { data: { token: string } };
  const headers = { cookie: `dif17-auth-token=${data.token}` };
  for (const [what, bookId, period] of [
    ['the demo insurer', demoId, lastPeriod],
    ['5,000 groups', 'large', small.firstPeriod],
  ] as const) {
    const url = `${api}/close/results?bookId=${bookId}&period=${period}`;
    const { there, parsed, megabytes } = await reading(url, headers);
    table.measured(`Results of ${what}, read over HTTP`, there, 'ms', AIM.reading);
    table.note(`parsing their ${megabytes.toFixed(1)} MB`, `${parsed.toFixed(0)} ms`);
  }
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
  table.measured('A book of 1,000,000 rows, loaded', (performance.now() - start) / 1000, 's');
  table.measured('Memory that it took at its peak', peak.stop(), 'MB', AIM.importMemory);
  table.close();
} finally {
  await end();
}
