import type { CompiledGroup } from './compile';
import { columns, type Column, type Row } from './row';

const balances = ['bel', 'ra', 'csm', 'lc', 'lic', 'lrc'] as const;
/** Shares and units are not money. */
const notMoney: ReadonlySet<Column> = new Set([
  'csmReleaseShare',
  'lcReleaseShare',
  'coverageProvided',
  'coverageFuture',
]);

export const isMoney = (column: Column): boolean => !notMoney.has(column);

/** Stated, or the mean of the rates at both ends of the period. */
export function averageRate({ input }: CompiledGroup, period: number): number {
  const { average, closing } = input.exchangeRates ?? { closing: [] };
  return average?.[period] ?? ((closing[period] ?? 1) + (closing[period + 1] ?? 1)) / 2;
}

/**
 * The group in the functional currency (30, IAS 21.21-28): the group with its CSM is a monetary item. Movements at the average rate,
 * closing balances at the closing rate, and the difference a movement of its own in profit or loss.
 */
export function translated(group: CompiledGroup, rows: readonly Row[]): readonly Row[] {
  const { input, periods, labels } = group;
  const rates = input.exchangeRates;
  if (!rates) return rows;
  let accumulated = 0;
  return rows.slice(0, periods).map((own, period) => {
    const opening = rates.closing[period];
    const closing = rates.closing[period + 1];
    if (opening === undefined || closing === undefined)
      throw new RangeError(`no exchange rate for ${labels[period] ?? period}`);
    const average = averageRate(group, period);
    const row = { ...own };
    for (const column of columns) if (isMoney(column)) row[column] = own[column] * average;
    let difference = 0;
    for (const balance of balances) {
      const moved = (own[`${balance}Closing`] - own[`${balance}Opening`]) * average;
      row[`${balance}Opening`] = own[`${balance}Opening`] * opening;
      row[`${balance}Closing`] = own[`${balance}Closing`] * closing;
      row[`${balance}Fx`] = row[`${balance}Closing`] - row[`${balance}Opening`] - moved;
      // The loss component is part of the general model's balances; only under the PAA does it stand on top.
      if (balance !== 'lc' || input.model === 'PAA') difference += row[`${balance}Fx`];
    }
    row.licRaClosing = own.licRaClosing * closing;
    row.liability = own.liability * closing;
    accumulated += row.financeOci;
    row.ociAccumulated = accumulated;
    row.exchangeDifference = difference;
    row.profit -= difference;
    return row;
  });
}
