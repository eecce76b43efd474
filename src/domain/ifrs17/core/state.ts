import type { CompiledGroup } from './compile';
import { newCursor, type RowCursor } from './row';

/** What a measurement carries from step to step and from period to period. One is reused for many groups: no allocation while measuring. */
export interface State {
  group: CompiledGroup;
  /** 0-based. */
  period: number;
  readonly row: RowCursor;
  /** Present value of the estimates so far, at the current and at the locked-in rate, and what the risk adjustment would be. */
  pvCurrent: number;
  pvLockedIn: number;
  /** Balance on which profit or loss takes interest: that at locked-in rates, or the one allocated so far (B131-B132). */
  pvAllocated: number;
  /** What current rates make of a risk adjustment that is disaggregated, beyond its balance at locked-in rates. */
  raGap: number;
  /** Interest of the period on that balance. */
  interestAllocated: number;
  /** Share of the contracts that leaves at the end of the period. */
  derecognised: number;
  /** Share of the contracts still in the group, now and at the start of the period. */
  remaining: number;
  remainingOpening: number;
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
    pvCurrent: 0,
    pvLockedIn: 0,
    pvAllocated: 0,
    raGap: 0,
    interestAllocated: 0,
    derecognised: 0,
    remaining: 1,
    remainingOpening: 1,
    year: newCursor(),
    reported: newCursor(),
    accretionFactor: 1,
    csmGrown: 0,
  };
}
