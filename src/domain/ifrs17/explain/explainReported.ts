import { averageRate, isMoney } from '../core/translation';
import type { Column } from '../core/row';
import { figureName, valueOf, type Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import { explainColumn } from './explainColumn';

/** The value as it is reported: in the functional currency where there is one. */
export const reportedValue = ({ reported }: Measured, period: number, column: Column): number => reported[period]?.[column] ?? 0;

/** A column as reported: its derivation in the group's own currency, and its translation where rates are given (30, IAS 21). */
export function explainReported(measured: Measured, period: number, column: Column): Derivation {
  const rates = measured.group.input.exchangeRates;
  if (!rates || !isMoney(column)) return explainColumn(measured, period, column);
  const name = figureName(measured, period, column);
  const value = reportedValue(measured, period, column);
  const part = (each: Column) => explainReported(measured, period, each);
  if (column.endsWith('Fx')) {
    const balance = column.slice(0, -2) as 'csm';
    return derived(name, value, '30, IAS 21.28', 'closing - opening - movements, each as translated', [
      part(`${balance}Closing`),
      part(`${balance}Opening`),
    ]);
  }
  if (column === 'exchangeDifference' || column === 'profit' || column === 'ociAccumulated')
    return derived(name, value, '30, IAS 21', 'sum of translated figures', [part('financeOci')]);
  const at = column.endsWith('Opening') ? period : period + 1;
  const rate =
    column.endsWith('Opening') || column.endsWith('Closing') || column === 'liability'
      ? fact(`exchangeRates.closing[${at}]`, rates.closing[at] ?? 0)
      : fact(`average rate of ${measured.group.labels[period] ?? period}`, averageRate(measured.group, period));
  const own = explainColumn(measured, period, column);
  return derived(name, value, '30, IAS 21', 'amount in the group’s currency × rate', [
    { ...own, name: `${name}, own currency`, value: valueOf(measured, period, column) },
    rate,
  ]);
}
