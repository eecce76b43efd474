import type { GroupInput } from '../../schema/group';
import { curveRate, type Rates } from './curveRates';
import { derived, type Derivation } from '../../formula/derivation';

/** A factor by the curve's annual rate for the term: (1 + rate)^-years, over that of the date from which it discounts. */
export function discountFactor(
  { group }: { readonly group: { readonly input: Pick<GroupInput, 'periodsPerYear'> } },
  rates: Rates,
  halfPeriodsFrom: number,
  halfPeriodsTo: number,
): Derivation {
  const perYear = 2 * (group.input.periodsPerYear ?? 1);
  const name = `discount factor from ${halfPeriodsFrom / 2} to ${halfPeriodsTo / 2}, ${rates.name} as of date ${rates.origin}`;
  const [from, to] = [halfPeriodsFrom - 2 * rates.origin, halfPeriodsTo - 2 * rates.origin];
  if (to === from) return derived(name, 1, '36', '1', []);
  if (rates.factor) return rates.factor(from, to);
  const factorAt = (step: number) => rates.curve.factors[step] ?? 1;
  const far = curveRate(rates, to, perYear);
  const value = factorAt(to) / factorAt(from);
  const factor = ({ name: rate }: Derivation, step: number, sign: '' | '-') =>
    `(1 + ${rate}) ^ (${sign}${step} ÷ ${perYear})`;
  if (to === 0) return derived(name, value, '36', '1', []);
  if (from === 0) return derived(name, value, '36', factor(far, to, '-'), [far]);
  const near = curveRate(rates, from, perYear);
  const parts = near.name === far.name ? [far] : [far, near];
  return derived(name, value, '36', `${factor(far, to, '-')} × ${factor(near, from, '')}`, parts);
}
