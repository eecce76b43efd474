import type { AssumptionSet } from '@/domain/ifrs17';
import { periodAfter } from '../period';
import type {
  Book,
  BookDefinition,
  BookPoint,
  CloseGroup,
  GroupClosing,
  LocalizedText,
  MarketCurve,
} from '../types';
import type { Row, TableName } from './columns';
import { basisErrors } from './basisErrors';
import { projectionErrors } from './engineErrors';
import type { RowError } from './parseRow';
import { productOf } from './productOf';
import { notesOf } from './statedNotes';
import { errorAt, tableErrors, type SmallTables } from './tableErrors';
import scenarios from './scenarios.json';

/** Each version is judged with every product: a version a month for twenty years. */
const MAX_VERSIONS = 240;

const everywhere = (text: string): LocalizedText => ({ en: text, ko: text, 'zh-tw': text });

/** Items in the order of their first, those of one name together. */
function grouped<T>(items: readonly T[], nameOf: (item: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const found = groups.get(nameOf(item));
    if (found) found.push(item);
    else groups.set(nameOf(item), [item]);
  }
  return groups;
}

type AssumptionRow = Row<'assumptions'>;

/** What a row says of its table: one number, or a list by age or year. */
const itemOf = ({ values: { kind, item = 'rates', values } }: AssumptionRow) => {
  const isOne =
    kind === 'expenses' || (kind === 'commissions' && item === 'initial') || item === 'volatility';
  return [item, isOne ? values[0] : values] as const;
};

const tablesOf = (rows: readonly AssumptionRow[]) =>
  [...grouped(rows, ({ values }) => values.table ?? '')].map(([id, items]) => ({
    id,
    ...Object.fromEntries(items.map(itemOf)),
  }));

/** Rows of one version: tables by kind and name. Whether the engine takes it is for `projectionErrors` to say. */
function setOf(version: string, rows: readonly AssumptionRow[]): AssumptionSet {
  const kinds = [...grouped(rows, ({ values }) => values.kind)].map(([kind, of]) => [
    kind,
    kind === 'inflation' || kind === 'claimsInflation' ? of.at(-1)?.values.values : tablesOf(of),
  ]);
  return {
    version,
    effectiveFrom: rows[0]?.values.effectiveFrom,
    ...Object.fromEntries(kinds),
  } as AssumptionSet;
}

function curvesOf(rows: readonly Row<'curves'>[]): readonly MarketCurve[] {
  const curves = grouped(rows, ({ values: of }) => [of.currency, of.kind, of.date].join('-'));
  return [...curves].flatMap(([id, points]) => {
    const [first] = points;
    if (!first) return [];
    const { date, currency, kind, source } = first.values;
    const byTerm = points.map(({ values }) => values).sort((one, other) => one.term - other.term);
    return [
      {
        id,
        date,
        currency,
        kind,
        source,
        terms: byTerm.map(({ term }) => term),
        rates: byTerm.map(({ rate }) => rate),
      },
    ];
  });
}

const groupOf = ({ values }: Row<'groups'>, currency: string): CloseGroup => {
  const { financeOption, ...fields } = values;
  return { ...fields, currency, ...(financeOption && { policies: { financeOption } }) };
};

const openingOf = ({ values }: Row<'openings'>, period: string): GroupClosing => {
  const { group, lockedIn, ...opening } = values;
  return { group, period, opening, ...(lockedIn !== undefined && { lockedIn }) };
};

const premiumsPerYearOf = { '0': 0, '1': 1, '2': 2, '4': 4, '12': 12 } as const;

/** The columns of a model point as a book holds it. */
export const pointOf = ({ values }: Row<'modelPoints'>): BookPoint => {
  const { premiumsPerYear, ...point } = values;
  return {
    ...point,
    ...(premiumsPerYear && { premiumsPerYear: premiumsPerYearOf[premiumsPerYear] }),
  };
};

const marginsOf = (stated: readonly string[] = []) =>
  stated.map((each): readonly [string, number] => {
    const [table = '', margin = ''] = each.split('=');
    return [table, Number(margin)];
  });

/**
 * A book from the rows of its file, without model points.
 * @param who made it, and when: what is loaded counts as approved elsewhere; and tables of which rows were refused, so that what is missed of them is no error too
 */
export function bookFromTables(
  given: SmallTables,
  {
    bookId,
    loadedBy,
    now,
    refused,
  }: { bookId: string; loadedBy: string; now: string; refused: ReadonlySet<TableName> },
): { readonly book: Book; readonly errors: readonly RowError[] } {
  const about = given.book?.[0]?.values;
  const currency = about?.currency ?? 'XXX';
  const firstPeriod = about?.firstPeriod ?? '2025-03';
  const margins = marginsOf(about?.creditingMargins);
  const products = (given.products ?? []).map(productOf);
  const versions = grouped(given.assumptions ?? [], ({ values }) => values.version);
  const sets = [...versions].slice(0, MAX_VERSIONS).map(([version, rows]) => setOf(version, rows));
  const definition: BookDefinition = {
    id: bookId,
    kind: 'own',
    name: everywhere(about?.name ?? ''),
    company: bookId,
    currency,
    firstPeriod,
    lastPeriod: about?.lastPeriod ?? firstPeriod,
    portfolios: (given.portfolios ?? []).map(({ values: { id, name } }) => ({
      id,
      name: everywhere(name),
    })),
    products,
    groups: (given.groups ?? []).map((row) => groupOf(row, currency)),
    treaties: (given.treaties ?? []).map(({ values }) => ({ ...values, currency })),
    scenarios,
    exchangeRates: [],
    ...(margins.length > 0 ? { creditingMargins: Object.fromEntries(margins) } : {}),
    events: [],
    ...(given.notes?.length ? { notes: notesOf(given.notes) } : {}),
  };
  return {
    errors: [
      ...tableErrors(given, refused),
      ...basisErrors(given, refused),
      ...(versions.size > MAX_VERSIONS
        ? [
            errorAt('assumptions', 0, 'version', [
              'tooMany',
              `≤ ${MAX_VERSIONS}`,
              `${versions.size}`,
            ]),
          ]
        : []),
      ...(refused.has('products') || refused.has('assumptions')
        ? []
        : projectionErrors(products, sets, { products: [], assumptions: [], ...given })),
    ],
    book: {
      definition,
      assumptions: sets.map((set) => ({
        version: set.version,
        name: everywhere(set.version),
        state: 'approved',
        createdBy: loadedBy,
        createdAt: now,
        set,
      })),
      curves: curvesOf(given.curves ?? []),
      points: [],
      actuals: (given.actuals ?? []).map(({ values }) => values),
      stated: [],
      openings: (given.openings ?? []).map((row) => openingOf(row, periodAfter(firstPeriod, -1))),
    },
  };
}
