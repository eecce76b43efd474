/** What a book is: its definition, its contracts and what happened to them, what estimates rest on, what a quarter closes with. */
import type { AssumptionVersion, MarketCurve } from './basis';
import type { GroupClosing } from './closing';
import type { BookDefinition } from './definition';
import type { BookPoint, GroupActual, StatedEstimates } from './facts';

export type * from './basis';
export type * from './closing';
export type * from './definition';
export type * from './facts';
export type * from './groups';
export type * from './text';

/** A book with everything that its close rests on. */
export interface Book {
  readonly definition: BookDefinition;
  readonly assumptions: readonly AssumptionVersion[];
  readonly curves: readonly MarketCurve[];
  readonly points: readonly BookPoint[];
  readonly actuals: readonly GroupActual[];
  readonly stated: readonly StatedEstimates[];
  /** Closings of the quarter before the first, of groups that do not begin in the book. */
  readonly openings?: readonly GroupClosing[] | undefined;
}
