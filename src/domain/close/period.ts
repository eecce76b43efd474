/** A quarter by its closing month, as `2025-12`. As text quarters sort by time. */
export type Period = string;

const numberOf = (month: string) => 12 * Number(month.slice(0, 4)) + Number(month.slice(5)) - 1;
const monthOf = (months: number) =>
  `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;

export const monthsFrom = (month: string, months: number): string =>
  monthOf(numberOf(month) + months);

/** The quarter so many quarters later. */
export const periodAfter = (period: Period, quarters = 1): Period =>
  monthsFrom(period, 3 * quarters);

/** Quarters from one to another. */
export const quartersBetween = (from: Period, to: Period): number =>
  (numberOf(to) - numberOf(from)) / 3;

/** First month of a quarter, and the first month after it. */
export const firstMonthOf = (period: Period): string => monthsFrom(period, -2);
export const monthAfter = (period: Period): string => monthsFrom(period, 1);

/** Months from one month to another. */
export const monthsBetween = (from: string, to: string): number => numberOf(to) - numberOf(from);

/** All quarters from the first to the last. */
export const periodsBetween = (first: Period, last: Period): readonly Period[] =>
  Array.from({ length: quartersBetween(first, last) + 1 }, (_, index) => periodAfter(first, index));

/** The periods of a book, each by its closing month: quarters, but for a published example, whose periods are its own. */
export const periodsOf = ({
  firstPeriod,
  lastPeriod,
  example,
}: {
  readonly firstPeriod: Period;
  readonly lastPeriod: Period;
  readonly example?: { readonly periods: readonly Period[] } | undefined;
}): readonly Period[] => example?.periods ?? periodsBetween(firstPeriod, lastPeriod);

/** The period of a book before another one; undefined before the first. */
export function periodBefore(
  book: Parameters<typeof periodsOf>[0],
  period: Period,
): Period | undefined {
  const periods = periodsOf(book);
  return periods[periods.indexOf(period) - 1];
}
