/** Words of what a close shows: a message of the set `close` with its values, or a name that the book itself gives (a portfolio, a curve, a shock). */
export type Label =
  | { readonly id: string; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly text: string };

export const controlLabel = (control: string) => ({ id: `close.control.${control}` });
export const tableLabel = (table: string): Label => ({ id: `close.table.${table}` });
/** An event of a journal line. */
export const eventLabel = (event: string): Label => ({ id: `close.event.${event}` });
/** A figure that a control compares. */
export const figureLabel = (figure: string): Label => ({ id: `close.figure.${figure}` });

const line = (id: string, values?: Record<string, string | number>): Label => ({
  id: `close.line.${id}`,
  ...(values && { values }),
});

/** Tables whose rows bear names of the book. */
const namedRows: ReadonlySet<string> = new Set([
  'financialPosition',
  'underlyingItems',
  'basisChanges',
  'financeAndReturns',
  'yieldCurves',
]);

/** Ids that mean something else in one table than in the others. */
const ownLines: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  claimsReconciliation: { incurredClaims: 'claimsAndExpenses' },
  reconciliation100: { incurredClaims: 'claimsAndExpenses' },
  serviceExpenses: { incurredClaims: 'claimsAndExpenses' },
  byTransition: { fairValue: 'fairValueApproach' },
  claimsDevelopment: { paid: 'claimsPaid' },
};

/** What lines of contracts issued are called where the contracts are reinsurance held (98, 66A-66B, 86). */
const heldLines: Readonly<Record<string, string>> = {
  insuranceRevenue: 'allocationOfReinsurancePremiums',
  lossComponent: 'lossRecoveryComponent',
  lrcExcludingLossComponent: 'lrcExcludingLossRecovery',
  lic: 'recoverableClaims',
  claimsAndExpenses: 'recoveredClaims',
  cashInflows: 'premiumsPaid',
  cashOutflows: 'recoveriesReceived',
  financeExpenses: 'reinsuranceFinanceIncome',
  losses: 'lossesRecovered',
  released: 'lossRecoveryReleased',
  reversal: 'lossRecoveryReversed',
  loss: 'lossRecoveredAtOnce',
};

const techniques: Readonly<Record<string, string>> = {
  confidenceLevel: 'byConfidenceLevel',
  costOfCapital: 'byCostOfCapital',
  other: 'byOtherTechnique',
};

/** Classes of underlying items that have words; others are named by the book. */
const items: ReadonlySet<string> = new Set(['equityFunds', 'bondFunds', 'moneyMarketFunds']);

/** An id in two parts, split at its first or its last dot: names of the book may hold dots themselves. */
const split = (id: string, at: number): readonly [string, string] => [
  id.slice(0, at),
  id.slice(at + 1),
];

/** What is common to rows and columns: ids of a table's own, and those of one side, which a part of the table's id after the dot says. */
function commonLabel(table: string, side: string | undefined, id: string): Label {
  const own = ownLines[table]?.[id] ?? id;
  return line(side === 'held' ? (heldLines[own] ?? own) : own);
}

/** Words of a row by the ids of table and row. */
export function rowLabel(tableId: string, row: string): Label {
  const [table = '', side] = tableId.split('.');
  if (table === 'underlyingItems') {
    const [name, item] = split(row, row.lastIndexOf('.'));
    if (items.has(item)) return line(item, { name });
  }
  if (namedRows.has(table) && row !== 'total')
    return row === 'book' ? line('wholeBook') : { text: row };
  if (table === 'measurementMethods') return { id: `close.method.${row}` };
  if (table === 'confidenceLevels') {
    const [name, technique] = split(row, row.lastIndexOf('.'));
    return line(techniques[technique] ?? technique, { name });
  }
  const [group, rest] = split(row, row.indexOf('.'));
  if (table === 'sensitivities') return line(group, { name: rest });
  if (table === 'claimsDevelopment' && group === 'estimate')
    return line('estimateAfter', { years: Number(rest) });
  if (table === 'byTransition' && group === 'csm') return line(rest);
  return commonLabel(table, side, row);
}

/** Words of a column by the ids of table and column: bands and ages in years, names of the book, or what the rows are called too. */
export function columnLabel(tableId: string, column: string): Label {
  const [table = '', side] = tableId.split('.');
  if (table === 'acquisitionAssets' && column !== 'total') return { text: column };
  if (table === 'yieldCurves') return line('termYears', { years: Number(column) });
  if (table === 'claimsDevelopment' && /^\d+$/.test(column))
    return line('accidentYearsAgo', { years: Number(column) });
  const [, start, end] = /^([\d.]+)(?:-([\d.]+)|\+)$/.exec(column) ?? [];
  if (start === undefined) return commonLabel(table, side, column);
  const from = Number(start);
  if (end === undefined) return line('overYears', { from });
  const to = Number(end);
  return from === 0 ? line('upToYears', { to }) : line('betweenYears', { from, to });
}

/** What the numbers of a column are: amounts are shown in a unit of currency, nothing else is. */
export function columnKind(table: string, column: string): 'amount' | 'rate' | 'count' {
  if (table === 'yieldCurves' || column === 'confidenceLevel') return 'rate';
  return table === 'measurementMethods' ? 'count' : 'amount';
}
