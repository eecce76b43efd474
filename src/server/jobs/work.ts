import { setTimeout as pause } from 'node:timers/promises';
import { Logger as QueueLogger, run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { openDatabase } from '../database';
import type { Logger } from '../logger';
import { releaseDeadWorkers, showAlive } from './liveness';
import { PRIORITY, addJobs } from './queue';
import { type Samples, createTasks } from './tasks';

/** How often the dead are looked for, and the queue where no notification came. */
const ROUND_MS = 1000;
const AGAIN_MS = 500;
/** How long a job that is under way, or a connection, is waited for. */
const STOP_MS = 3000;
const CONNECT_MS = 5000;
/** One to work, one to listen, one to take jobs. */
const QUEUE_CONNECTIONS = 3;

/**
 * Takes jobs from the queue, one after the other, until the signal. Where the database goes away it begins anew when it is back, as another worker: what the
 * first one held is given back with its lock.
 */
export async function work(
  url: string,
  samples: Samples,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await session(url, samples, log, signal).catch((error: unknown) =>
      log.warn({ err: error }, 'a worker begins anew'),
    );
    if (!signal.aborted) await pause(AGAIN_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function session(
  url: string,
  samples: Samples,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  const alive = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'gof-ifrs17 worker',
  });
  const lost = new Promise<void>((resolve) =>
    alive.on('error', () => resolve()).on('end', resolve),
  );
  const stopped = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  // What becomes of a run must not depend on how long a statement takes on a busy machine.
  const { db, close } = openDatabase(url, () => undefined, 0);
  const pgPool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    max: QUEUE_CONNECTIONS,
    // A worker need not wait for the disk to take its next job. What a crash undoes of it is done again, for it is written after what the job has stored.
    options: '-c synchronous_commit=off',
  });
  pgPool.on('error', () => undefined);
  let release: NodeJS.Timeout | undefined;
  let isOver = false;
  try {
    // A connection that is ended while it is being made never says so to who waits for it.
    await Promise.race([
      alive.connect(),
      lost.then(() => Promise.reject(new Error('no connection'))),
    ]);
    await releaseDeadWorkers(alive);
    const runner = await run({
      pgPool,
      taskList: silentWhen(() => isOver, createTasks(db, samples, log)),
      concurrency: 1,
      noHandleSignals: true,
      pollInterval: ROUND_MS,
      logger: queueLogger(log),
      preset: {
        plugins: [
          {
            name: 'liveness',
            version: '1',
            // Before it takes its first job.
            worker: {
              hooks: { startWorker: (_ctx, { worker }) => showAlive(alive, worker.workerId) },
            },
          },
        ],
      },
    });
    await addJobs(db, 'closeHistory', [{}], PRIORITY.background);
    release = setInterval(() => {
      releaseDeadWorkers(alive).catch(() => undefined);
    }, ROUND_MS);
    // Its end is waited for below.
    const ended = runner.promise.catch(() => undefined);
    await Promise.race([ended, lost, stopped]);
    await within(STOP_MS, runner.stop());
  } finally {
    isOver = true;
    clearInterval(release);
    // On a connection that was cut these may never end. What is left of them does nothing that another worker does not do as well.
    await within(STOP_MS, Promise.all([pgPool.end(), close(), alive.end()]));
  }
}

/**
 * A job that is still under way when its connections are taken from it neither succeeds nor fails: it goes back to the queue with the lock of its worker, and no failure is
 * recorded of it.
 */
const silentWhen = (isOver: () => boolean, tasks: TaskList): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (...given: Parameters<NonNullable<typeof task>>) => {
        try {
          await task?.(...given);
        } catch (error) {
          if (!isOver()) throw error;
          await new Promise<never>(() => undefined);
        }
      },
    ]),
  );

/** Waits for an end, but not for ever. */
async function within(ms: number, end: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  await Promise.race([
    end.catch(() => undefined),
    pause(ms, undefined, { signal }).catch(() => undefined),
  ]);
  over.abort();
}

/** Of the queue's own lines only what went wrong. */
const queueLogger = (log: Logger) =>
  new QueueLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn(message);
  });
