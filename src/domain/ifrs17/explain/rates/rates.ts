import { isRecognised } from '../../core/checks/checkOpening';
import type { DatedCurve } from '../../core/lockedIn';
import type { DiscountCurve } from '../../curves/discountCurve';
import { once, type Measured } from '../context';
import { growthOf, type RatePart, type Rates } from './curveRates';
import { derived, fact, sumOf, type Derivation } from '../../formula/derivation';
import { newBusiness, opening } from '../estimates/estimatesAt';
import { ofOpening } from '../ofOpening';
import { presentValueOf } from '../estimates/presentValues';

const pathOf = ({ ratePath }: Measured, path: string): string => ratePath?.(path) ?? path;

/** Rates of the end of `date` periods: a curve of the list, or the one curve seen from there. */
export function currentRates(measured: Measured, date: number): Rates {
  const { group } = measured;
  const curve = group.current[date];
  if (!curve) throw new RangeError(`no current curve at date ${date}`);
  const stated = group.input.rates?.current;
  if (Array.isArray(stated))
    return {
      name: pathOf(measured, `rates.current[${Math.min(date, stated.length - 1)}]`),
      curve,
      origin: date,
    };
  const given = {
    name: pathOf(measured, stated === undefined ? 'rates.lockedIn' : 'rates.current'),
    curve: group.current[0] as DiscountCurve,
    origin: 0,
  };
  return curve === given.curve
    ? { ...given, origin: date }
    : { name: `${given.name} at date ${date}`, curve, origin: date, asGiven: given };
}

interface Tranche {
  readonly path: string;
  readonly weight: Derivation;
  readonly rates: Rates;
}

/** Rates at initial recognition of contracts that join (36, B72(b)): 0 are those with which the group begins. */
export function newBusinessRates(measured: Measured, period: number, tranche: number): Rates {
  const { group } = measured;
  const later = (group.input.newContracts ?? []).flatMap(({ inPeriod }, index) =>
    inPeriod === period + 1 ? [index] : [],
  );
  const path =
    isRecognised(group, period) && tranche === 0
      ? 'rates'
      : `newContracts[${later[isRecognised(group, period) ? tranche - 1 : tranche] ?? 0}]`;
  return {
    name: pathOf(measured, `${path}.lockedIn`),
    curve: group.newBusiness[period]?.[tranche]?.rates.curve as DiscountCurve,
    origin: period,
  };
}

/** The group that opens, with the weight of its rates. */
function opened(measured: Measured, { curve, origin }: DatedCurve): Tranche {
  const rates = { name: pathOf(measured, 'rates.lockedIn'), curve, origin };
  const stated = ofOpening(measured, 'lockedInWeight');
  if (stated) return { path: 'rates', rates, weight: stated };
  const name = 'weight of the group at its opening';
  const pv = presentValueOf(measured, `${name}: premiums`, opening(measured, 0), 0, rates, [
    'premiums',
  ]);
  const weight = derived(name, Math.abs(pv.value), 'B73', `max(${pv.name}, -${pv.name})`, [pv]);
  return { path: 'rates', rates, weight };
}

/** Contracts that join at the start of a period, with the weight of each in the average of locked-in rates (B73). */
function tranches(measured: Measured, period: number): readonly Tranche[] {
  const { group } = measured;
  const later = (group.input.newContracts ?? [])
    .map(({ inPeriod, weight }, index) => ({ inPeriod, weight, path: `newContracts[${index}]` }))
    .filter(({ inPeriod }) => inPeriod === period + 1);
  const all = isRecognised(group, period)
    ? [{ path: 'rates', weight: undefined }, ...later]
    : later;
  const joined = all.map(({ path, weight }, index) => {
    const rates = newBusinessRates(measured, period, index);
    if (weight !== undefined) return { path, rates, weight: fact(`${path}.weight`, weight) };
    const name = `weight of contracts joining ${index + 1} in period ${period + 1}`;
    const made = () => {
      const pv = presentValueOf(
        measured,
        `${name}: premiums`,
        newBusiness(measured, period, index),
        period,
        rates,
        ['premiums'],
      );
      return derived(name, Math.abs(pv.value), 'B73', `max(${pv.name}, -${pv.name})`, [pv]);
    };
    return { path, rates, weight: once(measured, name, made) };
  });
  const { openingRates } = group;
  return period === 0 && openingRates ? [opened(measured, openingRates), ...joined] : joined;
}

/** The average that begins in a period: the rates so far with all contracts of before, and those of the contracts that join. */
function parts(measured: Measured, period: number): readonly RatePart[] {
  const joined = tranches(measured, period);
  const before = period === 0 ? undefined : lockedInRates(measured, period - 1);
  if (!before) return joined;
  const earlier = Array.from({ length: period }, (_, each) => tranches(measured, each)).flat();
  const weights = earlier.map(({ weight }) => weight);
  const weight = derived(
    `weight of contracts before period ${period + 1}`,
    sumOf(weights),
    'B73',
    'Σ weights',
    weights,
  );
  const isSame = before.curve.flat !== undefined || before.origin === period;
  const seen = isSame
    ? before
    : { ...before, name: `${before.name} seen from period ${period + 1}`, asGiven: before };
  return [{ rates: seen, weight }, ...joined];
}

/** The group's rates at initial recognition; from where contracts join on, the weighted average (B73). */
export function lockedInRates(measured: Measured, period: number): Rates {
  const dated = measured.group.lockedIn[period];
  if (!dated) throw new RangeError(`no locked-in curve in period ${period}`);
  const { curve, origin } = dated;
  const isAverage = typeof curve.madeFrom === 'object' && 'curves' in curve.madeFrom;
  if (!isAverage) return { name: pathOf(measured, 'rates.lockedIn'), curve, origin };
  return {
    name: `locked-in rates from period ${origin + 1}`,
    curve,
    origin,
    parts: () => parts(measured, origin),
  };
}

/** Growth of one unit over the period less one, at the rates that accrete the CSM. */
export function accretionRate(measured: Measured, period: number): Derivation {
  const { group } = measured;
  const dated = group.accretion[period];
  if (!dated || group.input.model === 'VFA') return fact('locked-in rate of the period', 0);
  const own =
    group.input.rates?.csmAccretion === undefined
      ? undefined
      : { name: 'rates.csmAccretion', ...dated };
  const step = 2 * (period - dated.origin);
  const halves = 2 * (group.input.periodsPerYear ?? 1);
  return growthOf(
    `locked-in rate of period ${period + 1}`,
    own ?? lockedInRates(measured, period),
    step,
    step + 2,
    halves,
  );
}
