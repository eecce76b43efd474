import { literalOf } from './nodes';

/** A text may become 256 times as long as what it is made of. */
const MAX_DOUBLINGS = 8;
/** Beside string_agg, which makes one text of many. */
const MAX_DOUBLINGS_AGGREGATED = 2;

const doublingsOfLength = (length: unknown): number =>
  typeof length === 'number' ? Math.ceil(Math.log2(Math.max(1, length))) : Infinity;

/** How often the result of a function may be twice as long as what goes in. */
export function doublingsOf(name: string, args: readonly unknown[]): number {
  switch (name) {
    case 'repeat':
      return doublingsOfLength(literalOf(args[1]));
    case 'replace': {
      // Each character may become the whole of what replaces it.
      const by = literalOf(args[2]);
      return typeof by === 'string' ? doublingsOfLength(by.length) : Infinity;
    }
    case 'concat':
    case 'concat_ws':
      return Math.max(1, args.length - 1);
    case 'overlay':
    case 'to_char':
      return 1;
    default:
      return 0;
  }
}

/** How long the texts of a statement may grow, wherever in it they do: one can be made of another. */
export class TextGrowth {
  #doublings = 0;
  #isAggregated = false;

  /** @returns whether that much is still allowed. */
  add(doublings: number): boolean {
    this.#doublings += doublings;
    return this.#isWithin();
  }

  /** Makes one text of many, once. @returns whether it may. */
  aggregate(): boolean {
    const isFirst = !this.#isAggregated;
    this.#isAggregated = true;
    return isFirst && this.#isWithin();
  }

  #isWithin(): boolean {
    return this.#doublings <= (this.#isAggregated ? MAX_DOUBLINGS_AGGREGATED : MAX_DOUBLINGS);
  }
}
