import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openEmbeddedDatabase } from '../../../src/server/embedded';
import { bundleServer } from '../../../scripts/support/bundleServer';

/** Nothing of it outlives the run: it waits for no disk. What must not be lost is tried on clusters of their own. */
async function trustMemory(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await client.query(`ALTER SYSTEM SET ${setting} = off`);
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}

/** One PostgreSQL for the whole run, the embedded one or that of DATABASE_URL; each test file makes a database of its own in it. */
export default async function startCluster(): Promise<void> {
  process.env.SERVER_PROGRAMS = await bundleServer('test/server');
  if (process.env.DATABASE_URL) {
    process.env.TEST_CLUSTER_URL = process.env.DATABASE_URL;
    return;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'gof-tests-'));
  const cluster = await openEmbeddedDatabase(folder, (error) =>
    console.error('The test cluster is gone.', error),
  );
  await trustMemory(cluster.url);
  process.env.TEST_CLUSTER_URL = cluster.url;
  Object.assign(globalThis, { testCluster: { folder, stop: cluster.stop } });
}
