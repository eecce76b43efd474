import { isRecognised } from '../core/checkOpening';
import type { State } from '../core/state';
import type { LossRecovery } from './reinsuranceMargin';

/** 57-58: the loss component is the excess of fulfilment cash flows over the liability without it. Reinsurance held mirrors it (66B). */
export function onerousTest({ group, row, period }: State, recovery: LossRecovery): void {
  if (group.held) {
    row.lcNew = -recovery.initial;
    row.lcLosses = -recovery.losses;
    row.lcReversal = recovery.reversal + recovery.allocated;
    return;
  }
  const remaining = group.input.premiumAllocation?.fulfilmentCashFlows;
  if (!remaining) return;
  if (isRecognised(group, period)) row.lcNew = Math.max(0, remaining[0] ?? 0);
  const closing = Math.max(0, (remaining[period + 1] ?? 0) - row.lrcClosing);
  const change = closing - row.lcOpening - row.lcNew;
  row.lcLosses = Math.max(0, change);
  row.lcReversal = Math.min(0, change);
}
