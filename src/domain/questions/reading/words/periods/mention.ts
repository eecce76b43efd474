import type { Operator, PeriodRange } from '../../../query';

/** A time in a question. `relative` says which quarter or year before the last closed one, so that "compared with" can tell a comparison. */
export interface PeriodMention {
  readonly start: number;
  readonly end: number;
  readonly range: PeriodRange;
  readonly relative?: 'previous' | 'yearBefore' | undefined;
  /** Several quarters are to be told apart: "the last four quarters". */
  readonly isSeries?: boolean | undefined;
  /** How many they are. */
  readonly count?: number | undefined;
  /** From a quarter on. */
  readonly isSince?: boolean | undefined;
  /** It goes up to the last quarter, whatever that is. */
  readonly isOpen?: boolean | undefined;
  /** A month by its name, which is a month and not its quarter where the model has months. */
  readonly isMonth?: boolean | undefined;
  /** A day of a month, which says no more than its month where figures are those of quarters. */
  readonly isDay?: boolean | undefined;
  /** A quarter or a half of the year that another mention may name. */
  readonly isYearless?: boolean | undefined;
  /** A month as such, not the end of one: only balances have a close there. */
  readonly isWholeMonth?: boolean | undefined;
  /** The last of a time that began before: "through Q2", "2분기까지". */
  readonly isUntil?: boolean | undefined;
  /** The year in which contracts were issued: "sold in 2024", "2024년에 발행한". */
  readonly isOfIssue?: boolean | undefined;
  /** ... and in no other sense: "issued in 2024". */
  readonly isIssued?: boolean | undefined;
  /** "The quarter": another that is named beside it is the same. */
  readonly isDefinite?: boolean | undefined;
  /** Each of so many quarters, one after the other: "two quarters in a row". */
  readonly inARow?: number | undefined;
  /** As much of this year as another mention names of its own: "the same quarter of 2024". */
  readonly isSame?: boolean | undefined;
  /** From the beginning of a year to a quarter that another mention may name. */
  readonly isToDate?: boolean | undefined;
  /** The first and the last of a range: "between 2024 and 2025". */
  readonly ends?: readonly [PeriodRange, PeriodRange] | undefined;
  /** A year that others are held against: "before 2024", "2024 or later". */
  readonly bound?: { readonly operator: Operator; readonly year: string } | undefined;
}
