import { rm } from 'node:fs/promises';

export default async function stopCluster(): Promise<void> {
  const { testCluster } = globalThis as unknown as { testCluster: { folder: string; stop: () => Promise<void> } };
  await testCluster.stop();
  await rm(testCluster.folder, { recursive: true });
}
