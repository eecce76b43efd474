import type pg from 'pg';

/** Makes the tables of the queue where there are none; the workers keep them up to date. The library is loaded for that only. */
export async function prepareQueue(client: pg.Client, connectionString: string): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    `SELECT to_regclass('graphile_worker.migrations') IS NOT NULL AS found`,
  );
  if (rows[0]?.found) return;
  const { runMigrations } = await import('graphile-worker');
  await runMigrations({ connectionString });
}
