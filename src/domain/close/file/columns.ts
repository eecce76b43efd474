/** What a cell holds. Shares are written as 0.05, lists with semicolons. */
export type Cell =
  | { readonly kind: 'text' }
  | { readonly kind: 'month' }
  | {
      readonly kind: 'number';
      readonly min?: number;
      readonly max?: number;
      readonly isWhole?: boolean;
    }
  | { readonly kind: 'numbers' }
  | { readonly kind: 'texts' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly of: readonly string[] };

export interface Column {
  readonly name: string;
  readonly cell: Cell;
  readonly isNeeded: boolean;
}

const needed = <const N extends string, const C extends Cell>(name: N, cell: C) =>
  ({ name, cell, isNeeded: true }) as const;
const optional = <const N extends string, const C extends Cell>(name: N, cell: C) =>
  ({ name, cell, isNeeded: false }) as const;
const text = { kind: 'text' } as const;
const month = { kind: 'month' } as const;
const number = { kind: 'number' } as const;
const flag = { kind: 'flag' } as const;
const amount = { kind: 'number', min: 0 } as const;
const share = { kind: 'number', min: 0, max: 1 } as const;
const whole = (min: number, max: number) => ({ kind: 'number', min, max, isWhole: true }) as const;
const oneOf = <const O extends readonly string[]>(...of: O) => ({ kind: 'choice', of }) as const;
const months = whole(0, 1800);

