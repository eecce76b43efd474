import type { LossRecovery } from '../../core/lossRecovery';
import type { ReportedColumn, Row } from '../../core/row/columns';
import type { ReinsuranceHeldInput } from './reinsuranceHeldInput';

/** Losses with which underlying groups open are of before a treaty that does not; those of the first period are where it says so (66A). */
export const lossesBefore = ({ boughtAfterLoss }: ReinsuranceHeldInput) =>
  boughtAfterLoss ? (['lcOpening', 'lcNew'] as const) : (['lcOpening'] as const);

/** What is left at the start of each period, and at the end of the last, of losses recognised before the treaty was bought: never recovered (66A), it shrinks as the component does. */
export function neverRecovered(
  input: ReinsuranceHeldInput,
  rows: readonly Row[],
  group: number,
): readonly number[] {
  const first = input.opening
    ? (input.neverRecovered?.[group] ?? 0)
    : lossesBefore(input).reduce((sum, column) => sum + (rows[0]?.[column] ?? 0), 0);
  const left = [first];
  rows.forEach(({ lcOpening, lcNew, lcLosses, lcClosing }, period) => {
    // New losses may be made good within the period: nothing of the old ones is left then.
    const stays = Math.max(0, lcClosing - lcLosses);
    const held = lcOpening + lcNew;
    left.push(held === 0 ? 0 : ((left[period] ?? 0) * stays) / held);
  });
  return left;
}

/** The same of each underlying group after so many periods; undefined where nothing is left. */
export function neverRecoveredAfter(
  input: ReinsuranceHeldInput,
  rows: readonly (readonly Row[])[],
  periods: number,
): readonly number[] | undefined {
  const left = rows.map((each, group) => neverRecovered(input, each, group)[periods] ?? 0);
  return left.some((each) => each !== 0) ? left : undefined;
}

/** Part of an underlying loss component that is recovered, 0 to 1. */
export const shareRecovered = ({ lcOpening, lcNew }: Row, never: number): number =>
  never === 0 ? 1 : 1 - never / (lcOpening + lcNew);

/** Which figures of the underlying loss components make what is recovered; a decrease of them is a positive amount. What leaves takes its loss component with it. */
export const recoveredFrom = {
  initial: { isLess: false, columns: ['lcNew'] },
  losses: { isLess: false, columns: ['lcLosses'] },
  reversal: { isLess: true, columns: ['lcReversal', 'lcDerecognised'] },
  allocated: { isLess: true, columns: ['lcAllocatedClaims', 'lcAllocatedRa', 'lcFinance'] },
} as const satisfies Record<
  keyof LossRecovery,
  { readonly isLess: boolean; readonly columns: readonly ReportedColumn[] }
>;

/** Losses are recovered as they come; of what becomes of them only the part that was (66A). */
export const isOfLosses = (part: keyof LossRecovery): boolean =>
  part === 'initial' || part === 'losses';

/** Nothing is recovered of losses recognised before the treaty was bought (66A). */
export const isBoughtLater = (
  { boughtAfterLoss, opening }: ReinsuranceHeldInput,
  part: keyof LossRecovery,
  period: number,
): boolean => part === 'initial' && period === 0 && Boolean(boughtAfterLoss) && !opening;
