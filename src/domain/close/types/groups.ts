import type { GroupInput, PoliciesInput } from '@/domain/ifrs17';
import type { BookGroup } from '@/domain/ifrs17/book';
import type { Period } from '../period';

/** What a group is expected to become at initial recognition (16). */
export type Profitability = 'onerous' | 'noSignificantPossibility' | 'remaining';

/** A group of contracts (14-24) as the book states it once; its quarters follow from contracts and estimates. */
export interface CloseGroup extends Partial<
  Pick<BookGroup, 'company' | 'transition' | 'isAcquired'>
> {
  readonly id: string;
  readonly portfolio: string;
  /** Year of issue (22). */
  readonly cohort: number;
  readonly profitability: Profitability;
  readonly model: GroupInput['model'];
  readonly currency: string;
  /** The quarter at whose start its first contracts are recognised, or with which it opens. */
  readonly firstPeriod: Period;
  /** Share of the illiquidity premium that its cash flows earn (B79-B80); default 1. */
  readonly illiquidity?: number | undefined;
  /** Risk adjustment as a share of the present value of claims and expenses (37, B91); default: what the stresses of the assumptions give at recognition. */
  readonly riskAdjustmentShare?: number | undefined;
  /** Shares of claims paid in their own quarter, the next, ...; together 1. Default: all at once. */
  readonly settlementPattern?: readonly number[] | undefined;
  /** The liability for incurred claims is discounted (59(b) lets claims within a year be). */
  readonly discountsClaims?: boolean | undefined;
  /** Risk adjustment of incurred claims, as a share of what is still to pay. */
  readonly claimsRiskShare?: number | undefined;
  /** Facts indicate that it may be onerous: fulfilment cash flows are tested each quarter (57-58). */
  readonly isTested?: boolean | undefined;
  /** Reinsurance held that is stated by itself (60-70A), such as an excess of loss: estimates come as `StatedEstimates`. */
  readonly held?: boolean | undefined;
  readonly policies?: PoliciesInput | undefined;
}

/** A proportional treaty over groups of the book (60-70A). */
export interface CloseTreaty {
  readonly id: string;
  readonly portfolio: string;
  readonly covers: readonly string[];
  readonly currency: string;
  readonly firstPeriod: Period;
  /** Share of claims that is recovered. */
  readonly cessionRate: number;
  /** Premium to the reinsurer, net of commission, as a share of the premiums expected when contracts are recognised. */
  readonly premiumShare: number;
  readonly illiquidity?: number | undefined;
  readonly policies?: PoliciesInput | undefined;
}
