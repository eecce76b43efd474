import type { Locale } from '@/domain/locale';
import type {
  AssumptionSet,
  CurveInput,
  FlowsInput,
  GroupInput,
  ModelPoint,
  OpeningInput,
  PoliciesInput,
  Product,
  Shock,
} from '@/domain/ifrs17';
import type { BookGroup, BookTreaty, Book as StatedBook } from '@/domain/ifrs17/book';
import type { Period } from './period';

export type LocalizedText = Readonly<Record<Locale, string>>;

export interface Portfolio {
  readonly id: string;
  readonly name: LocalizedText;
}

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

/** Something planted or noteworthy: what a reader of the quarter should find. */
export interface BookEvent {
  readonly id: string;
  readonly period: Period;
  readonly groups: readonly string[];
  readonly text: LocalizedText;
}

/** What notes say that no measurement gives, of one quarter (110, 111, 113, 119). Amounts in the functional currency. */
export interface StatedNotes extends Partial<
  Pick<StatedBook, 'returns' | 'underlyingItems' | 'basisChanges' | 'confidenceLevels'>
> {
  readonly period: Period;
}

/** What a book is, without its contracts and what happened to them. */
export interface BookDefinition {
  readonly id: string;
  readonly kind: 'demo' | 'small' | 'example' | 'own';
  readonly name: LocalizedText;
  readonly company: string;
  /** Functional currency (30). */
  readonly currency: string;
  readonly firstPeriod: Period;
  readonly lastPeriod: Period;
  readonly portfolios: readonly Portfolio[];
  readonly products: readonly Product[];
  readonly groups: readonly CloseGroup[];
  readonly treaties: readonly CloseTreaty[];
  readonly scenarios: readonly Scenario[];
  readonly exchangeRates: readonly ExchangeRate[];
  /** Crediting tables that follow the risk-free curve of the date (B74-B77): the forward rates less this margin. */
  readonly creditingMargins?: Readonly<Record<string, number>> | undefined;
  readonly events: readonly BookEvent[];
  readonly notes?: readonly StatedNotes[] | undefined;
  /** Published example: measured as it is stated, over all its periods. */
  readonly example?: PublishedExample | undefined;
}

export interface PublishedExample {
  /** Name under which the engine has it, with the figures that are printed. */
  readonly id: string;
  readonly source: string;
  readonly paragraphs: string;
  readonly periods: readonly Period[];
  readonly groups: readonly BookGroup[];
  readonly treaties: readonly BookTreaty[];
  /** How its figures are closed, where its source has no group over periods. */
  readonly note?: LocalizedText | undefined;
}

/** A book with everything that its close rests on. */
export interface Book {
  readonly definition: BookDefinition;
  readonly assumptions: readonly AssumptionVersion[];
  readonly curves: readonly MarketCurve[];
  readonly points: readonly BookPoint[];
  readonly actuals: readonly GroupActual[];
  readonly stated: readonly StatedEstimates[];
  /** Closings of the quarter before the first, of groups that do not begin in the book. */
  readonly openings?: readonly GroupClosing[] | undefined;
}

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
