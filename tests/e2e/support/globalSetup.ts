import { type ChildProcess, spawn } from 'node:child_process';
import { access, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

declare global {
  var e2eServer: { process: ChildProcess; folder: string } | undefined;
}

const root = path.resolve(__dirname, '../../..');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.');
  return address.port;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server stopped with code ${child.exitCode}.`);
    const ready = await fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server was not ready within a minute.');
}

/** Starts the real server, as `npm start` does, on data of its own. */
export default async function globalSetup(): Promise<void> {
  await access(path.join(root, 'dist/site/manifest.json')).catch(() => {
    throw new Error('The site is not built: run `npm test` or `npm start` first.');
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'e2e-'));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    MAIL_DIR: path.join(folder, 'outbox'),
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    // The past is not closed: no browser test looks at it, and it would take the processor from those that are there.
    WORKERS: '0',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  globalThis.e2eServer = { process: child, folder };
  process.env.E2E_ORIGIN = `http://localhost:${port}`;
  process.env.E2E_OUTBOX = path.join(folder, 'outbox');
  await untilReady(process.env.E2E_ORIGIN, child);
}
