import { scopeName } from '../sums/explainSum';
import type { Cube, Scope } from '../sums/cube';
import {
  cellOf,
  cellWith,
  statedFact,
  termsOf,
  type CellTerm,
  type FactRate,
  type Table,
  type TableRow,
} from './table';

/** Whose: a portfolio, a company, or the whole book. */
export type Whose = Pick<Scope, 'company' | 'portfolio'>;

/** What the assets that back contracts returned in the period, in the currency of the book; income is positive. */
export interface AssetReturn extends Whose {
  readonly profitOrLoss: number;
  readonly oci?: number | undefined;
}

/** A class of underlying items of contracts with direct participation features at its fair value. */
export interface UnderlyingItem extends Whose {
  readonly item: string;
  readonly fairValue: number;
}

/** A change in the basis of disaggregation of finance income or expenses (B135): effect on each line, income positive, and what the group was then. */
export interface BasisChange {
  readonly group: string;
  readonly reason: string;
  readonly profitOrLoss: number;
  readonly oci: number;
  readonly carryingAmount: number;
}

/** 110, 118: finance income or expenses by where they come from and where they go; an expense is negative. */
export function financeAnalysis(cube: Cube, scope: Scope): Table {
  const lines = {
    interest: '- belInterest - raInterest - csmInterest - lrcFinance - licFinance',
    ratesAndFinancialRisk: '- belRateChange - belFinancialRisk - belFutureGap - raRateChange',
    underlyingItems: '- csmUnderlyingItems - csmFinanceEffect',
    total: '- financeTotal',
    profitOrLoss: '- financeProfitOrLoss',
    oci: '- financeOci',
  };
  const ofAssets = (each: Scope): readonly CellTerm[] => [
    { sign: -1, figure: 'assetFinance', scope: each },
  ];
  const rows = Object.entries(lines).map(([id, expression]): TableRow => ({
    id,
    cells: (['issued', 'held'] as const).map((side) => {
      const within = { ...scope, side };
      const terms = termsOf(expression, within);
      return cellOf(cube, '110, 118', id === 'interest' ? [...terms, ...ofAssets(within)] : terms);
    }),
  }));
  return { id: 'financeAnalysis', paragraph: '110, 118', columns: ['issued', 'held'], rows };
}

const places = [
  ['- financeProfitOrLoss', 'profitOrLoss'],
  ['- financeOci - ociFx', 'oci'],
] as const;

/** 110: finance income or expenses beside the return on the assets that back the contracts, and what is left of both, in profit or loss and in OCI. */
export function financeAndReturns(
  cube: Cube,
  returns: readonly AssetReturn[],
  rate?: FactRate,
): Table {
  const rowOf = (id: string, scope: Whose, all: readonly AssetReturn[]): TableRow => ({
    id,
    cells: places.flatMap(([expression, place]) => {
      const terms = termsOf(expression, scope);
      const facts = all.map((each) =>
        statedFact(`return.${scopeName(whoseOf(each))}.${place}`, each[place] ?? 0, rate),
      );
      return [
        cellWith(cube, '110', terms, []),
        cellWith(cube, '110', [], facts),
        cellWith(cube, '110', terms, facts),
      ];
    }),
  });
  return {
    id: 'financeAndReturns',
    paragraph: '110',
    columns: [
      ...['financeProfitOrLoss', 'returnProfitOrLoss', 'netProfitOrLoss'],
      ...['financeOci', 'returnOci', 'netOci'],
    ],
    rows: [
      ...returns.map((each) => rowOf(scopeName(whoseOf(each)), whoseOf(each), [each])),
      rowOf('total', {}, returns),
    ],
  };
}

const whoseOf = ({ company, portfolio }: Whose): Whose => ({
  ...(company === undefined ? {} : { company }),
  ...(portfolio === undefined ? {} : { portfolio }),
});

/** 111: what the underlying items are, at fair value. */
export function underlyingItems(items: readonly UnderlyingItem[], rate?: FactRate): Table {
  const nameOf = (each: UnderlyingItem) => `${scopeName(whoseOf(each))}.${each.item}`;
  const factOf = (each: UnderlyingItem) =>
    statedFact(`underlyingItem.${nameOf(each)}`, each.fairValue, rate);
  const facts = items.map(factOf);
  const rows = items.map((each) => ({
    id: nameOf(each),
    cells: [cellWith([], '111', [], [factOf(each)])],
  }));
  return {
    id: 'underlyingItems',
    paragraph: '111',
    columns: ['fairValue'],
    rows: [...rows, { id: 'total', cells: [cellWith([], '111', [], facts)] }],
  };
}

/** 112: what the choice of B115 (risk mitigation) did to the adjustment of the CSM. Effect on the CSM. */
export function riskMitigation(cube: Cube, scope: Scope): Table {
  const adjusted = termsOf('csmFinanceEffect', scope);
  const kept = (sign: 1 | -1): CellTerm => ({ sign, figure: 'riskMitigation', scope });
  const lines = {
    withoutChoice: [...adjusted, kept(-1)],
    keptInProfitOrLoss: [kept(1)],
    adjustment: adjusted,
  };
  return {
    id: 'riskMitigation',
    paragraph: '112',
    columns: ['csm'],
    rows: Object.entries(lines).map(([id, terms]) => ({ id, cells: [cellOf(cube, '112', terms)] })),
  };
}

/** 113: changes in the basis of disaggregation, group by group, as the book states them. */
export function basisChanges(changes: readonly BasisChange[], rate?: FactRate): Table {
  const columns = ['profitOrLoss', 'oci', 'carryingAmount'] as const;
  const rows = changes.map((each) => ({
    id: each.group,
    cells: columns.map((column) =>
      cellWith(
        [],
        '113',
        [],
        [statedFact(`basisChange.${each.group}.${column}`, each[column], rate)],
      ),
    ),
  }));
  return { id: 'basisChanges', paragraph: '113', columns, rows };
}
