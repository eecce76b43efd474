import type { CurveInput } from '../schema/curve';
import type { GroupInput } from '../schema/group';
import { InputError } from '../schema/shape';
import { amount, amounts, column, given, isFacts, type Facts } from './facts';

const lockedInNames = [
  'lockedInRate',
  'discountRate',
  'discountRateAtInception',
  'interestRate',
] as const;

/**
 * One rate, or a curve by its spot or forward rates. A bare list could be either, or a rate a date: that must be said.
 * @throws InputError
 */
export function curveOf(facts: Facts, ...names: readonly string[]): CurveInput | undefined {
  for (const name of names) {
    const value = facts[name];
    if (typeof value === 'number') return value;
    if (isFacts(value)) return value as CurveInput;
    if (Array.isArray(value))
      throw new InputError([
        {
          path: `facts.${name}`,
          code: 'type',
          expected: 'one rate, or spotRates, forwardRates, or currentRates by date',
          found: JSON.stringify(value),
        },
      ]);
  }
  return undefined;
}

/** Rates of initial recognition: flat, or by term, with the illiquidity premium where a source builds from the bottom up (B80). */
export function lockedInOf(facts: Facts): CurveInput {
  const [spot, forwards] = [amounts(facts, 'spotRates'), amounts(facts, 'forwardRates')];
  const illiquidityPremium = amount(facts, 'illiquidityPremium');
  const base = spot ? { spot } : forwards ? { forwards } : curveOf(facts, ...lockedInNames);
  if (illiquidityPremium === undefined) return base ?? 0;
  return given({
    ...(typeof base === 'number' ? { spot: [base] } : (base ?? { spot: [0] })),
    illiquidityPremium,
  }) as CurveInput;
}

/** Rates whose names end with the number of their period: `currentRateAtEndOfYear1`. */
export const ratesByNumber = (facts: Facts): ReadonlyMap<number, number> =>
  new Map(
    Object.entries(facts).flatMap(([name, value]) => {
      const [, period] = /^(?:current|market|revised).*rate.*?(\d+)$/i.exec(name) ?? [];
      return period === undefined || typeof value !== 'number'
        ? []
        : [[Number(period), value] as const];
    }),
  );

/**
 * The current curve at each date: one for all, a list by date with or without that of initial recognition, or stated by period.
 * @throws InputError where a list could begin at either date
 */
export function currentOf(
  facts: Facts,
  periods: readonly Facts[],
  count: number,
  lockedIn: CurveInput | undefined,
): CurveInput | readonly CurveInput[] | undefined {
  const list = facts['currentRates'] ?? facts['currentRate'];
  if (Array.isArray(list)) {
    if (list.length === count + 1) return list;
    // Nothing is recognised before the first end where no rate was locked in.
    if (list.length === count)
      return [lockedIn ?? (list[0] as CurveInput), ...(list as CurveInput[])];
    throw new InputError([
      {
        path: facts['currentRates'] ? 'facts.currentRates' : 'facts.currentRate',
        code: 'length',
        expected: `${count} rates, one at the end of each period, or ${count + 1} with that of initial recognition`,
        found: `${list.length} rates`,
      },
    ]);
  }
  const whole = curveOf(facts, 'currentRate', 'currentRates');
  const names = ['currentRate', 'marketRate', 'discountRateAtEnd'];
  const dated = ratesByNumber(facts);
  const curves = Array.from(
    { length: Math.max(periods.length, ...dated.keys()) },
    (_, index) => curveOf(periods[index] ?? {}, ...names) ?? dated.get(index + 1),
  );
  if (!curves.some((each) => each !== undefined)) return whole;
  let last = whole ?? lockedIn ?? curves.find((each) => each !== undefined) ?? 0;
  return [lockedIn ?? last, ...curves.map((each) => (last = each ?? last))];
}

/** Projected credited rates by date, where a case lists them (B132(a)(ii)). */
function creditingOf(facts: Facts): readonly (readonly number[])[] | undefined {
  const listed = facts['creditingRates'];
  if (!Array.isArray(listed)) return undefined;
  return listed.every((each) => typeof each === 'number')
    ? [listed]
    : (listed as (readonly number[])[]);
}

/** The rates of a group from the facts of a case. */
export function ratesOf(
  facts: Facts,
  periods: readonly Facts[],
  count: number,
): NonNullable<GroupInput['rates']> {
  const lockedIn = lockedInOf(facts);
  return given({
    lockedIn,
    csmAccretion: curveOf(facts, 'csmAccretionRate'),
    current: currentOf(facts, periods, count, lockedIn),
    crediting: creditingOf(facts),
  }) as NonNullable<GroupInput['rates']>;
}

/** A column of numbers of the periods, or the same as one list. */
export const listedOrByPeriod = (
  facts: Facts,
  periods: readonly Facts[],
  otherwise: (index: number) => number,
  ...names: readonly string[]
): readonly number[] | undefined =>
  amounts(facts, ...names) ?? column(periods, otherwise, ...names);
