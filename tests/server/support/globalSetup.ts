import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbeddedDatabase } from '../../../src/server/embedded';

/** One PostgreSQL for the whole run, the embedded one or that of DATABASE_URL; each test file makes a database of its own in it. */
export default async function startCluster(): Promise<void> {
  if (process.env.DATABASE_URL) {
    process.env.TEST_CLUSTER_URL = process.env.DATABASE_URL;
    return;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'gof-tests-'));
  const cluster = await openEmbeddedDatabase(folder, (error) =>
    console.error('The test cluster is gone.', error),
  );
  process.env.TEST_CLUSTER_URL = cluster.url;
  Object.assign(globalThis, { testCluster: { folder, stop: cluster.stop } });
}
