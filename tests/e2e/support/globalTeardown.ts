import { once } from 'node:events';
import { rm } from 'node:fs/promises';

export default async function globalTeardown(): Promise<void> {
  const server = globalThis.e2eServer;
  if (!server) return;
  if (server.process.exitCode === null) {
    server.process.kill('SIGTERM');
    await once(server.process, 'exit');
  }
  await rm(server.folder, { recursive: true, force: true });
}
