import type { GroupInput } from '../schema/group';
import type { Policies } from '../core/policies';
import type { Row } from '../core/row';
import { release } from './margin';

/** What the underlying groups give the reinsurance group in one period, times the share ceded (66A-66B, B119D-B119F); positive amounts. */
export interface LossRecovery {
  /** Losses on underlying contracts at their initial recognition. */
  readonly initial: number;
  /** Losses of underlying groups from changes in estimates (66(c)(i)). */
  readonly losses: number;
  /** Reversals because estimates improved (50(b)). */
  readonly reversal: number;
  /** Systematic release of the underlying loss components (50(a)). */
  readonly allocated: number;
}

export const noLossRecovery: LossRecovery = { initial: 0, losses: 0, reversal: 0, allocated: 0 };

/** Loss recovery by period, as contracts held state it by themselves. */
export const statedRecovery = ({ lossRecovery, periods }: GroupInput): readonly LossRecovery[] =>
  lossRecovery === undefined
    ? []
    : Array.from({ length: periods }, (_, period) => ({
        initial: lossRecovery.initial?.[period] ?? 0,
        losses: lossRecovery.losses?.[period] ?? 0,
        reversal: lossRecovery.reversals?.[period] ?? 0,
        allocated: lossRecovery.released?.[period] ?? 0,
      }));

/**
 * CSM of reinsurance contracts held (65-66B): no floor, either sign. Recoveries of underlying losses are income at once and go to the CSM
 * the other way (66A); so do changes that did not move an underlying CSM (66(c)(i)). Loss-recovery balances are assets: negative.
 */
export function rollReinsuranceMargin(
  row: Row,
  policies: Policies,
  accretion: number,
  derecognition: number,
  recovery: LossRecovery,
): void {
  const systematic = policies.lossRecoveryReversal === 'adjustsCsm' ? recovery.allocated : 0;
  row.lcNew = -recovery.initial;
  row.lcLosses = -recovery.losses;
  row.lcReversal = recovery.reversal;
  row.lcAllocatedClaims = recovery.allocated;
  row.lcClosing = row.lcOpening + row.lcNew + row.lcLosses + row.lcReversal + row.lcAllocatedClaims;

  // 66(b): interest on the CSM as it stands once income at initial recognition is taken.
  row.csmInterest = (row.csmOpening + row.csmNew - recovery.initial) * (accretion - 1);
  row.csmFuture = -row.fcfFuture;
  row.csmLossRecovery = -recovery.initial - recovery.losses + recovery.reversal + systematic;
  row.csmDerecognised = derecognition;
  row.csmBeforeRelease =
    row.csmOpening +
    row.csmNew +
    row.csmInterest +
    row.csmFuture +
    row.csmLossRecovery +
    row.csmDerecognised;
  release(row);
}
