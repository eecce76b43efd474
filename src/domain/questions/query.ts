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
  readonly calculation?: Calculation | undefined;
  /** The figures of each of these are averaged: a dimension. */
  readonly averageOver?: string | undefined;
  /** How many of these are left is asked for, not which: a dimension. */
  readonly countOf?: string | undefined;
  readonly order?: Order | undefined;
  readonly limit?: number | undefined;
  /** So many rows come before: the second largest has one. */
  readonly offset?: number | undefined;
  /** So many rows of each of these: a dimension. */
  readonly limitWithin?: string | undefined;
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
  /** How the figure moved is limited, or what it is beyond the second figure; not the figure. */
  readonly of?: 'change' | 'difference' | undefined;
}

/** As `2025-12`. */
export interface PeriodRange {
  readonly from: string;
  readonly to: string;
}

/** Beside the period the one before it, or the same a year before. */
export type Comparison = 'previous' | 'yearBefore';

/** `change`: from quarter to quarter; `running`: from the first quarter on; `ratio`, `difference`: of the first figure and the second. */
export type Calculation = 'share' | 'running' | 'change' | 'ratio' | 'difference';

export interface Order {
  /** A measure, or a dimension. */
  readonly by: string;
  readonly direction: 'ascending' | 'descending';
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
