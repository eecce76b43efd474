import { SqlRefused } from './refusal';
import { type Size, sumOf } from './sizes';

/** Of the expressions that a column may be made of once sub-queries are put into one another. */
const MAX_LEAVES = 2000;
const MAX_LEAVES_ALTOGETHER = 10_000;
/** Of views, where each common table is put in place of its name. */
const MAX_RELATIONS = 64;
const MAX_COLUMNS = 1600;
const MAX_CHARACTERS = 40_000_000;
const MAX_CHARACTERS_OF_A_ROW = 80_000_000;
/** About a second of one processor. */
const MAX_WORK = 100_000_000;

/**
 * What a statement may take where no time limit sees it. PostgreSQL writes sub-queries into the query around them: `a + a` of a column that is `b + b` becomes
 * four, and sixty such lines become more than any memory holds, within the planner. And no single call of a function is interrupted: to look for a long text
 * within a longer one takes a minute.
 */
export class Budget {
  #leaves = 0;
  #work = 0;
  #relations = 0;

  /** Those spent so far. */
  get leaves(): number {
    return this.#leaves;
  }

  get relations(): number {
    return this.#relations;
  }

  /** @throws {SqlRefused} for more than a plan can be made of. */
  read(relations: number): void {
    this.#relations += relations;
    if (this.#relations > MAX_RELATIONS) throw new SqlRefused('tooComplex');
  }

  /** @throws {SqlRefused} for what is too large, by itself or with all before it. */
  spend({ leaves, characters, work }: Size): void {
    this.#leaves += leaves;
    this.#work += work;
    const isSmall =
      leaves <= MAX_LEAVES &&
      this.#leaves <= MAX_LEAVES_ALTOGETHER &&
      characters <= MAX_CHARACTERS &&
      this.#work <= MAX_WORK;
    if (!isSmall) throw new SqlRefused('tooComplex');
  }

  /** @throws {SqlRefused} also for one that is too large as a whole. */
  spendRow(columns: readonly Size[]): void {
    if (columns.length > MAX_COLUMNS) throw new SqlRefused('tooComplex', '*');
    for (const column of columns) this.spend(column);
    if (sumOf(columns).characters > MAX_CHARACTERS_OF_A_ROW) throw new SqlRefused('tooComplex');
  }
}
