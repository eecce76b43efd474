import { isFacts, type Facts } from './facts';
import { tablesOfCase } from './tablesOfCase';
import type { PublishedCase } from './readCase';

export interface Comparison {
  readonly path: string;
  readonly published: number;
  /** Undefined where the engine has no figure of that name. */
  readonly computed: number | undefined;
  readonly difference: number;
  readonly tolerance: number;
  readonly agrees: boolean;
}

/** A figure printed as one number may be a total, or the sum of a list of periods. */
function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (Array.isArray(value) && value.every((each) => typeof each === 'number'))
    return value.reduce<number>((sum, each: number) => sum + each, 0);
  if (isFacts(value) && typeof value['total'] === 'number') return value['total'];
  return undefined;
}

const child = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return value[Number(key)];
  return isFacts(value) ? value[key] : undefined;
};

function collect(
  path: string,
  expected: unknown,
  computed: unknown,
  tolerance: PublishedCase['tolerance'],
  into: Comparison[],
): void {
  if (typeof expected === 'number') {
    const name =
      path
        .replace(/\[\d+\]$/, '')
        .split('.')
        .at(-1) ?? '';
    const allowed = tolerance.overrides?.[name] ?? tolerance.overrides?.[path] ?? tolerance.abs;
    const value = asNumber(computed);
    const difference = value === undefined ? Number.NaN : value - expected;
    into.push({
      path,
      published: expected,
      computed: value,
      difference,
      tolerance: allowed,
      agrees: Math.abs(difference) <= allowed + 1e-9,
    });
  } else if (Array.isArray(expected))
    expected.forEach((each, index) => collect(`${path}[${index}]`, each, child(computed, String(index)), tolerance, into));
  else if (isFacts(expected))
    for (const [name, each] of Object.entries(expected))
      collect(path === '' ? name : `${path}.${name}`, each, child(computed, name), tolerance, into);
}

/** A number printed without a date, where the figure of that name is a list of dates or none, is that of initial recognition. */
function withInitial(expected: Facts, tables: Facts): Facts {
  const { initial } = tables;
  if (!isFacts(initial)) return tables;
  const undated = Object.entries(expected).filter(
    ([name, value]) => typeof value === 'number' && name in initial && (isFacts(tables[name]) || tables[name] === undefined),
  );
  return { ...tables, ...Object.fromEntries(undated.map(([name]) => [name, initial[name]])) };
}

/**
 * Every published number beside the computed one. Words (journals as sentences) are no numbers and are left to tests of their own.
 * @throws InputError where the facts state no calculation
 */
export function compareCase(published: PublishedCase, tables: Facts = tablesOfCase(published)): readonly Comparison[] {
  const result: Comparison[] = [];
  collect('', published.expected, withInitial(published.expected, tables), published.tolerance, result);
  return result;
}
