import type { Period } from './period';
import type { BookPoint } from './types';

/** Contracts that had come into each group by the end of a quarter, whatever became of them. */
export function recognisedBy(
  points: readonly BookPoint[],
  period: Period,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { group, entry, contracts } of points)
    if (entry <= period) sums.set(group, (sums.get(group) ?? 0) + contracts);
  return sums;
}
