import type { CurveInput, FlowsInput, GroupInput, OpeningInput } from '@/domain/ifrs17';
import type { BookGroup, BookTreaty } from '@/domain/ifrs17/book';
import type { Period } from '../period';

type Accident = NonNullable<NonNullable<GroupInput['incurredClaims']>['accidentPeriods']>[number];

/** What a group closes with and the next quarter opens with: balances, locked-in curve as seen then, estimates by quarter to come. */
export interface GroupClosing {
  readonly group: string;
  readonly period: Period;
  readonly opening: OpeningInput;
  readonly lockedIn?: CurveInput | undefined;
  /** Left out: what the contracts in force are projected to bring. */
  readonly expected?: FlowsInput | undefined;
  readonly coverageUnits?: readonly number[] | undefined;
  /** Returns expected on account balances (45). */
  readonly returns?: readonly number[] | undefined;
  readonly riskAdjustmentShare?: number | undefined;
  /** Claims incurred so far; 0 is the quarter just closed. */
  readonly accidentPeriods?: readonly Accident[] | undefined;
  /** Version under which the estimates stand. */
  readonly version?: string | undefined;
  /** Contracts that had come into the group by then, whatever became of them. */
  readonly recognised?: number | undefined;
  /** Of a treaty, by group that it covers: what is left of losses recognised before it was bought (66A). */
  readonly neverRecovered?: readonly number[] | undefined;
}

/** Why estimates of future service changed at the end of a quarter. */
export type ChangeReason = 'experience' | 'assumptions' | 'market';

/** Inputs of a quarter: what closes, and what explains each figure of it. */
export interface QuarterInputs {
  readonly groups: readonly BookGroup[];
  readonly treaties: readonly BookTreaty[];
}