/** The tables of a book's file: a sheet of a workbook, or a CSV file of that name in a ZIP archive. */
export const tables = {
  book: [
    needed('name', text),
    needed('currency', text),
    needed('firstPeriod', month),
    needed('lastPeriod', month),
    // Crediting tables that follow the risk-free curve, each with its margin: fund=0;declared=0.004
    optional('creditingMargins', { kind: 'texts' }),
  ],
  portfolios: [needed('id', text), needed('name', text)],
  products: [
    needed('id', text),
    needed('model', oneOf('GMM', 'VFA', 'PAA')),
    optional('mortality', text),
    optional('lapse', text),
    optional('expenses', text),
    optional('commissions', text),
    optional('coverageUnits', oneOf('sumInsured', 'contracts', 'surrenderValue')),
    optional('deathShare', amount),
    optional('diagnosis', text),
    optional('diagnosisShare', amount),
    optional('diagnosisEnds', flag),
    optional('treatment', text),
    optional('loss', text),
    optional('surrenderShares', { kind: 'numbers' }),
    optional('noneWhilePremiumsPaid', flag),
    optional('crediting', text),
    optional('guaranteedRate', number),
    optional('premiumLoading', share),
    optional('chargeRate', share),
    optional('riskChargeFactor', amount),
    optional('deathBenefit', oneOf('greater', 'added')),
    optional('guaranteedOnDeath', amount),
    optional('guaranteedAtMaturity', amount),
    optional('surrenderCharges', { kind: 'numbers' }),
    optional('maturityShareOfPremiums', amount),
    optional('maturityShareOfSumInsured', amount),
    optional('annuity', flag),
    optional('certainMonths', months),
    optional('conversionFactor', amount),
  ],
  groups: [
    needed('id', text),
    needed('portfolio', text),
    needed('cohort', whole(1900, 2200)),
    needed('profitability', oneOf('onerous', 'noSignificantPossibility', 'remaining')),
    needed('model', oneOf('GMM', 'VFA', 'PAA')),
    needed('firstPeriod', month),
    optional('illiquidity', share),
    optional('riskAdjustmentShare', amount),
    optional('settlementPattern', { kind: 'numbers' }),
    optional('discountsClaims', flag),
    optional('claimsRiskShare', amount),
    optional('isTested', flag),
    optional('financeOption', oneOf('profitOrLoss', 'otherComprehensiveIncome')),
  ],
  treaties: [
    needed('id', text),
    needed('portfolio', text),
    needed('covers', { kind: 'texts' }),
    needed('firstPeriod', month),
    needed('cessionRate', share),
    needed('premiumShare', amount),
  ],
  assumptions: [
    needed('version', text),
    needed('effectiveFrom', month),
    needed(
      'kind',
      oneOf(
        'mortality',
        'morbidity',
        'claimCosts',
        'lossRatios',
        'lapse',
        'expenses',
        'commissions',
        'crediting',
        'inflation',
        'claimsInflation',
      ),
    ),
    optional('table', text),
    optional('item', text),
    needed('values', { kind: 'numbers' }),
  ],
  curves: [
    needed('date', month),
    needed('currency', text),
    needed('kind', oneOf('riskFree', 'illiquidityPremium')),
    needed('source', text),
    needed('term', { kind: 'number', min: 0.01, max: 200 }),
    needed('rate', { kind: 'number', min: -0.99, max: 10 }),
  ],
  openings: [
    needed('group', text),
    optional('bel', number),
    optional('ra', number),
    optional('csm', number),
    optional('lossComponent', number),
    optional('lic', number),
    optional('licRiskAdjustment', number),
    optional('lrc', number),
    optional('accumulatedOci', number),
    optional('lockedIn', { kind: 'number', min: -0.99, max: 10 }),
  ],
  actuals: [
    needed('group', text),
    needed('period', month),
    optional('premiums', amount),
    optional('claims', number),
    optional('expenses', number),
    optional('investmentComponents', number),
    optional('acquisition', number),
    optional('fairValueChange', number),
  ],
  // What notes say that no measurement gives (110, 111, 113).
  notes: [
    needed('period', month),
    needed('kind', oneOf('return', 'underlyingItem', 'basisChange')),
    optional('portfolio', text),
    optional('item', text),
    optional('group', text),
    optional('reason', text),
    optional('profitOrLoss', number),
    optional('oci', number),
    optional('fairValue', number),
    optional('carryingAmount', number),
  ],
  modelPoints: [
    needed('id', text),
    needed('product', text),
    needed('group', text),
    needed('entry', month),
    needed('issueMonth', month),
    optional('issueAge', whole(0, 150)),
    optional('sex', oneOf('male', 'female')),
    needed('contracts', amount),
    needed('term', whole(1, 1800)),
    needed('premium', amount),
    optional('premiumTerm', whole(1, 1800)),
    optional('premiumsPerYear', oneOf('0', '1', '2', '4', '12')),
    needed('sumInsured', amount),
    optional('annuityStart', months),
    optional('accountValue', amount),
    optional('inForce', { kind: 'numbers' }),
    optional('accounts', { kind: 'numbers' }),
  ],
} as const satisfies Readonly<Record<string, readonly Column[]>>;

export type TableName = keyof typeof tables;

type ValueOf<C extends Cell> = C extends { readonly of: readonly (infer Choice)[] }
  ? Choice
  : C['kind'] extends 'number'
    ? number
    : C['kind'] extends 'numbers'
      ? readonly number[]
      : C['kind'] extends 'texts'
        ? readonly string[]
        : C['kind'] extends 'flag'
          ? boolean
          : string;
type ColumnOf<T extends TableName> = (typeof tables)[T][number];
type Needed<T extends TableName> = Extract<ColumnOf<T>, { readonly isNeeded: true }>;
type Optional<T extends TableName> = Exclude<ColumnOf<T>, Needed<T>>;
/** What a row of a table holds: needed columns always, others where they are filled in. */
export type ValuesOf<T extends TableName> = {
  readonly [C in Needed<T> as C['name']]: ValueOf<C['cell']>;
} & {
  readonly [C in Optional<T> as C['name']]?: ValueOf<C['cell']>;
};
/** Row of a table that has been read. */
export interface Row<T extends TableName> {
  readonly line: number;
  readonly values: ValuesOf<T>;
}
export const tableNames = Object.keys(tables) as readonly TableName[];

/** Tables without which there is no book. */
export const neededTables: readonly TableName[] = [
  'book',
  'portfolios',
  'products',
  'groups',
  'assumptions',
  'curves',
  'modelPoints',
];
