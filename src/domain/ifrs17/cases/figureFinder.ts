import { isFacts, type Facts } from './facts';
import { isLifeTime, meaningOfFigure } from './resultNames';

type Index = ReadonlyMap<string, readonly number[]>;

const isNamed = (name: string) => name === 'journals' || name === 'labels';

/** Every number of the tables with its path; flags count as 1 and 0. */
function leaves(value: unknown, path: string, into: [string, number][]): [string, number][] {
  if (typeof value === 'number') into.push([path, value]);
  else if (typeof value === 'boolean') into.push([path, value ? 1 : 0]);
  else if (Array.isArray(value))
    value.forEach((each, index) => leaves(each, `${path}[${index}]`, into));
  else if (isFacts(value))
    for (const [name, each] of Object.entries(value))
      if (!isNamed(name)) leaves(each, path === '' ? name : `${path}.${name}`, into);
  return into;
}

function indexOf(found: readonly (readonly [string, number])[], withTable: boolean): Index {
  const index = new Map<string, number[]>();
  for (const [path, value] of found) {
    const meaning = meaningOfFigure(path, withTable);
    index.set(meaning, [...(index.get(meaning) ?? []), value]);
  }
  return index;
}

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * (1 + Math.abs(b));

/** One value where all that is meant is equal but for the direction in which a table prints it; undefined where the words fit different figures. */
function only(values: readonly number[] | undefined): number | undefined {
  const [first] = values ?? [];
  if (first === undefined || !values) return undefined;
  return values.every((each) => near(Math.abs(each), Math.abs(first))) ? first : undefined;
}

const everyPeriod = /(per|each)[ _]?(year|period|quarter|month)$/i;
const dated = /#|\[\d|(year|period|quarter|month)[ _]?\d/i;

/** Raw movements (`movements.year1.csm.future`) are asked last: a table's own figure goes first. */
const isRaw = (path: string): boolean => path.startsWith('movements.');

/**
 * Finds a published figure by what its name says, where no figure has just that name. A figure without a date is that of initial recognition
 * (or of the only period), a balance without `opening` or `closing` the closing one, a total the sum over the periods. Tables print the
 * same movement as income or as a decrease of the liability: where the name leaves this open, the published sign says which is meant.
 */
export function figureFinder(
  tables: Facts,
): (path: string, published: number) => number | undefined {
  const labels = Array.isArray(tables['labels']) ? tables['labels'].map(String) : [];
  let indexes: readonly Index[] | undefined;
  const built = () => {
    const all = leaves(tables, '', []);
    const [raw, own] = [all.filter(([path]) => isRaw(path)), all.filter(([path]) => !isRaw(path))];
    return [indexOf(own, true), indexOf(own, false), indexOf(raw, false)];
  };
  const look = (path: string, published: number): number | undefined => {
    indexes ??= built();
    const meant = indexes.map((index, tier) => index.get(meaningOfFigure(path, tier === 0)));
    const value = meant.map(only).find((each) => each !== undefined);
    if (value === undefined || value * published >= 0) return value;
    return meant.flat().some((each) => each !== undefined && near(each, -value)) ? -value : value;
  };
  const withoutHeading = (path: string): string | undefined => {
    const parts = path.split('.');
    const heading = parts.findIndex((part) => !dated.test(part));
    return heading < 0 || heading === parts.length - 1
      ? undefined
      : parts.filter((_, index) => index !== heading).join('.');
  };
  // Statements show balances without saying that they are closing ones.
  const closingToo = (path: string, published: number) =>
    look(path, published) ??
    look(`${path}.closing`, published) ??
    (/closing/i.test(path) ? look(path.replace(/closing/i, ''), published) : undefined);
  /** `revenuePerQuarter`: what all periods have alike. */
  const each = (path: string, published: number): number | undefined => {
    const base = path.replace(
      /[ _]?(?:in[ _]?)?(?:per|each)[ _]?(?:year|period|quarter|month)$/i,
      '',
    );
    if (base === path) return undefined;
    const [first, ...others] = labels.map((_, period) => look(`${base}[${period}]`, published));
    return first !== undefined && others.every((other) => other !== undefined && near(other, first))
      ? first
      : undefined;
  };
  const find = (path: string, published: number): number | undefined => {
    if (everyPeriod.test(path)) return each(path, published);
    const direct = closingToo(path, published);
    if (direct !== undefined || dated.test(path)) return direct;
    const byPeriod = labels.map((_, period) => look(`${path}[${period}]`, published));
    if (isLifeTime(path) && byPeriod.length > 0 && byPeriod.every((each) => each !== undefined))
      return byPeriod.reduce<number>((sum, each) => sum + (each ?? 0), 0);
    // Of one date alone there is no other than initial recognition.
    if (labels.length === 0 && /^initial\b/i.test(path))
      return closingToo(path.replace(/^\w+\./, ''), published);
    return (
      look(`initial.${path}`, published) ??
      (labels.length === 1 ? closingToo(`${path}[0]`, published) : undefined)
    );
  };
  // A heading that says nothing to the engine is left out, where what stands under it is one figure all the same.
  const findUnder = (path: string, published: number): number | undefined => {
    const found = find(path, published);
    const short = found === undefined ? withoutHeading(path) : undefined;
    return short === undefined ? found : findUnder(short, published);
  };
  return findUnder;
}
