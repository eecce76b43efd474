/** A step from one sequence to another: both sides where they match, one where it stands alone. */
export interface Step {
  old?: number;
  new?: number;
}

/**
 * Pairs two sequences in order so that the sum of the scores is greatest (Needleman-Wunsch without a cost for gaps). A score of 0 or
 * below is no match.
 */
export function alignInOrder(
  oldLength: number,
  newLength: number,
  score: (a: number, b: number) => number,
): Step[] {
  const width = newLength + 1;
  const best = new Float64Array((oldLength + 1) * width);
  const scores = new Float64Array(oldLength * newLength);
  const at = (table: Float64Array, index: number) => table[index] ?? 0;
  for (let a = oldLength - 1; a >= 0; a -= 1) {
    for (let b = newLength - 1; b >= 0; b -= 1) {
      const value = score(a, b);
      scores[a * newLength + b] = value;
      const match = value > 0 ? value + at(best, (a + 1) * width + b + 1) : -1;
      best[a * width + b] = Math.max(
        match,
        at(best, (a + 1) * width + b),
        at(best, a * width + b + 1),
      );
    }
  }
  const steps: Step[] = [];
  let a = 0;
  let b = 0;
  while (a < oldLength || b < newLength) {
    const here = at(best, a * width + b);
    const value = a < oldLength && b < newLength ? at(scores, a * newLength + b) : 0;
    if (value > 0 && here === value + at(best, (a + 1) * width + b + 1))
      steps.push({ old: a++, new: b++ });
    else if (a < oldLength && (b >= newLength || here === at(best, (a + 1) * width + b)))
      steps.push({ old: a++ });
    else steps.push({ new: b++ });
  }
  return steps;
}

/** The places of a longest rising run: what stands outside of it has moved. */
export function longestRising(values: readonly number[]): Set<number> {
  const tails: number[] = [];
  const before: number[] = [];
  values.forEach((value, index) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = index;
  });
  const rising = new Set<number>();
  for (let index = tails.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) rising.add(index);
  return rising;
}
