import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { WORKER_FLAGS } from '../../../src/server/jobs/processes';
import { argumentsOf } from '../../../src/server/programs';

const children = new Set<ChildProcess>();

function program(
  name: Parameters<typeof argumentsOf>[0],
  variables: Record<string, string>,
  flags: readonly string[] = [],
): ChildProcess {
  const given = argumentsOf(name);
  const child = fork(given.at(-1) ?? '', {
    execArgv: [...given.slice(0, -1), ...flags],
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...variables },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  children.add(child);
  return child;
}

export const startWorker = (databaseUrl: string): ChildProcess =>
  program('worker', { DATABASE_URL: databaseUrl }, WORKER_FLAGS);

/** The web server without workers; resolves with the address of its API when it listens. */
export async function startServer(databaseUrl: string, dataDir: string): Promise<string> {
  const server = program('main', {
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

const statOf = async (pid: number | string): Promise<readonly number[]> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // From the third field on: state, parent, ...
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
};
/** Ticks are of 10 ms. */
const secondsIn = (fields: readonly number[], from: number) =>
  ((fields[from] ?? 0) + (fields[from + 1] ?? 0)) / 100;

/** Seconds of processor that a process has taken; where the system does not say it, 0. */
export const processorSeconds = async ({
  pid = 0,
}: {
  pid?: number | undefined;
}): Promise<number> => secondsIn(await statOf(pid), 11);

/** Seconds of processor of an embedded PostgreSQL: its postmaster, those whom that has waited for, those who still work. */
export async function databaseSeconds(dataDir: string): Promise<number> {
  const file = await readFile(`${dataDir}/postgres/cluster/postmaster.pid`, 'utf8').catch(() => '');
  const postmaster = parseInt(file, 10);
  const own = await statOf(postmaster);
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const others = await Promise.all(pids.map(statOf));
  return others
    .filter((fields) => fields[1] === postmaster)
    .reduce((sum, fields) => sum + secondsIn(fields, 11), secondsIn(own, 11) + secondsIn(own, 13));
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
