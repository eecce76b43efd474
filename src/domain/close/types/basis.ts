import type { AssumptionSet, Shock } from '@/domain/ifrs17';
import type { LocalizedText } from './text';

export type Approval = 'draft' | 'submitted' | 'approved';

/** A version of the assumptions with who answers for it. Four eyes: nobody approves what they made. */
export interface AssumptionVersion {
  readonly version: string;
  readonly name: LocalizedText;
  readonly state: Approval;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly approvedBy?: string | undefined;
  readonly approvedAt?: string | undefined;
  /** `effectiveFrom` is the first month after the closing to whose estimates it applies. */
  readonly set: AssumptionSet;
  /** Other rates for market curves of the book, which are in force once the version is approved. */
  readonly curves?: readonly CurveRates[] | undefined;
}

/** Rates of a market curve, one a term of that curve. */
export interface CurveRates {
  /** Of the curve. */
  readonly id: string;
  readonly rates: readonly number[];
}

/** A market curve at the end of a month. */
export interface MarketCurve {
  readonly id: string;
  /** The month, as `2025-12`. */
  readonly date: string;
  readonly currency: string;
  readonly kind: 'riskFree' | 'illiquidityPremium';
  readonly source: string;
  /** Effective annual spot rates by term in years; of a premium the one rate that is added at every term. */
  readonly terms: readonly number[];
  readonly rates: readonly number[];
}

/** Units of functional currency for one of a foreign currency, at the end of a month and on average over the quarter that ends then. */
export interface ExchangeRate {
  readonly date: string;
  readonly currency: string;
  readonly closing: number;
  readonly average: number;
}

/** A change that the close of a quarter is run under. Its opening is that of the base. */
export interface Scenario {
  readonly id: string;
  readonly name: LocalizedText;
  readonly shock?: Shock | undefined;
  /** Added to every annual rate, and to the illiquidity premium. */
  readonly curveShift?: number | undefined;
  readonly illiquidityShift?: number | undefined;
}
