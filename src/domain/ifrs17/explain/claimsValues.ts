import { expectedPayment, paymentsAfter, type DatedPayment } from '../core/claimsPayments';
import type { AccidentRunOff } from '../core/claimsRunOff';
import type { NamedCurve } from '../core/claimsRates';
import type { Measured } from './context';
import { derived, fact, sumOf, type Derivation } from './derivation';
import { discountFactor } from './discountFactor';
import { lockedInRates } from './rates';
import { given, sumFormula } from './stepBuilders';

const pathOf = (index: number) => `incurredClaims.accidentPeriods[${index}]`;

/** Claims of one accident period with their place in the input. */
export interface Accident {
  readonly run: AccidentRunOff;
  readonly index: number;
}

/** Accident periods that have begun by the end of `date` periods. */
export const accidentsBy = ({ group }: Measured, date: number): readonly Accident[] =>
  (group.runOff?.accidents ?? [])
    .map((run, index) => ({ run, index }))
    .filter(({ run }) => run.accident.period <= date);

const stated = (measured: Measured, index: number, { path, value }: DatedPayment): Derivation =>
  given(measured, `${pathOf(index)}.${path}`, value);

/** What the estimates of before say of the payment at the end of `date` periods. */
export function expectedAt(measured: Measured, { run, index }: Accident, date: number): Derivation {
  const payment = expectedPayment(run.accident, date);
  return payment
    ? stated(measured, index, payment)
    : fact(`${pathOf(index)}: no payment expected at date ${date}`, 0);
}

/** What was paid at the end of `date` periods: stated, or as expected. */
export function paidAt(measured: Measured, accident: Accident, date: number): Derivation {
  const { run, index } = accident;
  const step = date - run.accident.period;
  const { paid } = run.accident;
  return paid
    ? fact(`${pathOf(index)}.paid[${step}]`, paid[step] ?? 0)
    : expectedAt(measured, accident, date);
}

/** Estimates of the ultimate cost less what was paid so far. */
function ofUltimates(
  measured: Measured,
  accident: Accident,
  name: string,
  ultimates: readonly number[],
  date: number,
): Derivation {
  const { period } = accident.run.accident;
  const step = Math.min(date - period, ultimates.length - 1);
  const ultimate = fact(`${pathOf(accident.index)}.ultimates[${step}]`, ultimates[step] ?? 0);
  const paid = Array.from({ length: date - period + 1 }, (_, each) =>
    paidAt(measured, accident, period + each),
  );
  const { formula, others = [] } = sumFormula([
    [1, ultimate],
    ...paid.map((each) => [-1, each] as const),
  ]);
  return derived(name, ultimate.value - sumOf(paid), '130', formula, others);
}

/**
 * Value at the end of `at` periods of what is paid after it, as estimated at the end of `asOf`: discounted where rates are given.
 */
export function claimsValue(
  measured: Measured,
  accident: Accident,
  asOf: number,
  at: number,
  rates?: NamedCurve,
): Derivation {
  const { run, index } = accident;
  const { ultimates } = run.accident;
  const isDiscounted = rates !== undefined && measured.group.runOff?.isDiscounted === true;
  const name =
    `claims of ${measured.group.labels[run.from] ?? run.from + 1} outstanding at date ${at}, as estimated at date ${asOf}` +
    (isDiscounted ? `, at ${rates.name} as of date ${rates.origin}` : '');
  if (ultimates) return ofUltimates(measured, accident, name, ultimates, asOf);
  const payments = paymentsAfter(run.accident, asOf, at).filter(({ value }) => value !== 0);
  const parts = payments.map((payment) => {
    const amount = stated(measured, index, payment);
    if (!isDiscounted) return amount;
    const curve = rates.ofGroup === undefined ? rates : lockedInRates(measured, rates.ofGroup);
    const factor = discountFactor(measured, curve, 2 * at, 2 * payment.date);
    return derived(
      `${name}, paid at date ${payment.date}`,
      amount.value * factor.value,
      '36, B72(e)',
      `${amount.name} × ${factor.name}`,
      [amount, factor],
    );
  });
  return derived(
    name,
    sumOf(parts),
    '36, 40(b)',
    isDiscounted ? 'Σ payment × discount factor' : 'Σ payments',
    parts,
  );
}

/** The rates in which service is measured: locked in where finance is disaggregated (B131, B133), else current ones. */
export const serviceRates = ({ group }: Measured, { run }: Accident, date: number): NamedCurve =>
  group.runOff?.isDisaggregated ? run.rates.lockedIn : run.rates.current(date);

type Signed = readonly (readonly [1 | -1, Derivation])[];

/** Claims incurred in a period: what is paid of them at once, and the value of the rest. */
export function claimsIncurred(measured: Measured, period: number): Derivation {
  const date = period + 1;
  const parts: Signed = accidentsBy(measured, date)
    .filter(({ run }) => run.accident.period === date)
    .flatMap((accident) => [
      [1, paidAt(measured, accident, date)] as const,
      [
        1,
        claimsValue(measured, accident, date, date, serviceRates(measured, accident, date)),
      ] as const,
    ]);
  const { formula, others = [] } = sumFormula(parts);
  return derived(
    `claims incurred in period ${date}`,
    measured.group.runOff?.incurred[period] ?? 0,
    '40(b)',
    formula,
    others,
  );
}
