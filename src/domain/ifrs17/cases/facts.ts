/** Facts of a case are JSON of no fixed shape: these read what is there and say nothing of what is not. */
export type Facts = Readonly<Record<string, unknown>>;

export const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function amount(facts: Facts, ...names: readonly string[]): number | undefined {
  for (const name of names) {
    const value = facts[name];
    if (typeof value === 'number') return value;
  }
  return undefined;
}

export function amounts(facts: Facts, ...names: readonly string[]): readonly number[] | undefined {
  for (const name of names) {
    const value = facts[name];
    if (Array.isArray(value) && value.every((each): each is number => typeof each === 'number'))
      return value;
  }
  return undefined;
}

export function part(facts: Facts, ...names: readonly string[]): Facts | undefined {
  for (const name of names) {
    const value = facts[name];
    if (isFacts(value)) return value;
  }
  return undefined;
}

/** Facts by period: `years`, `periods`, `quarters`, ... where each entry is an object, or `year1`, `year2`, ... */
export function periodFacts(facts: Facts): readonly Facts[] {
  for (const name of [
    'years',
    'periods',
    'halfYears',
    'quarters',
    'months',
    'interimPeriods',
    'reportingPeriods',
  ]) {
    const value = facts[name];
    if (Array.isArray(value) && value.every(isFacts)) return value;
  }
  return Object.entries(facts)
    .filter(
      (entry): entry is [string, Facts] =>
        /^(year|period|quarter|month|q|y)[ _]?\d+$/i.test(entry[0]) && isFacts(entry[1]),
    )
    .sort(([one], [other]) => Number(/\d+/.exec(one)) - Number(/\d+/.exec(other)))
    .map(([, each]) => each);
}

/** `value` as often as whole periods ask for; a count that is none is named by the check of the input. */
export const repeated = (value: number, count: number): number[] =>
  new Array<number>(
    Number.isFinite(count) ? Math.min(2400, Math.max(0, Math.floor(count))) : 0,
  ).fill(value);

/** A list, or one number that holds for every period. */
export function amountsOrEach(
  facts: Facts,
  length: number,
  ...names: readonly string[]
): readonly number[] | undefined {
  const each = amount(facts, ...names);
  return amounts(facts, ...names) ?? (each === undefined ? undefined : repeated(each, length));
}

/** Facts that say what a group is expected to pay, by period or alike in all. */
export const outflowNames = [
  'expectedOutflows',
  'expectedClaims',
  'claimsPerPeriod',
  'claims',
] as const;

export const says = (facts: Facts, name: string): string =>
  typeof facts[name] === 'string' ? facts[name] : '';

/** The entry of every period under one of the names, where any period has it. */
export function column(
  periods: readonly Facts[],
  otherwise: (index: number) => number,
  ...names: readonly string[]
): number[] | undefined {
  if (!periods.some((each) => amount(each, ...names) !== undefined)) return undefined;
  return periods.map((each, index) => amount(each, ...names) ?? otherwise(index));
}

/** Without entries that are undefined: an input's optional fields are there or are not. */
export const given = <T extends Facts>(
  fields: T,
): { readonly [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
