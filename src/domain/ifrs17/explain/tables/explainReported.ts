import { averageRate, translationOf, type TranslatedPart } from '../../core/translation';
import { isReported, type Column } from '../../core/row/columns';
import { figureName, valueOf, type Measured } from '../context';
import { derived, derivedBy, fact, type Derivation } from '../../formula/derivation';
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

function explainPart(measured: Measured, period: number, part: TranslatedPart): Derivation {
  const { input } = measured.group;
  if ('stated' in part) return fact(`opening.${part.stated}`, input.opening?.[part.stated] ?? 0);
  if ('reported' in part) return explainReported(measured, part.period, part.reported);
  if ('own' in part)
    return {
      ...explainColumn(measured, period, part.own),
      name: `${figureName(measured, period, part.own)}, own currency`,
      value: valueOf(measured, period, part.own),
    };
  if (part.rate === 'average') return averageOf(measured, period);
  const date = part.rate === 'opening' ? period : period + 1;
  return fact(`exchangeRates.closing[${date}]`, input.exchangeRates?.closing[date] ?? 0);
}

/** A column as reported: its derivation in the group's own currency, and its translation where rates are given (30, IAS 21). */
export function explainReported(measured: Measured, period: number, column: Column): Derivation {
  const { group } = measured;
  const translation =
    group.input.exchangeRates && isReported(column)
      ? translationOf(group, period, column)
      : undefined;
  if (!translation) return explainColumn(measured, period, column);
  const { formula, parts } = translation;
  return derivedBy(
    figureName(measured, period, column),
    '30, IAS 21.21-28',
    formula,
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, explainPart(measured, period, part)]),
    ),
  );
}
