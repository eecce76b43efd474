/** A number that an input states, by its path as explanations name it: `expected.claims[1]`. */
export interface StatedNumber {
  readonly path: string;
  readonly value: number;
}

/** What says when something is, not how much. */
const times = new Set(['periods', 'periodsPerYear', 'atEndOf']);

/** Every number of an input, in the order in which it is stated. */
export function statedNumbers(input: object, at = ''): readonly StatedNumber[] {
  return Object.entries(input).flatMap(([name, value]: [string, unknown]) => {
    if (times.has(name)) return [];
    const path = Array.isArray(input) ? `${at}[${name}]` : at === '' ? name : `${at}.${name}`;
    if (typeof value === 'number') return [{ path, value }];
    return typeof value === 'object' && value !== null ? statedNumbers(value, path) : [];
  });
}

/** Whether a number is a rate, a count, or else an amount of currency. */
export function statedKind(path: string): 'rate' | 'count' | 'amount' {
  if (/rates?\b|returns|Rate\b|shareOfOutflows/.test(path)) return 'rate';
  return /coverageUnits|revenuePattern|contracts|deaths/.test(path) ? 'count' : 'amount';
}
