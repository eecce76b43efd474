import { isRecognised } from './checks/checkOpening';
import type { CompiledGroup } from './compile';
import { columns, type Column, type ReportedColumn, type Row } from './row';

const balances = ['bel', 'ra', 'csm', 'lc', 'lic', 'lrc'] as const;
/** Shares and units are not money. */
const notMoney: ReadonlySet<Column> = new Set([
  'csmReleaseShare',
  'lcReleaseShare',
  'coverageProvided',
  'coverageFuture',
]);

type Balance = (typeof balances)[number];
/** Contracts are recognised at the start of a period: at the rate of that day (IAS 21.21). */
export const newOf: Partial<Record<Balance, ReportedColumn>> = {
  bel: 'belNew',
  ra: 'raNew',
  csm: 'csmNew',
  lc: 'lcNew',
};
const dayOne: ReadonlySet<Column> = new Set([
  'belNewInflows',
  'belNewOutflows',
  'belNew',
  'raNew',
  'csmNew',
  'lcNew',
  'acquisitionAssetDerecognised',
]);

/** What joins one group with others later (20) moves their CSM at the same rate as other changes do. */
export const isOfDayOne = (group: CompiledGroup, period: number, column: Column): boolean =>
  dayOne.has(column) &&
  (isRecognised(group, period) || group.policies.joiningContracts === 'apart');

export const isMoney = (column: Column): boolean => !notMoney.has(column);

/** Stated, or the mean of the rates at both ends of the period. */
export function averageRate({ input }: CompiledGroup, period: number): number {
  const { average, closing } = input.exchangeRates ?? { closing: [] };
  return average?.[period] ?? ((closing[period] ?? 1) + (closing[period + 1] ?? 1)) / 2;
}

/**
 * The group in the functional currency (30, IAS 21.21-28): the group with its CSM is a monetary item. Initial recognition at the rate of
 * its day, other movements at the average rate, closing balances at the closing rate, and the difference a movement of its own in profit or loss.
 */
export function translated<R extends Row>(group: CompiledGroup, rows: readonly R[]): readonly R[] {
  const { input, periods, labels } = group;
  const rates = input.exchangeRates;
  if (!rates) return rows;
  let accumulated = (input.opening?.accumulatedOci ?? 0) * (rates.closing[0] ?? 1);
  return rows.slice(0, periods).map((own, period) => {
    const opening = rates.closing[period];
    const closing = rates.closing[period + 1];
    if (opening === undefined || closing === undefined)
      throw new RangeError(`no exchange rate for ${labels[period] ?? period}`);
    const average = averageRate(group, period);
    const row = { ...own };
    for (const column of columns)
      if (isMoney(column))
        row[column] = own[column] * (isOfDayOne(group, period, column) ? opening : average);
    const joined = (balance: Balance) => {
      const column = newOf[balance];
      return column && isOfDayOne(group, period, column) ? own[column] : 0;
    };
    let difference = 0;
    for (const balance of balances) {
      const [added, all] = [joined(balance), own[`${balance}Closing`] - own[`${balance}Opening`]];
      const moved = added * opening + (all - added) * average;
      row[`${balance}Opening`] = own[`${balance}Opening`] * opening;
      row[`${balance}Closing`] = own[`${balance}Closing`] * closing;
      row[`${balance}Fx`] = row[`${balance}Closing`] - row[`${balance}Opening`] - moved;
      // The loss component is part of the general model's balances; only under the PAA does it stand on top.
      if (balance !== 'lc' || input.model === 'PAA') difference += row[`${balance}Fx`];
    }
    row.licRaClosing = own.licRaClosing * closing;
    row.liability = own.liability * closing;
    // 92, IAS 21.30: exchange differences on what stands in OCI belong there.
    row.ociAccumulated = own.ociAccumulated * closing;
    row.ociFx = row.ociAccumulated - accumulated - row.financeOci;
    accumulated = row.ociAccumulated;
    row.exchangeDifference = difference - row.ociFx;
    const dayOneLoss = joined('lc') * (opening - average);
    row.expenseLosses += dayOneLoss;
    row.expenseTotal += dayOneLoss;
    row.serviceResult -= dayOneLoss;
    row.profit -= row.exchangeDifference + dayOneLoss;
    return row;
  });
}
