import type { CompiledGroup } from './compile';
import { noLossRecovery, type LossRecovery } from './lossRecovery';
import { newCursor, type RowCursor } from './row/row';

/** What a measurement carries from step to step and from period to period. One is reused for many groups: no allocation while measuring. */
export interface State {
  group: CompiledGroup;
  /** 0-based. */
  period: number;
  readonly row: RowCursor;
  /** What joins at the start of the period, tranche by tranche. */
  joined: Float64Array;
  /** What the underlying groups of contracts held give them in the period. */
  recovery: LossRecovery;
  /** Year to date, where that is the policy (B137): the year's row so far and what of it is already reported. */
  readonly year: RowCursor;
  readonly reported: RowCursor;
  accretionFactor: number;
  /** What CSM of the year has grown to by accretion alone, each part from when it joined. */
  csmGrown: number;
}

export function newState(group: CompiledGroup): State {
  return {
    group,
    period: 0,
    row: newCursor(),
    joined: new Float64Array(0),
    recovery: noLossRecovery,
    year: newCursor(),
    reported: newCursor(),
    accretionFactor: 1,
    csmGrown: 0,
  };
}
