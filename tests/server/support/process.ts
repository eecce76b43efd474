import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { argumentsOf } from '../../../src/server/programs';

/** The real server as a process of its own. */
export interface ServerProcess {
  child: ChildProcess;
  url: string;
  output: () => string;
}

const ROOT = path.resolve(__dirname, '../../..');
const READY = /Site: +(http:\S+)/;

/** A private folder, as a checkout under /root is. */
export async function temporaryFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gof-server-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Spawns the server without waiting for it. */
export function spawnServer(variables: Record<string, string>): {
  child: ChildProcess;
  output: () => string;
} {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: '0',
    SITE_DIR: '/nonexistent',
    WORKERS: '0',
    ...variables,
  };
  const child = spawn(process.execPath, argumentsOf('main'), {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}

/** Resolves with the exit code; null after a signal. */
export function exited(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('close', (code) => resolve(code)));
}

/** Spawns the server and waits until it says where it is. */
export async function startServer(variables: Record<string, string>): Promise<ServerProcess> {
  const { child, output } = spawnServer(variables);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const match = READY.exec(output());
      if (match?.[1]) resolve(match[1]);
    });
    child.once('close', () => reject(new Error(`The server did not start:\n${output()}`)));
  });
  return { child, url, output };
}

export async function stopServer(
  { child }: Pick<ServerProcess, 'child'>,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  child.kill(signal);
  return exited(child);
}

/** The process id of a data folder's postmaster. */
export async function postmasterOf(dataDir: string): Promise<number> {
  return Number(
    (await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0],
  );
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Sends JSON and reads the envelope. */
export async function call(
  url: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<{ code: string; data?: unknown }> {
  const init = body && {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  };
  return (await (await fetch(url, init ?? { headers })).json()) as { code: string; data?: unknown };
}
