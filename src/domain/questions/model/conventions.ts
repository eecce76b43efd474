import type { PeriodRange } from '../query';
import type { Dimension } from './SemanticModel';

/** What is meant where a question does not say it; a dimension each. */
export interface Conventions {
  /** Of what an average, a rank or a limit is, where nothing is named. */
  readonly unitOf: (view: string) => string | undefined;
  /** By what a share is split. */
  readonly share?: string | undefined;
  /** The measure that a loss is a negative of. */
  readonly profit?: string | undefined;
  /** By what figure something may be the best or the least, where none is named: it is asked back. */
  readonly rankedBy?: readonly string[] | undefined;
  /** Whether figures are those of the last quarter unless a time is named. */
  readonly isLatest: boolean;
  /** A month is a month, not the close of its quarter. */
  readonly hasMonths: boolean;
  /** Views whose rows have a day and belong to no quarter, and its column. */
  readonly days?: Readonly<Record<string, string>> | undefined;
}

/** How the views of a model are written in SQL. */
export interface Writing {
  /** What stands after FROM for a view. @param written the expressions over its columns. */
  from: (view: string, written: readonly string[]) => string;
  column: (view: string, dimension: Dimension) => string;
  /** What stands in a result for the column, in the language of its suffix (`_ko`). */
  name: (view: string, dimension: Dimension, suffix: string) => string | undefined;
  within: (view: string, range: PeriodRange) => string;
}
