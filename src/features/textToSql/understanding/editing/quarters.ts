const QUARTERS = 20;
const QUARTERS_AHEAD = 4;

/** The first month of the quarter that a month closes. */
export const firstMonthOf = (month: string): string =>
  `${month.slice(0, 5)}${String(Number(month.slice(5)) - 2).padStart(2, '0')}`;

/** Closing months around the one that was asked for, the latest first. */
export function quartersAround(month: string): string[] {
  const [year = 0, of = 0] = month.split('-').map(Number);
  const last = year * 4 + Math.ceil(of / 3) + QUARTERS_AHEAD - 1;
  return Array.from({ length: QUARTERS }, (_, index) => {
    const quarter = last - index;
    return `${Math.floor(quarter / 4)}-${String(((quarter % 4) + 1) * 3).padStart(2, '0')}`;
  });
}
