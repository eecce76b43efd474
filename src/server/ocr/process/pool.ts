import { Reader } from './reader';
import type { Results, Task } from './protocol';

interface PoolOptions {
  /** Processes at most. */
  size: number;
  /** How long a free process is kept (ms). */
  idleMs: number;
  createReader?: () => Reader;
}

interface Waiting {
  signal: AbortSignal;
  start: (reader: Reader) => void;
  refuse: (reason: unknown) => void;
}

/** Processes that are started when there is work, shared by all that comes, and given back after a while without any. */
export class ReaderPool {
  readonly #options: PoolOptions;
  readonly #readers = new Set<Reader>();
  readonly #free = new Map<Reader, NodeJS.Timeout>();
  #waiting: Waiting[] = [];
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** The processes that there are, for tests and measurements. */
  get pids(): number[] {
    return [...this.#readers].flatMap(({ pid }) => pid ?? []);
  }

  /** Does a task as soon as a process is free; in the order of asking. */
  async run<Kind extends Task['kind']>(
    task: Task & { kind: Kind },
    signal: AbortSignal,
  ): Promise<Results[Kind]> {
    const reader = await this.#take(signal);
    try {
      return await reader.run<Kind>(task, signal);
    } finally {
      this.#giveBack(reader);
    }
  }

  close(): void {
    this.#closed = true;
    for (const { refuse } of this.#waiting) refuse(new Error('The pool is closed.'));
    this.#waiting = [];
    for (const reader of [...this.#readers]) this.#drop(reader);
  }

  #take(signal: AbortSignal): Promise<Reader> {
    signal.throwIfAborted();
    // The one that worked last has the most loaded, and the others are given back.
    const free = [...this.#free.keys()].at(-1);
    if (free) return Promise.resolve(this.#occupy(free));
    if (this.#readers.size < this.#options.size) return Promise.resolve(this.#create());
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { signal, start: resolve, refuse: reject };
      this.#waiting.push(waiting);
      signal.addEventListener('abort', () => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        reject(signal.reason as Error);
      });
    });
  }

  #create(): Reader {
    const reader = (this.#options.createReader ?? (() => new Reader()))();
    this.#readers.add(reader);
    return reader;
  }

  #occupy(reader: Reader): Reader {
    clearTimeout(this.#free.get(reader));
    this.#free.delete(reader);
    // One that died while it was free is replaced.
    if (!reader.gone) return reader;
    this.#drop(reader);
    return this.#create();
  }

  #giveBack(reader: Reader): void {
    if (reader.gone || reader.worn || this.#closed) this.#drop(reader);
    const next = this.#waiting.shift();
    if (next) next.start(this.#readers.has(reader) ? reader : this.#create());
    else if (this.#readers.has(reader)) {
      const timer = setTimeout(() => this.#drop(reader), this.#options.idleMs);
      this.#free.set(reader, timer.unref());
    }
  }

  #drop(reader: Reader): void {
    clearTimeout(this.#free.get(reader));
    this.#free.delete(reader);
    this.#readers.delete(reader);
    reader.end();
  }
}
