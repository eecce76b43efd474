/**
 * A sum of doubles without rounding (Shewchuk 1997): parts that do not overlap, the smallest first. Whatever the order of the terms and of the
 * batches in which they come, the parts make up the same number, and so does its one rounding. Plain JSON.
 */
export type ExactSum = readonly number[];

/** Adds a term to parts that are one's own: they are changed in place. */
export function addTerm(parts: number[], term: number): void {
  let rest = term;
  let kept = 0;
  for (const part of parts) {
    const isSmaller = Math.abs(rest) < Math.abs(part);
    const large = isSmaller ? part : rest;
    const small = isSmaller ? rest : part;
    const total = large + small;
    const lost = small - (total - large);
    if (lost !== 0) parts[kept++] = lost;
    rest = total;
  }
  parts.length = kept;
  if (rest !== 0 || kept === 0) parts.push(rest);
}

/** Adds a term, or the parts of another sum. Amounts are finite and below 1e292. */
export function plus(sum: ExactSum, terms: ExactSum): ExactSum {
  const parts = [...sum];
  for (const term of terms) addTerm(parts, term);
  return parts;
}

/** The nearest double; halfway between two, the even one. */
export function roundedSum(sum: ExactSum): number {
  if (sum.length < 2) return (sum[0] ?? 0) + 0;
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
  const parts: number[] = [];
  for (const value of values) if (value !== 0) addTerm(parts, value);
  return roundedSum(parts);
};
