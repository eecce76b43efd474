import type { FlowsInput, GroupInput, ModelPoint } from '@/domain/ifrs17';
import type { Period } from '../period';

/** Contracts of like features. What happened to them stands by quarter from `entry` on; where it ends they go on as expected. */
export interface BookPoint extends Omit<
  ModelPoint,
  'id' | 'contracts' | 'accountValue' | 'premiumsPerYear'
> {
  readonly id: string;
  readonly premiumsPerYear?: ModelPoint['premiumsPerYear'];
  /** The quarter at whose start they come into the book. */
  readonly entry: Period;
  /** Contracts in force, and the account balance of one, at the start of that quarter. */
  readonly contracts: number;
  readonly accountValue?: number | undefined;
  /** The same at the end of each quarter from `entry` on. */
  readonly inForce?: readonly number[] | undefined;
  readonly accounts?: readonly number[] | undefined;
}

/** What happened to a group in a quarter. Amounts positive in their own direction; what is left out happened as expected. */
export interface GroupActual {
  readonly group: string;
  readonly period: Period;
  readonly premiums?: number | undefined;
  /** Claims incurred, undiscounted; of reinsurance held recoveries. */
  readonly claims?: number | undefined;
  readonly expenses?: number | undefined;
  readonly investmentComponents?: number | undefined;
  readonly acquisition?: number | undefined;
  /** Increase in fair value of underlying items (45, B101-B118). */
  readonly fairValueChange?: number | undefined;
  /** Paid in the quarter for claims of earlier quarters, and what is now expected for them, where either differs from the pattern. */
  readonly earlierClaims?: readonly EarlierClaims[] | undefined;
  /** Contracts that leave at the end of the quarter (74-77). */
  readonly derecognition?: Omit<Derecognition, 'atEndOf'> | undefined;
  /** What the source systems say was received and paid, for the control of cash. */
  readonly sourceCash?: { readonly cashIn: number; readonly cashOut: number } | undefined;
}
type Derecognition = NonNullable<GroupInput['derecognitions']>[number];

export interface EarlierClaims {
  /** The quarter in which they were incurred. */
  readonly incurredIn: Period;
  /** Now expected from the next quarter on. */
  readonly expectedPayments: readonly number[];
}

/** Estimates that no projection gives: those of a treaty that is stated by itself. By quarter to come. */
export interface StatedEstimates {
  readonly group: string;
  /** Estimates of the start of this quarter. */
  readonly period: Period;
  readonly expected: FlowsInput;
  readonly coverageUnits: readonly number[];
}
