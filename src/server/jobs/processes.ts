import { type ChildProcess, spawn } from 'node:child_process';
import os from 'node:os';
import type { Config } from '../config';
import { argumentsOf } from '../programs';

const AGAIN_MS = 1000;
/** Below the web server, which people wait for. */
const NICENESS = 5;
/** A batch makes and drops much at once: with V8's 16 MB of young objects a quarter of the processor went into moving them. */
export const WORKER_FLAGS = ['--max-semi-space-size=64'];

/**
 * Starts worker processes beside this one, and others in the place of those that end. They end with this process, however it ends.
 * @returns ends them; resolves when they are gone
 */
export function startWorkers(
  { workers, sampleData, demoInsurer }: Config,
  databaseUrl: string,
): () => Promise<void> {
  // To them every database is one of their own, which by default has no sample data.
  const samples = demoInsurer ? 'true' : sampleData ? 'small' : 'false';
  const children = new Set<ChildProcess>();
  let stopping = false;
  const start = () => {
    if (stopping) return;
    const child = spawn(process.execPath, [...WORKER_FLAGS, ...argumentsOf('worker')], {
      env: { ...process.env, DATABASE_URL: databaseUrl, SAMPLE_DATA: samples },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    children.add(child);
    if (child.pid !== undefined) os.setPriority(child.pid, NICENESS);
    child.once('exit', () => {
      children.delete(child);
      setTimeout(start, AGAIN_MS).unref();
    });
  };
  for (let n = 0; n < workers; n += 1) start();
  return async () => {
    stopping = true;
    await Promise.all(
      [...children].map(
        (child) =>
          new Promise<void>((resolve) => {
            child.once('exit', () => resolve());
            child.kill();
          }),
      ),
    );
  };
}
