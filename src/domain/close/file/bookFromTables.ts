import {
  InputError,
  parse,
  projectionInput,
  type AssumptionSet,
  type Product,
} from '@/domain/ifrs17';
import { partOf } from '../batches';
import { closeQuarter } from '../quarter/closeQuarter';
import { periodAfter } from '../period';
import type {
  Book,
  BookDefinition,
  BookPoint,
  CloseGroup,
  CloseTreaty,
  GroupActual,
  GroupClosing,
  LocalizedText,
  MarketCurve,
} from '../types';
import type { Row, RowError, Value } from './parseRow';
import { notesOf } from './statedNotes';
import { errorAt as error, tableErrors, type SmallTables } from './tableErrors';

/** Each version is judged with every product: a version a month for twenty years. */
const MAX_VERSIONS = 240;
/** Groups whose first close tells whether a book closes. */
const SAMPLE_GROUPS = 200;

const everywhere = (text: string): LocalizedText => ({ en: text, ko: text, 'zh-tw': text });
const textOf = (value: Value | undefined) => (typeof value === 'string' ? value : undefined);
const numbersOf = (value: Value | undefined) =>
  Array.isArray(value) ? (value as readonly number[]) : undefined;

/** Only what is there: no field is left undefined. */
const present = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
const orNothing = <T extends object>(fields: T): T | undefined =>
  Object.keys(present(fields)).length > 0 ? present(fields) : undefined;

function productOf({ values: of }: Row): Product {
  const benefits = [
    ...(of['deathShare'] === undefined ? [] : [{ on: 'death', share: of['deathShare'] }]),
    ...(of['diagnosis'] === undefined
      ? []
      : [
          present({
            on: 'diagnosis',
            morbidity: of['diagnosis'],
            share: of['diagnosisShare'],
            endsContract: of['diagnosisEnds'],
          }),
        ]),
    ...(of['treatment'] === undefined ? [] : [{ on: 'treatment', claimCosts: of['treatment'] }]),
    ...(of['loss'] === undefined ? [] : [{ on: 'loss', lossRatios: of['loss'] }]),
  ];
  return present({
    id: of['id'],
    model: of['model'],
    mortality: of['mortality'],
    lapse: of['lapse'],
    expenses: of['expenses'],
    commissions: of['commissions'],
    coverageUnits: of['coverageUnits'],
    benefits: benefits.length > 0 ? benefits : undefined,
    surrenderValue:
      of['surrenderShares'] === undefined
        ? undefined
        : present({
            shareOfPremiums: of['surrenderShares'],
            noneWhilePremiumsPaid: of['noneWhilePremiumsPaid'],
          }),
    account:
      of['crediting'] === undefined
        ? undefined
        : present({
            crediting: of['crediting'],
            guaranteedRate: of['guaranteedRate'],
            premiumLoading: of['premiumLoading'],
            chargeRate: of['chargeRate'],
            riskChargeFactor: of['riskChargeFactor'],
            deathBenefit: of['deathBenefit'],
            guaranteedOnDeath: of['guaranteedOnDeath'],
            guaranteedAtMaturity: of['guaranteedAtMaturity'],
            surrenderCharge: of['surrenderCharges'],
          }),
    maturity: orNothing({
      shareOfPremiums: of['maturityShareOfPremiums'],
      shareOfSumInsured: of['maturityShareOfSumInsured'],
    }),
    annuity:
      of['annuity'] === true
        ? present({
            certainMonths: of['certainMonths'],
            conversionFactor: of['conversionFactor'],
          })
        : undefined,
  }) as unknown as Product;
}

/** Rows of one version: tables by kind and name, each item a list or one number. */
function setOf(version: string, rows: readonly Row[]): AssumptionSet {
  const kinds: Record<string, unknown> = {};
  const tables = new Map<string, Record<string, unknown>>();
  for (const { values: of } of rows) {
    const kind = textOf(of['kind']) ?? '';
    const values = numbersOf(of['values']) ?? [];
    if (kind === 'inflation' || kind === 'claimsInflation') {
      kinds[kind] = values;
      continue;
    }
    const list = (kinds[kind] ??= []) as Record<string, unknown>[];
    const id = textOf(of['table']) ?? '';
    const found = tables.get(`${kind} ${id}`);
    const table = found ?? { id };
    if (!found) {
      list.push(table);
      tables.set(`${kind} ${id}`, table);
    }
    const item = textOf(of['item']) ?? 'rates';
    const isOne =
      kind === 'expenses' ||
      (kind === 'commissions' && item === 'initial') ||
      item === 'volatility';
    table[item] = isOne ? values[0] : values;
  }
  return { version, effectiveFrom: rows[0]?.values['effectiveFrom'], ...kinds } as AssumptionSet;
}

function byVersion(rows: readonly Row[] = []): ReadonlyMap<string, readonly Row[]> {
  const versions = new Map<string, Row[]>();
  for (const row of rows) {
    const version = String(row.values['version']);
    const found = versions.get(version);
    if (found) found.push(row);
    else versions.set(version, [row]);
  }
  return versions;
}

function curvesOf(rows: readonly Row[]): readonly MarketCurve[] {
  const byKey = new Map<string, { curve: MarketCurve; points: [number, number][] }>();
  for (const { values: of } of rows) {
    const id = [of['currency'], of['kind'], of['date']].join('-');
    const found = byKey.get(id) ?? {
      curve: { ...(of as unknown as MarketCurve), id, terms: [], rates: [] },
      points: [],
    };
    found.points.push([Number(of['term']), Number(of['rate'])]);
    byKey.set(id, found);
  }
  return [...byKey.values()].map(({ curve, points }) => {
    points.sort(([one], [other]) => one - other);
    const { id, date, currency, kind, source } = curve;
    const terms = points.map(([term]) => term);
    return { id, date, currency, kind, source, terms, rates: points.map(([, rate]) => rate) };
  });
}

