import { checkExpected } from './checkCase';
import { isFacts, type Facts } from './facts';
import { figureFinder } from './figureFinder';
import type { PublishedCase } from './readCase';
import { tablesOfCase } from './tablesOfCase';

export interface Comparison {
  readonly path: string;
  readonly published: number;
  /** Undefined where the engine has no figure of that name. */
  readonly computed: number | undefined;
  readonly difference: number;
  readonly tolerance: number;
  readonly agrees: boolean;
}

/** A figure printed as one number may be a total, or the sum of a list of periods; yes and no are 1 and 0. */
function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'number'))
    return value.reduce<number>((sum, each: number) => sum + each, 0);
  if (isFacts(value) && typeof value['total'] === 'number') return value['total'];
  return undefined;
}

const child = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return value[Number(key)];
  return isFacts(value) && Object.hasOwn(value, key) ? value[key] : undefined;
};

interface Comparing {
  readonly tolerance: PublishedCase['tolerance'];
  readonly find: (path: string, published: number) => number | undefined;
  readonly periods: number;
  readonly into: Comparison[];
}

function allowedFor(
  path: string,
  published: number,
  { abs, rel = 0, overrides }: PublishedCase['tolerance'],
): number {
  const name = path.replace(/\[\d+\]$/, '');
  const own = overrides?.[path] ?? overrides?.[name] ?? overrides?.[name.split('.').at(-1) ?? ''];
  return own ?? Math.max(abs, rel * Math.abs(published));
}

/** A loss is printed as an amount, or as what it does to profit. */
const isLoss = (path: string): boolean =>
  /(^loss(es)?|onerous ?loss(es)?)(?! ?(component|recovery|ratio|allocated))/i.test(
    path
      .replace(/(\[\d+\])+$/, '')
      .split('.')
      .at(-1) ?? '',
  );

function compared(
  path: string,
  published: number,
  computed: unknown,
  asked: string,
  comparing: Comparing,
): void {
  const found = asNumber(computed) ?? comparing.find(asked, published);
  const value = found !== undefined && found * published < 0 && isLoss(path) ? -found : found;
  const difference = value === undefined ? Number.NaN : value - published;
  const tolerance = allowedFor(path, published, comparing.tolerance);
  comparing.into.push({
    path,
    published,
    computed: value,
    difference,
    tolerance,
    agrees: Math.abs(difference) <= tolerance + 1e-9,
  });
}

/** Years as sources print them are periods: 20X1 is the first, calendar years count in their order. */
function labelled(expected: Facts): ReadonlyMap<string, string> {
  const years = Object.keys(expected).filter((name) => /^(20)?[0-9xX]{2}$|^[xX]\d$/.test(name));
  const numberOf = (name: string, index: number) =>
    Number(/[xX](\d)$/.exec(name)?.[1] ?? index + 1);
  return new Map(years.sort().map((name, index) => [name, `year${numberOf(name, index)}`]));
}

/**
 * @param path as published
 * @param asked the same with periods by number
 */
function collect(
  path: string,
  expected: unknown,
  computed: unknown,
  asked: string,
  comparing: Comparing,
): void {
  if (typeof expected === 'number' || typeof expected === 'boolean')
    compared(path, Number(expected), computed, asked, comparing);
  else if (Array.isArray(expected)) {
    // A balance of one date more than there are periods begins with that of initial recognition.
    const fromInitial =
      expected.length === comparing.periods + 1 &&
      asNumber(child(computed, String(comparing.periods))) === undefined;
    expected.forEach((each, index) => {
      const date = fromInitial
        ? index === 0
          ? `initial.${asked}`
          : `${asked}[${index - 1}]`
        : `${asked}[${index}]`;
      collect(
        `${path}[${index}]`,
        each,
        fromInitial ? undefined : child(computed, String(index)),
        date,
        comparing,
      );
    });
  } else if (isFacts(expected)) {
    const years = labelled(expected);
    for (const [name, each] of Object.entries(expected)) {
      const at = (parent: string, key: string) => (parent === '' ? key : `${parent}.${key}`);
      const period = years.get(name) ?? name;
      collect(at(path, name), each, child(computed, period), at(asked, period), comparing);
    }
  }
}

/** A number printed without a date, where the figure of that name is a list of dates or none, is that of initial recognition. */
function withInitial(expected: Facts, tables: Facts): Facts {
  const { initial } = tables;
  if (!isFacts(initial)) return tables;
  const undated = Object.entries(expected).filter(
    ([name, value]) =>
      typeof value === 'number' &&
      name in initial &&
      (isFacts(tables[name]) || tables[name] === undefined),
  );
  return { ...tables, ...Object.fromEntries(undated.map(([name]) => [name, initial[name]])) };
}

/**
 * Every published number beside the computed one: by its path, or else by what its name says. Words (journals as sentences) are no numbers
 * and are left to tests of their own.
 * @throws InputError where the facts state no calculation, or nothing is published
 */
export function compareCase(
  published: PublishedCase,
  tables: Facts = tablesOfCase(published),
): readonly Comparison[] {
  checkExpected(published.expected);
  const into: Comparison[] = [];
  const labels: unknown = tables['labels'];
  const comparing = {
    tolerance: published.tolerance,
    find: figureFinder(tables),
    periods: Array.isArray(labels) ? labels.length : -2,
    into,
  };
  collect('', published.expected, withInitial(published.expected, tables), '', comparing);
  return into;
}
