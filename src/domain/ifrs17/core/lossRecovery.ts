import type { GroupInput } from '../schema/group';

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
