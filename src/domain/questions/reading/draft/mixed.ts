import type { SemanticModel } from '../../model/SemanticModel';
import type { Query } from '../../query';
import type { Times } from '../times';

/** Whether times stand side by side that no figures are of. */
export function areMixed(
  times: Times,
  { calculation, dimensions, measures, thresholds }: Query,
  model: SemanticModel,
  isYearToDate: boolean,
): boolean {
  const flows = measures.filter((id) => model.measureOf(id)?.kind !== 'stock');
  return (
    times.isMixed === true ||
    // One figure of one time in relation to another of another.
    (calculation === 'share' && times.comparison === 'given') ||
    // "What part of what was there at the end of 2024 is there now": balances of several times make no whole.
    (calculation === 'share' &&
      times.filter !== undefined &&
      measures.length > 0 &&
      flows.length === 0) ||
    (times.inARow !== undefined && thresholds.every(({ inARow }) => inARow === undefined)) ||
    // A flow through the second quarter began at a time that is not said; it has none of a month.
    (times.isUntil === true && !isYearToDate && flows.length > 0) ||
    // What is posted is posted at the close; the quarters from a month to a month are told apart, and what came together since January ends with its month.
    (times.isWholeMonth === true &&
      !isYearToDate &&
      !dimensions.includes('period') &&
      flows.some((id) => !['journals', 'runs'].includes(model.measureOf(id)?.view ?? '')))
  );
}
