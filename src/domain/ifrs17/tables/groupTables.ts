import type { CompiledGroup } from '../core/compile';
import type { Row } from '../core/row/columns';
import {
  accumulatedOci,
  para100,
  para100PremiumAllocation,
  para101,
  para86,
  para106,
  para107,
  performance,
  revenueFromLiability,
  type Cells,
} from './definitions';
import { evaluate } from './expression';

export type Line = Readonly<Record<string, number>>;

/** A loop rather than fromEntries: a what-if builds thousands of these cells while a slider moves. */
function mapped<C extends Cells, T>(
  cells: C,
  make: (cell: string) => T,
): { readonly [K in keyof C]: T } {
  const result: Record<string, T> = {};
  for (const name in cells) result[name] = make(cells[name] as string);
  return result as { [K in keyof C]: T };
}

const line = <C extends Cells>(cells: C, row: Row) => mapped(cells, (cell) => evaluate(cell, row));

/** A row of the 101 table; `total` where it has parts. */
function withTotal(cells: Cells, row: Row): Line {
  const parts = { pv: 0, ra: 0, csm: 0, ...line(cells, row) };
  return { ...parts, total: parts.pv + parts.ra + parts.csm };
}

/** Not asked of the premium allocation approach, which has no CSM to reconcile (98, 101). */
export function reconciliation101(
  row: Row,
  model: CompiledGroup['input']['model'],
): Readonly<Record<string, Line>> {
  if (model === 'PAA') return {};
  return Object.fromEntries(
    Object.entries(para101).map(([name, cells]) => [name, withTotal(cells, row)]),
  );
}

export function reconciliation100(
  row: Row,
  model: CompiledGroup['input']['model'],
): Readonly<Record<string, Line>> {
  const definition = model === 'PAA' ? para100PremiumAllocation : para100;
  return Object.fromEntries(
    Object.entries(definition).map(([name, cells]) => [name, line(cells, row)]),
  );
}

const byPeriod = <C extends Cells>(rows: readonly Row[], cells: C) =>
  mapped<C, readonly number[]>(cells, (cell) => rows.map((row) => evaluate(cell, row)));

/** 80-92: income positive, one entry a period. */
export function statementOfPerformance(rows: readonly Row[], { input, policies }: CompiledGroup) {
  const { model } = input;
  const lines = byPeriod(rows, performance);
  // Under the variable fee approach the examples hold the underlying items: their return stands against the finance expenses.
  const income = rows.map((row) => (model === 'VFA' ? row.csmUnderlyingItems : 0));
  const inProfit =
    policies.financeOption === 'currentPeriodBookYield'
      ? rows.map((row) => row.underlyingIncome)
      : income;
  const profit = rows.map((row, index) => row.profit + (inProfit[index] ?? 0));
  const oci = rows.map(
    (row, index) => -row.financeOci - row.ociFx + (income[index] ?? 0) - (inProfit[index] ?? 0),
  );
  return {
    ...lines,
    investmentIncome: inProfit,
    investmentOci: income.map((all, index) => all - (inProfit[index] ?? 0)),
    financeExpenses: lines.insuranceFinanceExpenses,
    profit,
    totalComprehensiveIncome: profit.map((each, index) => each + (oci[index] ?? 0)),
    currentService:
      model === 'PAA'
        ? lines.insuranceServiceResult
        : rows.map((row) => 0 - evaluate('belExperience + raRelease + csmRelease', row)),
    onerousLoss: rows.map((row) => 0 - (row.expenseLosses + row.expenseReversal)),
    revenueFromLiability: rows.map((row) =>
      model === 'PAA' ? -row.lrcRevenue : evaluate(revenueFromLiability, row),
    ),
  };
}

/** 78: balances at each period end. Cash is shown as the examples show it: an asset is negative. Equity positive. */
export function statementOfPosition(
  rows: readonly Row[],
  profit: readonly number[],
  heldReturn: readonly number[],
) {
  let cash = 0;
  let equity = 0;
  const position = {
    cash: [] as number[],
    lrc: [] as number[],
    lic: [] as number[],
    liability: [] as number[],
    equity: [] as number[],
  };
  rows.forEach((row, index) => {
    cash -= row.cashIn - row.cashOut + (heldReturn[index] ?? 0);
    equity += (profit[index] ?? 0) - row.financeOci - row.ociFx;
    position.cash.push(cash);
    position.liability.push(row.liability);
    position.lic.push(row.licClosing);
    position.lrc.push(row.liability - row.licClosing);
    position.equity.push(equity);
  });
  return position;
}

export const revenueAnalysis = (rows: readonly Row[]) => byPeriod(rows, para106);
/** Lines by period; in one amount the two it is made of are left out (86). */
export function presentationOfReinsurance(rows: readonly Row[], mode: 'single' | 'separate') {
  const { incomeOrExpensesFromReinsurance, ...parts } = byPeriod(rows, para86);
  return { incomeOrExpensesFromReinsurance, ...(mode === 'separate' ? parts : {}) };
}

export const newContracts107 = (row: Row) => line(para107, row);
export const reconciliationOfOci = (row: Row) => line(accumulatedOci, row);

/** 109: expected recognition of the CSM at the end of each period, by period to come, on the coverage units expected then. */
export function expectedRelease(
  group: CompiledGroup,
  rows: readonly Row[],
): readonly (readonly number[])[] {
  return rows.map((row, period) => {
    const closing = group.estimates.closing[period];
    const future = closing?.unitsAfter[period] ?? 0;
    if (!closing || future === 0) return [];
    const perUnit = row.csmClosing / future;
    const shares: number[] = [];
    for (let each = period + 1; each < closing.units.length; each++)
      shares.push((closing.units[each] as number) * perUnit);
    return shares;
  });
}
