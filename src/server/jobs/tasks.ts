import type { Job, Task, TaskList } from 'graphile-worker';
import { endRun, recordFailure } from '../close/run/changeRuns';
import { startHistory } from '../close/run/history';
import { journalBatch } from '../close/run/jobs/journals';
import { measureBatch } from '../close/run/jobs/measure';
import { prepareRun } from '../close/run/jobs/prepare';
import { workersEnded } from '../close/run/jobs/batches';
import { Superseded } from '../close/run/jobs/stages';
import { completeRun } from '../close/run/jobs/statements';
import { type Database, brokenReference, isTransient } from '../database';
import type { Config } from '../config';
import type { Logger } from '../logger';
import { seedDemoInsurer } from '../seed/closeBooks';
import type { Jobs, TaskName } from './queue';

/** Which sample books there are beside the small ones. */
export type Samples = Pick<Config, 'demoInsurer'>;

/** A run that was removed with its book while its results were stored. */
const isRunGone = (error: unknown) => brokenReference(error)?.endsWith('close_run_id_fk') === true;

/** How many workers may end in the middle of a job before it is held to be what ends them. */
const MAX_ENDED = 3;

/** It never came back with an error, so the workers that had taken it have ended; or it is taken for the last time. */
const isGivenUp = ({ attempts, max_attempts: most, last_error: error }: Job): boolean =>
  (error === null && attempts > MAX_ENDED) || attempts >= most;

/**
 * What a worker can do. A job that finds its work done, or its run ended, does nothing. Where the database is away it is tried again later; any other error
 * would come again, so the run fails and says why. So it does where a job has ended its workers: they had too little memory for it, say.
 */
export function createTasks(db: Database, { demoInsurer }: Samples, log: Logger): TaskList {
  const ofRun =
    <Name extends Exclude<TaskName, 'closeHistory'>>(
      work: (db: Database, job: Jobs[Name]) => Promise<void>,
    ): Task =>
    async (payload, { job: taken }) => {
      const job = payload as Jobs[Name];
      try {
        if (isGivenUp(taken)) throw await workersEnded(db, job);
        await work(db, job);
      } catch (error) {
        if (error instanceof Superseded || isRunGone(error)) return;
        if (isTransient(error)) throw error;
        log.error({ err: error, runId: job.runId }, 'a run failed');
        // A run whose reason cannot be stored ends all the same.
        await recordFailure(db, job.runId, error).catch((cause: unknown) => {
          if (isTransient(cause)) throw cause;
          log.error({ err: cause, runId: job.runId }, 'why a run failed was not stored');
        });
        await endRun(db, job.runId, 'failed', new Date());
      }
    };
  return {
    closePrepare: ofRun<'closePrepare'>(prepareRun),
    closeMeasure: ofRun<'closeMeasure'>(measureBatch),
    closeJournals: ofRun<'closeJournals'>(journalBatch),
    closeStatements: ofRun<'closeStatements'>(completeRun),
    closeHistory: async () => {
      await startHistory(db);
      if (demoInsurer && (await seedDemoInsurer(db, new Date()))) await startHistory(db);
    },
  };
}
