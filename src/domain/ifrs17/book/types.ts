import type { AcquisitionAssetInput } from '../models/acquisitionAsset';
import type { GroupInput } from '../schema/group';
import type { ReinsuranceHeldInput } from '../models/reinsurance/reinsuranceHeldInput';

/** How a group came into the book at transition (C5-C24), where 114 keeps it apart. */
export type Transition = 'modifiedRetrospective' | 'fairValue' | 'other';

/** What a book knows of a group beside its measurement; sums are taken by any of it. */
export interface GroupFacts {
  readonly id: string;
  readonly company: string;
  readonly portfolio: string;
  /** Functional currency of the company, in which the figures are. */
  readonly currency: string;
  readonly transition: Transition;
  /** Acquired in a transfer or a business combination (107(a), 108). */
  readonly isAcquired: boolean;
}

/** A group of a book as it is stated; what is left out is one company, one portfolio, issued and fully retrospective. */
export interface BookGroup extends Partial<Omit<GroupFacts, 'id'>> {
  readonly id: string;
  readonly input: GroupInput;
}

/** A treaty of a book: its underlying groups stand in the book under their own names. */
export interface BookTreaty extends Partial<Omit<GroupFacts, 'id'>> {
  readonly id: string;
  readonly covers: readonly string[];
  readonly input: Omit<ReinsuranceHeldInput, 'underlying'>;
}

/** An asset for acquisition cash flows paid before their group is recognised (28B), period by period: each states what it opens with. */
export interface BookAsset extends Partial<Omit<GroupFacts, 'id'>> {
  readonly id: string;
  /** Model of the group that it is paid for; default GMM. */
  readonly model?: GroupInput['model'] | undefined;
  readonly periodsPerYear?: ClosedGroup['periodsPerYear'] | undefined;
  readonly periods: readonly {
    readonly label: string;
    readonly input: AcquisitionAssetInput;
    /** Shares of what it closes with by the period to come in which their derecognition is expected (109A); together 1. */
    readonly expectedDerecognition?: readonly number[] | undefined;
  }[];
}

/**
 * Figures by the names of a period's columns, those of an asset (`assetOpening`, ...), and lists of what is to come or of claims: `release[n]`, `maturity[n]` and
 * `derecognition[n]` are of the n-th period to come.
 */
export type Figures = Readonly<Record<string, number>>;

/** Units of the presentation currency for one of a company's, at both ends of the period and on its average (IAS 21.39). */
export interface PresentationRates {
  readonly opening: number;
  readonly average: number;
  readonly closing: number;
}

/** One group, one period: plain JSON that a worker stores. Sums, controls, journals and statements need nothing else. */
export interface ClosedGroup extends GroupFacts {
  readonly period: string;
  readonly side: 'issued' | 'held';
  /** PAA has a liability for remaining coverage, GMM and VFA have fulfilment cash flows and a CSM; an asset of 28B is neither. */
  readonly family: 'general' | 'allocation' | 'acquisitionAsset';
  readonly model: GroupInput['model'];
  readonly figures: Figures;
  readonly periodsPerYear: 1 | 2 | 4 | 12;
  /** Contracts recognised in the period are onerous (107). */
  readonly isOnerousAtRecognition: boolean;
  /** Contracts that joined at a loss are measured beside those with a CSM (16): both may stand in one closing. */
  readonly holdsBoth: boolean;
  /** Held: most that the loss-recovery component may be (B119F). */
  readonly recoveryCap?: number;
  /** The periods that it was rolled up from, in their order (`rolledUp`). */
  readonly rolledFrom?: readonly string[];
  /** Its figures are in a presentation currency: translated from which, at what rates (`presentedIn`). */
  readonly presented?: { readonly from: string; readonly rates: PresentationRates };
}

/** A group that could not be measured: the others are not stopped by it. */
export interface FailedGroup {
  readonly id: string;
  readonly errors: readonly {
    readonly path: string;
    readonly expected: string;
    readonly found: string;
  }[];
}

export interface Closed {
  readonly groups: readonly ClosedGroup[];
  readonly failed: readonly FailedGroup[];
}
