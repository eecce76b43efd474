import { BusinessError } from './errors';
import type { ErrorCode } from './generated/contract';

interface TurnsOptions {
  /** How many tasks run at the same time. */
  atOnce: number;
  /** How many wait for them. */
  waiting: number;
  /** What the next one is told, with its HTTP status. */
  full: readonly [code: ErrorCode, status: number];
}

/**
 * Lets few long tasks run together, the others in the order in which they came. Each of them holds a connection of the pool: without turns
 * ten people who export leave none for anyone else.
 */
export class Turns {
  readonly #options: TurnsOptions;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  /** @throws {BusinessError} what `full` says where too many wait already. */
  async take<T>(task: () => Promise<T>): Promise<T> {
    const { atOnce, waiting, full } = this.#options;
    if (this.#running < atOnce) this.#running += 1;
    else if (this.#queue.length >= waiting) throw new BusinessError(full[0], {}, full[1]);
    // Whoever ends hands its place on, so that nobody slips in between.
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
