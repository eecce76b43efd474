import type pg from 'pg';

/** The first key of the advisory locks by which workers show that they live; the second is the worker's id. */
const WORKER_LOCK = 1_717_020;

/** Shows that a worker lives for as long as the connection does, however the process ends. */
export async function showAlive(client: pg.Client, workerId: string): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [WORKER_LOCK, workerId]);
}

/** Gives back to the queue what workers hold that are dead: those whose advisory lock nobody has. */
export async function releaseDeadWorkers(client: pg.Client): Promise<void> {
  await client.query(
    `SELECT graphile_worker.force_unlock_workers(dead.ids) FROM (
       SELECT array_agg(DISTINCT job.locked_by) AS ids
       FROM graphile_worker.jobs job
       WHERE job.locked_by IS NOT NULL AND NOT EXISTS (
         SELECT FROM pg_locks
         WHERE locktype = 'advisory' AND objsubid = 2 AND granted AND classid::bigint = $1
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
           AND objid::bigint = (hashtext(job.locked_by)::bigint & 4294967295))) AS dead
     WHERE dead.ids IS NOT NULL`,
    [WORKER_LOCK],
  );
}
