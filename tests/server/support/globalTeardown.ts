import { rm } from 'node:fs/promises';
import pg from 'pg';

export default async function stopCluster(): Promise<void> {
  const { testCluster } = globalThis as {
    testCluster?: { folder: string; stop: () => Promise<void> };
  };
  if (testCluster) {
    await testCluster.stop();
    await rm(testCluster.folder, { recursive: true });
    return;
  }
  // The template holds only for the migrations of this run.
  const client = new pg.Client({ connectionString: process.env.TEST_CLUSTER_URL });
  await client.connect();
  await client.query('DROP DATABASE IF EXISTS prepared_template');
  await client.end();
}
