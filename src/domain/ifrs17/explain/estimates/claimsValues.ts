import {
  expectedPayment,
  paymentsAfter,
  type DatedPayment,
} from '../../core/claims/claimsPayments';
import {
  claimsTerms,
  claimsWorth,
  type Accident,
  type ClaimsAmount,
  type ClaimsTerm,
} from '../../core/claims/claimsRunOff';
import { given, type Measured } from '../context';
import {
  derived,
  derivedBy,
  fact,
  summedBy,
  sumOf,
  type Derivation,
} from '../../formula/derivation';
import { discountFactor } from '../rates/discountFactor';
import { lockedInRates } from '../rates/rates';

const pathOf = ({ index }: Accident) => `incurredClaims.accidentPeriods[${index}]`;

const stated = (measured: Measured, accident: Accident, { path, value }: DatedPayment) =>
  given(measured, `${pathOf(accident)}.${path}`, value);

/** What the estimates of before say of the payment at the end of `date` periods. */
function expectedAt(measured: Measured, each: Accident, date: number): Derivation {
  const payment = expectedPayment(each.accident, date);
  return payment
    ? stated(measured, each, payment)
    : fact(`${pathOf(each)}: no payment expected at date ${date}`, 0);
}

/** What was paid at the end of `date` periods: stated, or as expected. */
function paidAt(measured: Measured, each: Accident, date: number): Derivation {
  const { paid, period } = each.accident;
  const step = date - period;
  return paid
    ? fact(`${pathOf(each)}.paid[${step}]`, paid[step] ?? 0)
    : expectedAt(measured, each, date);
}

/** Estimates of the ultimate cost less what was paid so far. */
function ofUltimates(
  measured: Measured,
  each: Accident,
  name: string,
  ultimates: readonly number[],
  date: number,
): Derivation {
  const { period } = each.accident;
  const step = Math.min(date - period, ultimates.length - 1);
  const ultimate = fact(`${pathOf(each)}.ultimates[${step}]`, ultimates[step] ?? 0);
  const paid = Array.from({ length: date - period + 1 }, (_, index) =>
    paidAt(measured, each, period + index),
  );
  return summedBy(name, '130', [[1, ultimate], ...paid.map((part) => [-1, part] as const)]);
}

/** Payment by payment, discounted where rates are given. */
function outstandingAt(
  measured: Measured,
  each: Accident,
  { asOf, at, rates }: Extract<ClaimsAmount, { of: 'value' }>,
): Derivation {
  const isDiscounted = rates !== undefined && measured.group.runOff?.isDiscounted === true;
  const name =
    `claims of ${measured.group.labels[each.from] ?? each.from + 1} outstanding at date ${at}, as estimated at date ${asOf}` +
    (isDiscounted ? `, at ${rates.name} as of date ${rates.origin}` : '');
  const { ultimates } = each.accident;
  if (ultimates) return ofUltimates(measured, each, name, ultimates, asOf);
  const parts = paymentsAfter(each.accident, asOf, at).flatMap((payment) => {
    if (payment.value === 0) return [];
    const amount = stated(measured, each, payment);
    if (!isDiscounted) return [amount];
    const curve = rates.ofGroup === undefined ? rates : lockedInRates(measured, rates.ofGroup);
    const factor = discountFactor(measured, curve, 2 * at, 2 * payment.date);
    return [
      derivedBy(`${name}, paid at date ${payment.date}`, '36, B72(e)', 'amount × factor', {
        amount,
        factor,
      }),
    ];
  });
  return derived(
    name,
    sumOf(parts),
    '36, 40(b)',
    isDiscounted ? 'Σ payment × discount factor' : 'Σ payments',
    parts,
  );
}

function amountOf(measured: Measured, each: Accident, amount: ClaimsAmount): Derivation {
  if (amount.of === 'value') return outstandingAt(measured, each, amount);
  return amount.of === 'paid'
    ? paidAt(measured, each, amount.date)
    : expectedAt(measured, each, amount.date);
}

/** A figure of incurred claims by its terms, as stated. */
export const claimsSum = (
  measured: Measured,
  name: string,
  paragraph: string,
  terms: readonly ClaimsTerm[],
): Derivation =>
  summedBy(
    name,
    paragraph,
    terms
      .filter(({ of, amount }) => claimsWorth(of, amount) !== 0)
      .map(({ sign, of, amount }) => [sign, amountOf(measured, of, amount)] as const),
  );

/** Claims incurred in a period: what is paid of them at once, and the value of the rest. */
export const claimsIncurred = (measured: Measured, period: number): Derivation => {
  const { runOff } = measured.group;
  const terms = runOff ? claimsTerms(runOff, 'incurred', period) : [];
  return claimsSum(measured, `claims incurred in period ${period + 1}`, '40(b)', terms);
};
