import type { LossRecovery } from '../../core/lossRecovery';
import type { ReportedColumn, Row } from '../../core/row';
import type { ReinsuranceHeldInput } from './reinsuranceHeldInput';

/** What is left at the start of each period of losses recognised before the treaty was bought: never recovered (66A), it shrinks as the component does. */
export function neverRecovered(
  input: ReinsuranceHeldInput,
  rows: readonly Row[],
  group: number,
): readonly number[] {
  const isFirst = input.boughtAfterLoss && !input.opening;
  let left = isFirst ? (rows[0]?.lcNew ?? 0) : (input.neverRecovered?.[group] ?? 0);
  return rows.map(({ lcOpening, lcNew, lcLosses, lcClosing }) => {
    const now = left;
    // New losses may be made good within the period: nothing of the old ones is left then.
    const stays = Math.max(0, lcClosing - lcLosses);
    left = lcOpening + lcNew === 0 ? 0 : (left * stays) / (lcOpening + lcNew);
    return now;
  });
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
