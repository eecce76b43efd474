import PQueue from 'p-queue';
import type { BusinessError } from './errors';

interface TaskQueueOptions {
  /** How many tasks run at the same time. */
  concurrency: number;
  /** How many wait for them. */
  maxWaiting: number;
  /** What the next one is told. */
  whenFull: () => BusinessError;
}

/**
 * Lets few long tasks run together, the others in the order in which they came. Each of them holds a connection of the pool: without a queue
 * ten people who export leave none for anyone else.
 */
export class TaskQueue {
  readonly #options: TaskQueueOptions;
  readonly #queue: PQueue;

  constructor(options: TaskQueueOptions) {
    this.#options = options;
    this.#queue = new PQueue({ concurrency: options.concurrency });
  }

  /**
   * @param priority the higher goes first.
   * @throws {BusinessError} what `whenFull` gives where too many wait already.
   */
  async run<T>(task: () => Promise<T>, priority = 0): Promise<T> {
    if (this.#queue.size >= this.#options.maxWaiting) throw this.#options.whenFull();
    return this.#queue.add(task, { priority });
  }
}
