import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const children = new Set<ChildProcess>();

function program(file: string, variables: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  return child;
}

export const startWorker = (databaseUrl: string): ChildProcess =>
  program('src/server/worker.ts', { DATABASE_URL: databaseUrl });

/** The web server without workers; resolves with the address of its API when it listens. */
export async function startServer(databaseUrl: string, dataDir: string): Promise<string> {
  const server = program('src/server/main.ts', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SAMPLE_DATA: 'small',
    WORKERS: '0',
    PORT: '0',
  });
  let said = '';
  server.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  for (;;) {
    const [, address] = /Site: +(http:\S+)/.exec(said) ?? [];
    if (address) return `${address}/api/v1/basicbiz`;
    await pause(50);
  }
}

export async function stopAll(): Promise<void> {
  await Promise.all(
    [...children].map(async (child) => {
      children.delete(child);
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    }),
  );
}

/** The most memory that a process has had, in MB; where the system does not say it, 0. */
export async function peakMb({ pid }: { pid?: number | undefined }): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** Seconds of processor that a process has taken (ticks of 10 ms); where the system does not say it, 0. */
export async function processorSeconds({ pid }: { pid?: number | undefined }): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
}

/** The most that the memory of this process grows from now on. */
export class PeakMemory {
  readonly #start = process.memoryUsage.rss();
  #peak = this.#start;
  readonly #timer = setInterval(() => {
    this.#peak = Math.max(this.#peak, process.memoryUsage.rss());
  }, 50);

  /** In MB. */
  stop(): number {
    clearInterval(this.#timer);
    return Math.round((this.#peak - this.#start) / 1024 / 1024);
  }
}
