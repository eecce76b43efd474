import { accidentsBy, claimsValue, paidAt, type Accident } from './claimsValues';
import { accidentName } from '../tables/claimsDevelopment';
import type { Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import { explainReported } from './explainReported';
import { sumFormula } from './stepBuilders';

type Signed = readonly (readonly [1 | -1, Derivation])[];

/** What one accident period adds to a figure of the table. */
function partsOf(measured: Measured, accident: Accident, figure: string, step: number): Signed {
  const { periods } = measured.group;
  const { period } = accident.run.accident;
  const paid = (until: number): Signed =>
    Array.from({ length: until - period + 1 }, (_, each) => [
      1,
      paidAt(measured, accident, period + each),
    ]);
  const open = (date: number) => claimsValue(measured, accident, date, date);
  const present = claimsValue(
    measured,
    accident,
    periods,
    periods,
    accident.run.rates.current(periods),
  );
  switch (figure) {
    case 'estimates':
      return [...paid(period + step), [1, open(period + step)]];
    case 'paid':
      return [[1, paidAt(measured, accident, period + step)]];
    case 'paidToDate':
      return paid(periods);
    case 'outstanding':
      return [[1, open(periods)]];
    case 'discounting':
      return [
        [1, present],
        [-1, open(periods)],
      ];
    case 'liability':
      return [[1, present]];
    default:
      return [];
  }
}

/** Claims development (130): facts of the accident periods, and the balance that they make up. @returns undefined where the path is of another table */
export function explainDevelopment(measured: Measured, path: string): Derivation | undefined {
  const { runOff, labels, input, periods, sign } = measured.group;
  if (!runOff || !path.startsWith('claimsDevelopmentPara130.')) return undefined;
  const closing = input.exchangeRates?.closing[periods];
  const rate =
    closing === undefined ? undefined : fact(`exchangeRates.closing[${periods}]`, closing);
  const [, label = '', figure = '', at] =
    /^claimsDevelopmentPara130\.(?:(\w+)\.)?(\w+)(?:\[(\d+)\])?$/.exec(path) ?? [];
  const parts = accidentsBy(measured, periods)
    .filter(({ run }) => label === '' || accidentName(labels, run.from) === label)
    .flatMap((accident) => partsOf(measured, accident, figure, Number(at)));
  const sum =
    parts.reduce((total, [side, { value }]) => total + side * value, 0) * (rate?.value ?? 1);
  const { formula: parted, others = [] } = sumFormula(parts);
  const formula = rate ? `(${parted}) × ${rate.name}` : parted;
  const from = [...others, ...(rate ? [rate] : [])];
  if (label !== '' || (figure !== 'riskAdjustment' && figure !== 'liability'))
    return derived(path, sum, '130', formula, from);
  const ra = explainReported(measured, periods - 1, 'licRaClosing');
  return figure === 'riskAdjustment'
    ? derived(path, sign * ra.value, '130', `${sign < 0 ? '-' : ''}${ra.name}`, [ra])
    : derived(path, sum + sign * ra.value, '130', `${formula} ${sign < 0 ? '-' : '+'} ${ra.name}`, [
        ...from,
        ra,
      ]);
}
