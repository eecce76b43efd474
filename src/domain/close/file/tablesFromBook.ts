import type { AssumptionSet, CurveInput, Product } from '@/domain/ifrs17';
import type { Book } from '../types';
import { tables, type TableName } from './columns';
import { noteCells } from './statedNotes';

type Cells = Readonly<Record<string, unknown>>;

const written = (value: unknown): string =>
  Array.isArray(value)
    ? value.join(';')
    : typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean'
      ? String(value)
      : '';

function productCells(product: Product): Cells {
  const { benefits = [], surrenderValue, account, maturity, annuity } = product;
  const on = <K extends NonNullable<Product['benefits']>[number]['on']>(kind: K) =>
    benefits.find((each): each is Extract<typeof each, { on: K }> => each.on === kind);
  const death = on('death');
  return {
    ...product,
    deathShare: death && (death.share ?? 1),
    diagnosis: on('diagnosis')?.morbidity,
    diagnosisShare: on('diagnosis')?.share,
    diagnosisEnds: on('diagnosis')?.endsContract,
    treatment: on('treatment')?.claimCosts,
    loss: on('loss')?.lossRatios,
    surrenderShares: surrenderValue?.shareOfPremiums,
    noneWhilePremiumsPaid: surrenderValue?.noneWhilePremiumsPaid,
    ...account,
    surrenderCharges: account?.surrenderCharge,
    maturityShareOfPremiums: maturity?.shareOfPremiums,
    maturityShareOfSumInsured: maturity?.shareOfSumInsured,
    ...annuity,
    annuity: annuity ? true : undefined,
  };
}

const kinds = [
  'mortality',
  'morbidity',
  'claimCosts',
  'lossRatios',
  'lapse',
  'expenses',
  'commissions',
  'crediting',
] as const;

function assumptionCells(set: AssumptionSet): readonly Cells[] {
  const of = { version: set.version, effectiveFrom: set.effectiveFrom };
  return [
    ...kinds.flatMap((kind) =>
      (set[kind] ?? []).flatMap((table) =>
        Object.entries(table).flatMap(([item, values]: [string, unknown]) =>
          item === 'id' || values === undefined
            ? []
            : [{ ...of, kind, table: table.id, item, values: [values].flat() }],
        ),
      ),
    ),
    ...(['inflation', 'claimsInflation'] as const).flatMap((kind) =>
      set[kind] ? [{ ...of, kind, values: set[kind] }] : [],
    ),
  ];
}

const flat = (curve: CurveInput | undefined) => (typeof curve === 'number' ? curve : undefined);

/** What the file cannot say of a book (its names in other languages, scenarios, events) is left out. */
function cellsOf(book: Book): Readonly<Record<TableName, readonly Cells[]>> {
  const { definition, assumptions, curves, points, actuals, openings = [] } = book;
  return {
    book: [
      {
        ...definition,
        name: definition.name.en,
        creditingMargins: Object.entries(definition.creditingMargins ?? {}).map(
          ([table, margin]) => `${table}=${margin}`,
        ),
      },
    ],
    portfolios: definition.portfolios.map(({ id, name }) => ({ id, name: name.en })),
    products: definition.products.map(productCells),
    groups: definition.groups.map((group) => ({
      ...group,
      financeOption: group.policies?.financeOption,
    })),
    treaties: definition.treaties.map((treaty) => ({ ...treaty })),
    assumptions: assumptions.flatMap(({ set }) => assumptionCells(set)),
    curves: curves.flatMap((curve) =>
      curve.terms.map((term, index) => ({ ...curve, term, rate: curve.rates[index] })),
    ),
    openings: openings.map(({ group, opening, lockedIn }) => ({
      group,
      ...opening,
      lockedIn: flat(lockedIn),
    })),
    actuals: actuals.map((each) => ({ ...each })),
    notes: noteCells(definition.notes ?? []),
    modelPoints: points.map((point) => ({ ...point })),
  };
}

/** The tables of a book as its file holds them, headings first: a template to fill in, or a book to take out and bring back. */
export function tablesFromBook(
  book: Book,
): readonly { readonly name: TableName; readonly rows: readonly (readonly string[])[] }[] {
  return Object.entries(cellsOf(book)).map(([name, rows]) => {
    const columns = tables[name as TableName].map((column) => column.name);
    return {
      name: name as TableName,
      rows: [columns, ...rows.map((row) => columns.map((column) => written(row[column])))],
    };
  });
}
