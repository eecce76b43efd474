/**
 * A sum of doubles without rounding (Shewchuk 1997): parts that do not overlap, the smallest first. Whatever the order of the terms and of the
 * batches in which they come, the parts make up the same number, and so does its one rounding. Plain JSON.
 */
export type ExactSum = readonly number[];

/** Adds a term, or the parts of another sum. Amounts are finite and below 1e292. */
export function plus(sum: ExactSum, terms: ExactSum): ExactSum {
  let parts = [...sum];
  for (const term of terms) {
    let rest = term;
    const next: number[] = [];
    for (const part of parts) {
      const [large, small] = Math.abs(rest) < Math.abs(part) ? [part, rest] : [rest, part];
      const total = large + small;
      const lost = small - (total - large);
      if (lost !== 0) next.push(lost);
      rest = total;
    }
    if (rest !== 0 || next.length === 0) next.push(rest);
    parts = next;
  }
  return parts;
}

/** The nearest double; halfway between two, the even one. */
export function roundedSum(sum: ExactSum): number {
  const parts = [...sum];
  let high = parts.pop() ?? 0;
  let low = 0;
  while (parts.length > 0 && low === 0) {
    const part = parts.pop() ?? 0;
    const total = high + part;
    low = part - (total - high);
    high = total;
  }
  // What is left decides a tie.
  const next = parts.at(-1) ?? 0;
  if (low !== 0 && Math.sign(low) === Math.sign(next)) {
    const doubled = low * 2;
    const up = high + doubled;
    if (doubled === up - high) high = up;
  }
  return high + 0;
}

export const exactly = (values: Iterable<number>): number => {
  let sum: ExactSum = [];
  for (const value of values) sum = plus(sum, [value]);
  return roundedSum(sum);
};
