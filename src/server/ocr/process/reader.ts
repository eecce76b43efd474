import { type ChildProcess, spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { BusinessError } from '../../errors';
import { argumentsOf } from '../../programs';
import {
  DRAW_MS,
  MAX_MEGAPIXELS,
  MAX_PAGES,
  type Message,
  NICENESS,
  OPEN_MS,
  PROCESS_CPU_SECONDS,
  PROCESS_DATA_KB,
  PROCESS_TASKS,
  READ_MS,
  type Refusal,
  type Results,
  START_MS,
  type Task,
} from './protocol';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** glibc: what a picture took goes back to the system at once, a tenth of a process; other systems do not know the names. */
const GIVE_MEMORY_BACK = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '524288' };

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
  const node = [process.execPath, ...argumentsOf('ocr/process/child')];
  const limited = `ulimit -d ${dataKb} 2>/dev/null; ulimit -t ${PROCESS_CPU_SECONDS}; exec "$@"`;
  const [command = '', ...args] =
    process.platform === 'win32' ? node : ['/bin/sh', '-c', limited, 'sh', ...node];
  const child = spawn(command, args, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      TESSDATA_PREFIX: process.env.TESSDATA_PREFIX,
      TESSERACT_PATH: tesseractPath,
      ...GIVE_MEMORY_BACK,
    },
    // A group of its own, so that what it starts ends with it.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  if (child.pid !== undefined) os.setPriority(child.pid, NICENESS);
  return child;
}

const MAX_STDERR_CHARS = 2000;
const LIMIT_OF: Partial<Record<Refusal, number>> = { E1423: MAX_MEGAPIXELS, E1424: MAX_PAGES };

interface Work {
  /** For its first step (ms). */
  limit: number;
  settle: (outcome: { result: Results[Task['kind']] } | { error: unknown }) => void;
}

/** A process and what it has started. */
function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined && process.platform !== 'win32')
      process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
  child.kill('SIGKILL');
}

/** A process that reads one page after the other. Once it is gone, `gone` is true and it is of no use. */
export class Reader {
  readonly #child: ChildProcess;
  #work: Work | undefined;
  #timer: NodeJS.Timeout | undefined;
  #ready = false;
  #stderr = '';
  readonly #drawMs: number;
  tasks = 0;
  gone = false;

  /** @param drawMs for drawing a page or decoding a picture. */
  constructor(spawn: () => ChildProcess = () => spawnReader(), drawMs = DRAW_MS) {
    this.#drawMs = drawMs;
    this.#child = spawn();
    this.#child.on('message', (message) => this.#hear(message as Message));
    this.#child.stderr?.on('data', (text: Buffer) => {
      this.#stderr = (this.#stderr + text.toString()).slice(-MAX_STDERR_CHARS);
    });
    this.#child.on('error', (error) => this.#leave(error));
    this.#child.on('exit', (code, signal) =>
      this.#leave(new Error(`The reader ended (${code ?? signal}). ${this.#stderr}`)),
    );
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get worn(): boolean {
    return this.tasks >= PROCESS_TASKS;
  }

  /**
   * Does one task; the process must be free. An aborted or overdue task ends the process.
   * @throws {BusinessError} E1421 to E1425.
   */
  run<Kind extends Task['kind']>(
    task: Task & { kind: Kind },
    signal: AbortSignal,
  ): Promise<Results[Kind]> {
    this.tasks += 1;
    return new Promise((resolve, reject) => {
      const abort = () => this.end(signal.reason);
      signal.addEventListener('abort', abort);
      this.#work = {
        limit: task.kind === 'open' ? OPEN_MS : this.#drawMs,
        settle: (outcome) => {
          signal.removeEventListener('abort', abort);
          if ('error' in outcome) reject(outcome.error as Error);
          else resolve(outcome.result as Results[Kind]);
        },
      };
      this.#allow(this.#ready ? this.#work.limit : START_MS);
      this.#child.send(task, (error) => error && this.#leave(error));
    });
  }

  /** Kills the process; its task fails for the given reason. */
  end(reason: unknown = new Error('The reader was ended.')): void {
    killGroup(this.#child);
    this.#settle({ error: reason });
    this.gone = true;
  }

  #allow(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(new BusinessError('E1425', {}, 422)), ms);
  }

  #hear(message: Message): void {
    switch (message.say) {
      case 'ready':
        this.#ready = true;
        if (this.#work) this.#allow(this.#work.limit);
        return;
      case 'rendered':
        return this.#allow(READ_MS);
      case 'done':
        return this.#settle({ result: message.result });
      case 'refused':
        return this.#settle({
          error: new BusinessError(message.code, { limit: LIMIT_OF[message.code] ?? 0 }, 422),
        });
      case 'failed':
        // Its memory may be in any state.
        return this.end(
          message.fell ? new BusinessError('E1425', {}, 422) : new Error(message.reason),
        );
    }
  }

  /** A process that has run and falls over a file has met its limits; one that never ran is our own fault. */
  #leave(error: Error): void {
    this.gone = true;
    this.#settle({ error: this.#ready ? new BusinessError('E1425', {}, 422) : error });
  }

  #settle(outcome: Parameters<Work['settle']>[0]): void {
    clearTimeout(this.#timer);
    const work = this.#work;
    this.#work = undefined;
    work?.settle(outcome);
  }
}
