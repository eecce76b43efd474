import { stopServer } from '../../server/support/process';

export default async function globalTeardown(): Promise<void> {
  if (!globalThis.e2eServer) return;
  const { server, remove } = globalThis.e2eServer;
  await stopServer(server);
  await remove();
}
