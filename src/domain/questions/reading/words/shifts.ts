import type { Comparison, PeriodRange } from '../../query';

/** The quarter that is `by` quarters after another. */
export function quartersFrom(period: string, by: number): string {
  const index = Number(period.slice(0, 4)) * 4 + Math.ceil(Number(period.slice(5)) / 3) - 1 + by;
  const month = ((index % 4) + 1) * 3;
  return `${Math.floor(index / 4)}-${String(month).padStart(2, '0')}`;
}

/** How many quarters a time has. */
export const quartersOf = ({ from, to }: PeriodRange): number => {
  const index = (period: string) => Number(period.slice(0, 4)) * 4 + Number(period.slice(5)) / 3;
  return index(to) - index(from) + 1;
};

/** The month that is `by` months after another. */
export const monthsFrom = (month: string, by: number): string => {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
};

/** Quarters, each by its closing month, as the months that they are. */
export const monthsOf = ({ from, to }: PeriodRange): PeriodRange => ({
  from: monthsFrom(from, -2),
  to,
});

/** The last month of a name, by its number, that is not after another month. */
export const lastMonth = (latest: string, of: number): string =>
  `${Number(latest.slice(0, 4)) - (of > Number(latest.slice(5)) ? 1 : 0)}-${String(of).padStart(2, '0')}`;

export const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5)) -
  Number(from.slice(5));

function monthsBefore({ from, to }: PeriodRange, comparison: Comparison): PeriodRange {
  const month = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5));
  const by = comparison === 'yearBefore' ? 12 : month(to) - month(from) + 1;
  return { from: monthsFrom(from, -by), to: monthsFrom(to, -by) };
}

/** The time that a time is compared with. @param hasMonths its ends are months, not the closing months of quarters. */
export function before(
  period: PeriodRange,
  comparison: Comparison,
  hasMonths = false,
): PeriodRange {
  if (hasMonths) return monthsBefore(period, comparison);
  const by = comparison === 'yearBefore' ? 4 : quartersOf(period);
  return { from: quartersFrom(period.from, -by), to: quartersFrom(period.to, -by) };
}
