/** Entries of a close are dated on the last day of its month: ISO date of `2025-12`. */
export function postingDate(period: string): string {
  const [year = 0, month = 1] = period.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
