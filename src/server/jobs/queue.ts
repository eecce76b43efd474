import { sql } from 'drizzle-orm';
import type { Database } from '../database';

/** What each job needs to know, by task. */
export interface Jobs {
  closePrepare: { runId: string };
  closeMeasure: { runId: string; batch: number };
  closeJournals: { runId: string; batch: number };
  closeStatements: { runId: string };
  /** Begins to close the past of the books that came with the product. */
  closeHistory: object;
}
export type TaskName = keyof Jobs;

/** People do not wait for what the system does by itself. Lower comes first. */
export const PRIORITY = { person: 0, background: 10 } as const;

/**
 * Puts jobs into the queue. Belongs into the transaction whose outcome they go on from: they are there when that commits. A job is done at least once,
 * so it must do nothing when it is done a second time.
 */
export async function addJobs<Name extends TaskName>(
  db: Database,
  task: Name,
  payloads: readonly Jobs[Name][],
  priority: number,
): Promise<void> {
  const specs = payloads.map((payload) => ({ identifier: task, payload, priority }));
  await db.execute(sql`
    SELECT count(*) FROM graphile_worker.add_jobs(
      ARRAY(SELECT json_populate_recordset(null::graphile_worker.job_spec, ${JSON.stringify(specs)}::json)))`);
}
