/** A question as it was understood: plain JSON, made of parts that can be changed one by one. */
export interface Query {
  /** What is listed, where nothing is measured. */
  readonly entity?: string | undefined;
  readonly measures: readonly string[];
  readonly dimensions: readonly string[];
  readonly filters: readonly Filter[];
  readonly thresholds: readonly Threshold[];
  /** Closing months of quarters, both included; absent: no period (administration). */
  readonly period?: PeriodRange | undefined;
  readonly comparison?: Comparison | undefined;
  /** What a `given` comparison is with: a time, or other values of a dimension that is filtered by. */
  readonly against?: Against | undefined;
  readonly calculation?: Calculation | undefined;
  /** The figures of each of these are averaged: a dimension. */
  readonly averageOver?: string | undefined;
  /** What stands in the middle of them, not their average. */
  readonly isMedian?: boolean | undefined;
  /** How many of these are left is asked for, not which: a dimension. */
  readonly countOf?: string | undefined;
  readonly order?: Order | undefined;
  readonly limit?: number | undefined;
  /** So many rows come before: the second largest has one. */
  readonly offset?: number | undefined;
  /** So many rows of each of these: a dimension. */
  readonly limitWithin?: string | undefined;
  /** Only of those that a query of their own chooses. */
  readonly within?: Selection | undefined;
  /** Words that were left out: what goes on from it leaves them out, too. */
  readonly unread?: readonly string[] | undefined;
}

/** Those of a dimension that a query of their own chooses: the three largest portfolios, the portfolios that have onerous groups. */
export interface Selection extends Pick<
  Query,
  | 'measures'
  | 'filters'
  | 'thresholds'
  | 'period'
  | 'comparison'
  | 'calculation'
  | 'order'
  | 'limit'
  | 'offset'
> {
  readonly dimension: string;
}

export interface Filter {
  readonly dimension: string;
  readonly values: readonly string[];
  readonly isNegated: boolean;
}

export type Operator = '>' | '>=' | '<' | '<=';

export interface Threshold {
  readonly measure: string;
  readonly operator: Operator;
  readonly value: number;
  /** What was computed of the figure is limited, not the figure. */
  readonly of?: Computed | undefined;
  /** ... in each of so many quarters, one after the other. */
  readonly inARow?: number | undefined;
}

/** How a figure moved, its part of all, what it is beyond the second figure, or in relation to it or to the average of all rows. */
export type Computed = 'change' | 'changePercent' | 'share' | 'difference' | 'ratio' | 'average';

/** As `2025-12`. */
export interface PeriodRange {
  readonly from: string;
  readonly to: string;
}

/** Beside the period the one before it, the same a year before, or what is given. */
export type Comparison = 'previous' | 'yearBefore' | 'given';

export interface Against {
  readonly period?: PeriodRange | undefined;
  readonly filter?: Filter | undefined;
}

/**
 * `change`: from quarter to quarter; `running`: from the first quarter on; `ratio` (in percent), `multiple`, `difference`: of the first figure and the second,
 * the multiple also of a figure and what it is compared with.
 */
export type Calculation = 'share' | 'running' | 'change' | 'ratio' | 'multiple' | 'difference';

export interface Order {
  /** A measure, or a dimension. */
  readonly by: string;
  readonly direction: 'ascending' | 'descending';
  /** How it moved, or how in percent, where figures are compared; absent: how large it is. */
  readonly of?: 'change' | 'changePercent' | undefined;
}

/** Whether a dimension is a time. */
export const isTime = (dimension: string): boolean =>
  dimension === 'period' || dimension === 'year' || dimension === 'month';

export const EMPTY_QUERY: Query = {
  measures: [],
  dimensions: [],
  filters: [],
  thresholds: [],
};

/** The query that chooses: one row for each that is chosen. */
export const chosenBy = ({ dimension, ...chosen }: Selection): Query => ({
  ...chosen,
  dimensions: [dimension],
});
