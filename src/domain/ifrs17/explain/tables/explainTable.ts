import {
  para100,
  para100PremiumAllocation,
  para101,
  para106,
  performance,
  revenueFromLiability,
} from '../../tables/definitions';
import { cell } from './cell';
import type { Measured } from '../context';
import { derived, fact, type Derivation } from '../../formula/derivation';
import { explainOtherTable } from './explainOtherTable';

type Cells = Readonly<Record<string, string>>;

/** Rows of the statement of performance beside those that are sums alone: what the underlying items earn belongs to the holder’s profit. */
function performanceRows({ group }: Measured): Cells {
  const participates = group.input.model === 'VFA';
  const income =
    group.policies.financeOption === 'currentPeriodBookYield'
      ? 'underlyingIncome'
      : participates
        ? 'csmUnderlyingItems'
        : '';
  const profit = income === '' ? 'profit' : `profit + ${income}`;
  const all = participates ? 'csmUnderlyingItems' : '';
  return {
    ...performance,
    financeExpenses: performance.insuranceFinanceExpenses,
    investmentIncome: income,
    investmentOci: all === '' || all === income ? '' : `${all} - ${income}`,
    profit,
    totalComprehensiveIncome:
      all === '' ? 'profit - financeOci - ociFx' : `profit - financeOci - ociFx + ${all}`,
    currentService:
      group.input.model === 'PAA'
        ? performance.insuranceServiceResult
        : '- belExperience - raRelease - csmRelease',
    onerousLoss: '- expenseLosses - expenseReversal',
    revenueFromLiability: group.input.model === 'PAA' ? '- lrcRevenue' : revenueFromLiability,
  };
}

const balances: Cells = {
  liability: 'liability',
  lic: 'licClosing',
  lrc: 'liability - licClosing',
};
const recognised = (held: boolean): Cells => ({
  pvInflows: held ? 'belNewOutflows' : 'belNewInflows',
  pvOutflows: held ? 'belNewInflows' : 'belNewOutflows',
  pvNet: 'belNew',
  riskAdjustment: 'raNew',
  fulfilmentCashFlows: 'belNew + raNew',
  csm: held ? 'csmNew + lcNew' : 'csmNew',
  loss: 'lcNew',
  lossInProfitOrLoss: '- lcNew',
  ...(held ? { lossRecovery: '- lcNew' } : {}),
  liability: `belNew + raNew + csmNew${held ? ' + lcNew' : ''}`,
});

/** Cash and equity are what the periods so far add up to (cash shown as the examples show it: an asset is negative). */
function accumulated(
  measured: Measured,
  name: string,
  row: 'cash' | 'equity',
  period: number,
): Derivation {
  const rows = performanceRows(measured);
  const income = rows['investmentIncome'] ? ` - ${rows['investmentIncome']}` : '';
  const expression =
    row === 'cash'
      ? `cashOut - cashIn${income}`
      : `${rows['profit'] ?? 'profit'} - financeOci - ociFx`;
  const parts = Array.from({ length: period + 1 }, (_, each) =>
    cell(measured, each, `${name}: ${measured.group.labels[each] ?? each}`, expression, '78-80'),
  );
  return derived(
    name,
    parts.reduce((sum, { value }) => sum + value, 0),
    '78-80',
    'Σ of the periods so far',
    parts,
  );
}

/** Initial recognition is translated at the rate of its date (IAS 21.21). */
function atRecognition(measured: Measured, path: string, expression: string): Derivation {
  const { exchangeRates, ...input } = measured.group.input;
  const own = { ...measured, reported: measured.rows, group: { ...measured.group, input } };
  const derivation = cell(own, 0, path, expression, '32, 38, 47');
  const rate = exchangeRates?.closing[0];
  if (rate === undefined) return derivation;
  return derived(
    path,
    derivation.value * rate,
    'IAS 21.21',
    `${path}, own currency × exchangeRates.closing[0]`,
    [{ ...derivation, name: `${path}, own currency` }, fact('exchangeRates.closing[0]', rate)],
  );
}

const total = (cells: Cells) => Object.values(cells).join(' + ');

function listed(measured: Measured, path: string): Derivation | undefined {
  const [, table, row = '', index = ''] =
    /^(profitOrLoss|revenueAnalysisPara106|financialPosition)\.(\w+)\[(\d+)\]$/.exec(path) ?? [];
  const period = Number(index);
  if (table === undefined || period >= measured.group.labels.length) return undefined;
  if (table === 'financialPosition' && (row === 'cash' || row === 'equity'))
    return accumulated(measured, path, row, period);
  const cells: Cells =
    table === 'profitOrLoss'
      ? performanceRows(measured)
      : table === 'financialPosition'
        ? balances
        : para106;
  const expression = cells[row];
  return expression === undefined
    ? undefined
    : cell(
        measured,
        period,
        path,
        expression,
        table === 'revenueAnalysisPara106' ? '106' : '78-92',
      );
}

/** Cells by path: `para101.year2.finance.csm`, `para100.year1.lic.closing`, `profitOrLoss.insuranceRevenue[1]`, `initial.csm`. */
export function explainTable(measured: Measured, path: string): Derivation | undefined {
  const { labels, input, held } = measured.group;
  const [first = '', second = ''] = path.split('.');
  if (first === 'initial') {
    const expression = recognised(held)[second];
    return expression === undefined ? undefined : atRecognition(measured, path, expression);
  }
  const other = explainOtherTable(measured, path);
  if (other) return other;
  if (path.includes('[')) return listed(measured, path);
  const [label = '', row = '', column = ''] = path.replace(/^para10[01]\./, '').split('.');
  const period = labels.indexOf(label);
  if (period < 0) return undefined;
  const of101 = path.startsWith('para100.') || input.model === 'PAA' ? undefined : para101[row];
  if (of101 && column === 'total') return cell(measured, period, path, total(of101), '101');
  if (of101 && ['pv', 'ra', 'csm'].includes(column))
    return cell(measured, period, path, of101[column] ?? '', '101');
  const of100 = (input.model === 'PAA' ? para100PremiumAllocation : para100)[row];
  return of100?.[column] === undefined
    ? undefined
    : cell(measured, period, path, of100[column], '100');
}
