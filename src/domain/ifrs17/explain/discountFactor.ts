import type { DiscountCurve } from '../curves/discountCurve';
import type { Measured } from './context';
import { curveRate } from './curveRates';
import { derived, type Derivation } from './derivation';

/** A curve with the name under which its rates are facts, and the date at which it starts. */
export interface Rates {
  readonly name: string;
  readonly curve: DiscountCurve;
  readonly origin: number;
}

/** A factor by the curve's annual rate for the term: (1 + rate)^-years, over that of the date from which it discounts. */
export function discountFactor({ group }: Measured, rates: Rates, halfPeriodsFrom: number, halfPeriodsTo: number): Derivation {
  const perYear = 2 * (group.input.periodsPerYear ?? 1);
  const factorAt = (step: number) => rates.curve.factors[step] ?? 1;
  const rateAt = (step: number) => curveRate(rates.name, rates.curve, step, perYear);
  const [from, to] = [halfPeriodsFrom - 2 * rates.origin, halfPeriodsTo - 2 * rates.origin];
  const far = rateAt(to);
  const name = `discount factor from ${halfPeriodsFrom / 2} to ${halfPeriodsTo / 2}, ${rates.name}`;
  const value = factorAt(to) / factorAt(from);
  const factor = ({ name: rate }: Derivation, step: number, sign: '' | '-') => `(1 + ${rate}) ^ (${sign}${step} ÷ ${perYear})`;
  if (to === 0 || to === from) return derived(name, value, '36', '1', []);
  if (from === 0) return derived(name, value, '36', factor(far, to, '-'), [far]);
  const near = rateAt(from);
  return derived(name, value, '36', `${factor(far, to, '-')} × ${factor(near, from, '')}`, [far, near]);
}
