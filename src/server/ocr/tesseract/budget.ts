import { READ_MS } from '../limits';

/** Kept back of the clock for what follows the reading (ms). */
const RESERVE_MS = 10_000;

/**
 * The processor time that a picture may take (ms): a busy machine reads no less of it than an idle one. Shortly before the clock ends the
 * process, what has been read is given.
 */
export class Budget {
  readonly #began = process.cpuUsage();
  readonly #end = performance.now() + READ_MS - RESERVE_MS;
  #limit: number;
  #elsewhere = 0;

  constructor(limitMs: number) {
    this.#limit = limitMs;
  }

  get spent(): number {
    const { user, system } = process.cpuUsage(this.#began);
    return (user + system) / 1000 + this.#elsewhere;
  }

  get left(): number {
    return Math.max(0, this.#limit - this.spent);
  }

  get isUsedUp(): boolean {
    return this.left === 0 || performance.now() >= this.#end;
  }

  /** What it may take in all from now on. */
  limitTo(limitMs: number): void {
    this.#limit = limitMs;
  }

  /** Adds what another process took for the picture. */
  charge(ms: number): void {
    this.#elsewhere += ms;
  }
}
