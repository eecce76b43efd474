import { compileGroup } from '../../core/compile';
import { measureRows } from '../../core/result';
import { neverRecoveredAfter } from '../../models/reinsurance/recoveredLosses';
import { lossRecovery, reinsuranceGroup } from '../../models/reinsurance/reinsuranceGroup';
import { treatyInput } from '../close/closeBook';
import type { BookGroup, BookTreaty } from '../types';
import { closingOf, type Closing } from './closing';
import { estimatesOf } from './continued';

/** A treaty's closing, with what it is expected to pay from there on. */
export interface TreatyClosing extends Closing {
  /** Premiums to come, by period. */
  readonly premiums: readonly number[];
  /** By underlying group, what is left of losses recognised before the treaty was bought (66A). */
  readonly neverRecovered?: readonly number[] | undefined;
}

/**
 * The closing of a treaty after its first `periods` periods, over groups of the book that cover the same periods (40, 66-66B).
 * @throws InputError naming the groups that the book has not, RangeError as `closingOf`
 */
export function closingOfTreaty(
  treaty: BookTreaty,
  groups: ReadonlyMap<string, BookGroup>,
  periods: number,
): TreatyClosing {
  const input = treatyInput(treaty, groups);
  const compiled = input.underlying.map((each) => compileGroup(each));
  const rows = compiled.map((each) => measureRows(each));
  const own = compileGroup(reinsuranceGroup(input, compiled, rows));
  return {
    ...closingOf(own, periods, lossRecovery(input, compiled, rows)),
    premiums: estimatesOf(own, periods).expected.premiums ?? [],
    neverRecovered: neverRecoveredAfter(input, rows, periods),
  };
}
