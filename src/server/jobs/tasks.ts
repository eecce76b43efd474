import type { Task, TaskList } from 'graphile-worker';
import { endRun, recordFailure } from '../close/run/changeRuns';
import { startHistory } from '../close/run/history';
import { journalBatch } from '../close/run/jobs/journals';
import { measureBatch } from '../close/run/jobs/measure';
import { prepareRun } from '../close/run/jobs/prepare';
import { Superseded } from '../close/run/jobs/stages';
import { completeRun } from '../close/run/jobs/statements';
import { type Database, isTransient } from '../database';
import type { Logger } from '../logger';
import type { Jobs, TaskName } from './queue';

/**
 * What a worker can do. A job that finds its work done, or its run ended, does nothing. Where the database is away it is tried again later; any other error
 * would come again, so the run fails and says why.
 */
export function createTasks(db: Database, log: Logger): TaskList {
  const ofRun =
    <Name extends Exclude<TaskName, 'closeHistory'>>(
      work: (db: Database, job: Jobs[Name]) => Promise<void>,
    ): Task =>
    async (payload) => {
      const job = payload as Jobs[Name];
      try {
        await work(db, job);
      } catch (error) {
        if (error instanceof Superseded) return;
        if (isTransient(error)) throw error;
        log.error({ err: error, runId: job.runId }, 'a run failed');
        await recordFailure(db, job.runId, error);
        await endRun(db, job.runId, 'failed', new Date());
      }
    };
  return {
    closePrepare: ofRun<'closePrepare'>(prepareRun),
    closeMeasure: ofRun<'closeMeasure'>(measureBatch),
    closeJournals: ofRun<'closeJournals'>(journalBatch),
    closeStatements: ofRun<'closeStatements'>(completeRun),
    closeHistory: () => startHistory(db),
  };
}