const groupOf = ({ values: of }: Row, currency: string): CloseGroup => {
  const { financeOption, ...fields } = of;
  return {
    ...(fields as unknown as CloseGroup),
    currency,
    ...(financeOption === undefined
      ? {}
      : { policies: { financeOption: financeOption as 'otherComprehensiveIncome' } }),
  };
};

const openingOf = ({ values }: Row, period: string): GroupClosing => {
  const { group, lockedIn, ...opening } = values;
  return {
    group: textOf(group) ?? '',
    period,
    opening: opening as GroupClosing['opening'],
    ...(typeof lockedIn === 'number' ? { lockedIn } : {}),
  };
};

/** The columns of a model point as a book holds it. */
export const pointOf = ({ values }: Row): BookPoint => {
  const { premiumsPerYear, ...point } = values;
  return {
    ...(point as unknown as BookPoint),
    ...(premiumsPerYear === undefined
      ? {}
      : { premiumsPerYear: Number(premiumsPerYear) as 0 | 1 | 2 | 4 | 12 }),
  };
};

/** Products and assumptions are what the projection takes. */
function projectionErrors(
  products: readonly Product[],
  sets: readonly AssumptionSet[],
): RowError[] {
  return sets.flatMap((set) => {
    try {
      parse(projectionInput, {
        firstMonth: set.effectiveFrom,
        products,
        assumptions: [set],
        modelPoints: [],
        groups: [{ id: 'all', lockedIn: 0 }],
      });
      return [];
    } catch (problem) {
      if (!(problem instanceof InputError)) throw problem;
      return problem.problems.map(({ path, expected, found }) =>
        error(path.startsWith('products') ? 'products' : 'assumptions', 0, path, [
          'invalid',
          expected,
          found,
        ]),
      );
    }
  });
}

const marginsOf = (stated: Value | undefined): readonly (readonly [string, number])[] =>
  Array.isArray(stated)
    ? (stated as readonly string[]).map((each) => {
        const [table = '', margin = ''] = each.split('=');
        return [table, Number(margin)];
      })
    : [];

/**
 * A book from the rows of its file, without model points.
 * @param who made it, and when: what is loaded counts as approved elsewhere
 */
export function bookFromTables(
  given: SmallTables,
  { bookId, loadedBy, now }: { bookId: string; loadedBy: string; now: string },
): { readonly book: Book; readonly errors: readonly RowError[] } {
  const about = given.book?.[0]?.values ?? {};
  const currency = textOf(about['currency']) ?? 'XXX';
  const firstPeriod = textOf(about['firstPeriod']) ?? '2025-03';
  const margins = marginsOf(about['creditingMargins']);
  const products = (given.products ?? []).map(productOf);
  const versions = byVersion(given.assumptions);
  const sets = [...versions].slice(0, MAX_VERSIONS).map(([version, rows]) => setOf(version, rows));
  const definition: BookDefinition = {
    id: bookId,
    kind: 'own',
    name: everywhere(textOf(about['name']) ?? ''),
    company: bookId,
    currency,
    firstPeriod,
    lastPeriod: textOf(about['lastPeriod']) ?? firstPeriod,
    portfolios: (given.portfolios ?? []).map(({ values }) => ({
      id: textOf(values['id']) ?? '',
      name: everywhere(textOf(values['name']) ?? ''),
    })),
    products,
    groups: (given.groups ?? []).map((row) => groupOf(row, currency)),
    treaties: (given.treaties ?? []).map(({ values }): CloseTreaty => ({
      ...(values as unknown as CloseTreaty),
      currency,
    })),
    scenarios: [
      { id: 'base', name: everywhere('Base') },
      { id: 'rates-down', name: everywhere('−50 bp'), curveShift: -0.005 },
    ],
    exchangeRates: [],
    ...(margins.length > 0 ? { creditingMargins: Object.fromEntries(margins) } : {}),
    events: [],
    ...(given.notes?.length ? { notes: notesOf(given.notes) } : {}),
  };
  return {
    errors: [
      ...tableErrors(given),
      ...(versions.size > MAX_VERSIONS
        ? [error('assumptions', 0, 'version', ['tooMany', `≤ ${MAX_VERSIONS}`, `${versions.size}`])]
        : []),
      ...projectionErrors(products, sets),
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
      actuals: (given.actuals ?? []).map(({ values }) => values as unknown as GroupActual),
      stated: [],
      openings: (given.openings ?? []).map((row) => openingOf(row, periodAfter(firstPeriod, -1))),
    },
  };
}

/** A first close of some groups, those of the model points among them, tells whether curves and assumptions reach where the book begins. */
export function firstCloseErrors(book: Book): readonly RowError[] {
  const { groups, firstPeriod } = book.definition;
  const some = groups.slice(0, SAMPLE_GROUPS).map(({ id }) => id);
  try {
    closeQuarter(partOf(book, [...some, ...book.points.map(({ group }) => group)]), firstPeriod);
    return [];
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
    const table = problem.message.includes('assumptions') ? 'assumptions' : 'curves';
    return [error(table, 0, '', ['invalid', problem.message, ''])];
  }
}
