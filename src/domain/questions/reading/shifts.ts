import type { Comparison, PeriodRange } from '../query';

/** The quarter that is `by` quarters after another. */
export function quartersFrom(period: string, by: number): string {
  const index = Number(period.slice(0, 4)) * 4 + Math.ceil(Number(period.slice(5)) / 3) - 1 + by;
  const month = ((index % 4) + 1) * 3;
  return `${Math.floor(index / 4)}-${String(month).padStart(2, '0')}`;
}

const quartersOf = ({ from, to }: PeriodRange): number => {
  const index = (period: string) => Number(period.slice(0, 4)) * 4 + Number(period.slice(5)) / 3;
  return index(to) - index(from) + 1;
};

/** The time that a time is compared with. */
export function before(period: PeriodRange, comparison: Comparison): PeriodRange {
  const by = comparison === 'yearBefore' ? 4 : quartersOf(period);
  return { from: quartersFrom(period.from, -by), to: quartersFrom(period.to, -by) };
}
