import {
  InputError,
  parse,
  projectionInput,
  type AssumptionSet,
  type Product,
} from '@/domain/ifrs17';
import { partOf } from '../batches';
import { closeQuarter } from '../quarter/closeQuarter';
import type { Book } from '../types';
import type { Row } from './columns';
import type { RowError } from './parseRow';
import { errorAt, type SmallTables } from './tableErrors';

/** Groups whose first close tells whether a book closes. */
const SAMPLE_GROUPS = 200;

/** Columns of a product that are called otherwise than its fields. */
const productColumns: Readonly<Record<string, string>> = {
  morbidity: 'diagnosis',
  claimCosts: 'treatment',
  lossRatios: 'loss',
};

interface Place {
  readonly table: 'products' | 'assumptions';
  readonly line: number;
  readonly column: string;
}

/** Where the file says what the engine names by a path: `products[0].lapse`, `assumptions[0].lapse[1].rates[3]`. */
function placesOf(
  products: readonly Row<'products'>[],
  assumptions: readonly Row<'assumptions'>[],
) {
  const lines = new Map<string, number>();
  const first = (line: number, ...parts: readonly string[]) => {
    const key = JSON.stringify(parts);
    if (!lines.has(key)) lines.set(key, line);
  };
  for (const { line, values } of assumptions) {
    const { version, kind, table = '', item = 'rates' } = values;
    first(line, version, kind, table, item);
    first(line, version, kind, table);
    first(line, version, kind);
    first(line, version);
  }
  const lineOf = (...parts: readonly string[]) => lines.get(JSON.stringify(parts));
  return (path: string, set: AssumptionSet): Place => {
    const [, product, field = ''] = /^products\[(\d+)\].*?(\w+)(?:\[\d+\])?$/.exec(path) ?? [];
    if (product !== undefined) {
      const line = products[Number(product)]?.line ?? 0;
      return { table: 'products', line, column: productColumns[field] ?? field };
    }
    const [, kind = '', index, item = 'rates'] =
      /^assumptions\[\d+\]\.(\w+)(?:\[(\d+)\])?(?:\.(\w+))?/.exec(path) ?? [];
    const { version } = set;
    const tables: unknown = Object.entries(set).find(([name]) => name === kind)?.[1];
    const named: unknown = Array.isArray(tables) ? tables[Number(index)] : undefined;
    const table =
      typeof named === 'object' && named !== null && 'id' in named ? String(named.id) : '';
    const line = lineOf(version, kind, table, item);
    if (line !== undefined) return { table: 'assumptions', line, column: 'values' };
    const near = lineOf(version, kind, table) ?? lineOf(version, kind);
    const column = near === undefined ? 'kind' : 'item';
    return { table: 'assumptions', line: near ?? lineOf(version) ?? 0, column };
  };
}

/** Products and assumptions are what the projection takes. What is wrong with a cell under several versions is said once. */
export function projectionErrors(
  products: readonly Product[],
  sets: readonly AssumptionSet[],
  rows: {
    readonly products: readonly Row<'products'>[];
    readonly assumptions: readonly Row<'assumptions'>[];
  },
): readonly RowError[] {
  const placeOf = placesOf(rows.products, rows.assumptions);
  const found = new Map<string, RowError>();
  for (const set of sets)
    try {
      parse(projectionInput, {
        firstMonth: set.effectiveFrom,
        products,
        assumptions: [set],
        modelPoints: [],
        groups: [{ id: 'all', lockedIn: 0 }],
      });
    } catch (problem) {
      if (!(problem instanceof InputError)) throw problem;
      for (const each of problem.problems) {
        const { table, line, column } = placeOf(each.path, set);
        const key = `${table} ${line} ${column}`;
        if (!found.has(key))
          found.set(key, errorAt(table, line, column, ['invalid', each.expected, each.found]));
      }
    }
  return [...found.values()];
}

/** A first close of some groups, those of the model points among them, tells whether the book closes where it begins: each group that does not, at its line. */
export function firstCloseErrors(book: Book, given: SmallTables): readonly RowError[] {
  const { groups, firstPeriod } = book.definition;
  const some = groups.slice(0, SAMPLE_GROUPS).map(({ id }) => id);
  const part = partOf(book, [...some, ...book.points.map(({ group }) => group)]);
  return closeQuarter(part, firstPeriod).failed.flatMap(({ id, errors }) =>
    errors.map(({ path, expected, found }) => {
      const [, column = ''] = /^opening\.(\w+)$/.exec(path) ?? [];
      const opening = given.openings?.find(({ values }) => values.group === id);
      if (column !== '' && opening)
        return errorAt('openings', opening.line, column, ['invalid', expected, found]);
      const table = given.groups?.some(({ values }) => values.id === id) ? 'groups' : 'treaties';
      const line = given[table]?.find(({ values }) => values.id === id)?.line ?? 0;
      return errorAt(table, line, '', ['invalid', expected, found]);
    }),
  );
}
