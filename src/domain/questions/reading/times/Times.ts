import type { Against, Comparison, Filter, PeriodRange } from '../../query';

export interface Times {
  readonly period?: PeriodRange | undefined;
  readonly comparison?: Comparison | undefined;
  /** What a given comparison is with. */
  readonly against?: Against | undefined;
  /** A change in each of so many quarters. */
  readonly inARow?: number | undefined;
  /** Several times told apart: those quarters or years only. */
  readonly filter?: Filter | undefined;
  /** Split by quarter or by year. */
  readonly splitBy?: 'period' | 'year' | 'month' | undefined;
  /** Years that are cohorts: "2022 코호트", "issued before 2024". */
  readonly cohorts: readonly Filter[];
  /** From one time to another, so that a balance is one of each quarter between. */
  readonly isSpan?: boolean | undefined;
  /** "Q1 2024 and 2025": a quarter beside a year has no one meaning. */
  readonly isMixed?: boolean | undefined;
  /** It ends then, and began at a time that is not said. */
  readonly isUntil?: boolean | undefined;
  /** From the beginning of the year on. */
  readonly isToDate?: boolean | undefined;
  /** A month, of which flows have no figure. */
  readonly isWholeMonth?: boolean | undefined;
  /** A part of a longer time is asked for as its share. */
  readonly isPart?: boolean | undefined;
}

/** What is known of time. */
export interface Calendar {
  /** The last closed quarter. */
  readonly latest: string;
  /** Years of issue. */
  readonly cohorts: readonly string[];
  /** How many values there are of each dimension. */
  readonly sizes?: Readonly<Record<string, number>> | undefined;
  /** What is asked for has a day and belongs to no quarter. */
  readonly hasDays?: boolean | undefined;
}
