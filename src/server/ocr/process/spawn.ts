import { type ChildProcess, spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { NICENESS, PROCESS_CPU_SECONDS, PROCESS_DATA_KB } from '../limits';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const PROGRAM = path.join(import.meta.dirname, 'child.ts');

interface ReaderLimits {
  /** What it may hold in memory. */
  dataKb?: number | undefined;
  /** The installed command that reads for it. */
  tesseractPath?: string | undefined;
}

/**
 * Starts a process under limits that the system itself holds: `ulimit -d` counts what is really writable, so that WebAssembly may reserve
 * addresses as it likes, and bounds sharp's and pdfium's memory as well as JavaScript's. The environment stays behind, for it holds secrets.
 */
export function spawnReader({
  dataKb = PROCESS_DATA_KB,
  tesseractPath,
}: ReaderLimits = {}): ChildProcess {
  const node = [process.execPath, '--import', 'tsx', PROGRAM];
  const limited = `ulimit -d ${dataKb} 2>/dev/null; ulimit -t ${PROCESS_CPU_SECONDS}; exec "$@"`;
  const [command = '', ...args] =
    process.platform === 'win32' ? node : ['/bin/sh', '-c', limited, 'sh', ...node];
  const child = spawn(command, args, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      TESSDATA_PREFIX: process.env.TESSDATA_PREFIX,
      TESSERACT_PATH: tesseractPath,
    },
    // A group of its own, so that what it starts ends with it.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  if (child.pid !== undefined) os.setPriority(child.pid, NICENESS);
  return child;
}
