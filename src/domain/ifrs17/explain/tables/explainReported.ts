import { ofOpening } from '../ofOpening';
import { averageRate, isMoney, isOfDayOne, newOf } from '../../core/translation';
import type { Column } from '../../core/row';
import { figureName, valueOf, type Measured } from '../context';
import { derived, fact, type Derivation } from '../../formula/derivation';
import { explainColumn } from '../explainColumn';

/** The value as it is reported: in the functional currency where there is one. */
export const reportedValue = ({ reported }: Measured, period: number, column: Column): number =>
  reported[period]?.[column] ?? 0;

/** Stated, or the mean of the rates at both ends (IAS 21.22). */
export function averageOf({ group }: Measured, period: number): Derivation {
  const { average, closing = [] } = group.input.exchangeRates ?? {};
  const value = averageRate(group, period);
  if (average?.[period] !== undefined) return fact(`exchangeRates.average[${period}]`, value);
  const ends = [period, period + 1].map((date) =>
    fact(`exchangeRates.closing[${date}]`, closing[date] ?? 1),
  );
  const name = `average rate of ${group.labels[period] ?? period}`;
  return derived(
    name,
    value,
    'IAS 21.22',
    `(${ends.map((each) => each.name).join(' + ')}) ÷ 2`,
    ends,
  );
}

/** A column as reported: its derivation in the group's own currency, and its translation where rates are given (30, IAS 21). */
export function explainReported(measured: Measured, period: number, column: Column): Derivation {
  const rates = measured.group.input.exchangeRates;
  if (!rates || !isMoney(column)) return explainColumn(measured, period, column);
  const name = figureName(measured, period, column);
  const value = reportedValue(measured, period, column);
  const part = (each: Column, at = period) => explainReported(measured, at, each);
  const average = averageOf(measured, period);
  const own = (each: Column) => {
    const derivation = explainColumn(measured, period, each);
    return {
      ...derivation,
      name: `${figureName(measured, period, each)}, own currency`,
      value: valueOf(measured, period, each),
    };
  };
  const made = (formula: string, from: readonly Derivation[]) =>
    derived(name, value, '30, IAS 21.21-28', formula, from);
  if (column === 'exchangeDifference') {
    const [parts, inOci] = [balances(measured).map((each) => part(`${each}Fx`)), part('ociFx')];
    return made(`${parts.map((each) => each.name).join(' + ')} - ${inOci.name}`, [...parts, inOci]);
  }
  if (column === 'ociFx') {
    const parts = [
      part('ociAccumulated'),
      part('financeOci'),
      ...(period === 0 ? [] : [part('ociAccumulated', period - 1)]),
    ];
    const stated = period === 0 ? ofOpening(measured, 'accumulatedOci') : undefined;
    const names = parts.map((each) => each.name);
    if (!stated) return made(names.join(' - '), parts);
    const rate = fact('exchangeRates.closing[0]', rates.closing[0] ?? 0);
    return made([...names, `${stated.name} × ${rate.name}`].join(' - '), [...parts, stated, rate]);
  }
  const opening = fact(`exchangeRates.closing[${period}]`, rates.closing[period] ?? 0);
  const isApart = isOfDayOne(measured.group, period, 'lcNew');
  if (column.endsWith('Fx')) {
    const balance = column.slice(0, -2) as 'csm';
    const [after, before, ownAfter, ownBefore] = [
      part(`${balance}Closing`),
      part(`${balance}Opening`),
      own(`${balance}Closing`),
      own(`${balance}Opening`),
    ];
    const added = newOf[balance];
    const joined = added && isOfDayOne(measured.group, period, added) ? [own(added)] : [];
    const names = joined.map(({ name }) => name);
    return made(
      `${after.name} - ${before.name}${names.map((name) => ` - ${name} × ${opening.name}`).join('')} - (${ownAfter.name} - ${ownBefore.name}${names.map((name) => ` - ${name}`).join('')}) × ${average.name}`,
      [after, before, ownAfter, ownBefore, average, ...joined, opening],
    );
  }
  if (ofLossAtOnce.has(column)) {
    const before = own(column);
    const loss = isApart ? [own('lcNew')] : [];
    const sign = column.startsWith('expense') ? '+' : '-';
    const extra = loss.map(({ name }) => ` ${sign} ${name} × (${opening.name} - ${average.name})`);
    const difference = column === 'profit' ? [part('exchangeDifference')] : [];
    const less = difference.map(({ name }) => ` - ${name}`);
    return made([`${before.name} × ${average.name}`, ...extra, ...less].join(''), [
      before,
      average,
      ...loss,
      opening,
      ...difference,
    ]);
  }
  const at = column.endsWith('Opening') ? period : period + 1;
  const isBalance = column.endsWith('Opening') && isTranslatedOpening(column);
  const rate = isOfDayOne(measured.group, period, column)
    ? opening
    : isBalance ||
        column.endsWith('Closing') ||
        column === 'liability' ||
        column === 'ociAccumulated'
      ? fact(`exchangeRates.closing[${at}]`, rates.closing[at] ?? 0)
      : average;
  const before = own(column);
  return made(`${before.name} × ${rate.name}`, [before, rate]);
}

/** Sums of movements at the average rate and a loss of day one at the rate of that day. */
const ofLossAtOnce: ReadonlySet<Column> = new Set<Column>([
  'expenseLosses',
  'expenseTotal',
  'serviceResult',
  'profit',
]);

/** Present values that a step works with (outflows, investment components) open a period too, but are no balances. */
const isTranslatedOpening = (column: Column): boolean =>
  /^(bel|ra|csm|lc|lic|lrc)Opening$/.test(column);

/** The loss component is part of the general model's balances; only under the premium allocation approach does it stand on top. */
const balances = ({ group }: Measured) =>
  group.input.model === 'PAA'
    ? (['bel', 'ra', 'csm', 'lc', 'lic', 'lrc'] as const)
    : (['bel', 'ra', 'csm', 'lic', 'lrc'] as const);
