import type { CurveInput } from '../schema/curve';

/**
 * Discount factors on a grid of half periods: `factors[2 * k]` discounts a flow at the end of k periods, `factors[2 * k + 1]` one
 * in the middle of the next. 36, B72-B85.
 */
export interface DiscountCurve {
  readonly factors: Float64Array;
  /** A curve of one rate unwinds into itself: tomorrow's curve is today's, and no rate change needs measuring. */
  readonly flat: number | undefined;
  /** What it was made from, for explanations: the curve given, a curve seen from later, or a weighted average. */
  readonly madeFrom?: MadeFrom;
}

type MadeFrom =
  | CurveInput
  | { readonly rolled: DiscountCurve; readonly periods: number }
  | { readonly curves: readonly DiscountCurve[]; readonly weights: readonly number[] };

function annualRates(input: Exclude<CurveInput, number>): {
  terms: readonly number[];
  rates: readonly number[];
} {
  const addition = (input.illiquidityPremium ?? 0) + (input.shift ?? 0);
  if (input.forwards) {
    let growth = 1;
    const rates = input.forwards.map((forward, index) => {
      growth *= 1 + forward + addition;
      return growth ** (1 / (index + 1)) - 1;
    });
    return { terms: rates.map((_, index) => index + 1), rates };
  }
  const spot = input.spot ?? [0];
  return {
    terms: input.terms ?? spot.map((_, index) => index + 1),
    rates: spot.map((rate) => rate + addition),
  };
}

interface Knots {
  readonly terms: readonly number[];
  readonly rates: readonly number[];
  readonly constantForward: boolean;
}

/**
 * log of the discount factor at `years`, which lies before knot `upper`; before the first and after the last term the rate (or the
 * forward) stays as it is there.
 */
function logFactor(years: number, { terms, rates, constantForward }: Knots, upper: number): number {
  const last = terms.length - 1;
  if (upper === 0) return -years * Math.log1p(rates[0] as number);
  if (upper > last && (!constantForward || last === 0))
    return -years * Math.log1p(rates[last] as number);
  const high = Math.min(upper, last);
  const [lowTerm, highTerm] = [terms[high - 1] as number, terms[high] as number];
  const [lowRate, highRate] = [rates[high - 1] as number, rates[high] as number];
  const share = (years - lowTerm) / (highTerm - lowTerm);
  if (!constantForward) return -years * Math.log1p(lowRate + share * (highRate - lowRate));
  const low = -lowTerm * Math.log1p(lowRate);
  return low + share * (-highTerm * Math.log1p(highRate) - low);
}

/**
 * The curve on the grid of the periods.
 * @param horizon number of periods that it must reach
 */
export function discountCurve(
  input: CurveInput,
  periodsPerYear: number,
  horizon: number,
): DiscountCurve {
  const factors = new Float64Array(2 * horizon + 3);
  if (typeof input === 'number') {
    const half = (1 + input) ** (-0.5 / periodsPerYear);
    for (let step = 0; step < factors.length; step++) factors[step] = half ** step;
    return { factors, flat: input, madeFrom: input };
  }
  const knots: Knots = {
    ...annualRates(input),
    constantForward: input.interpolation === 'constantForward',
  };
  factors[0] = 1;
  let upper = 0;
  for (let step = 1; step < factors.length; step++) {
    const years = step / 2 / periodsPerYear;
    while (upper < knots.terms.length && (knots.terms[upper] ?? 0) < years) upper++;
    factors[step] = Math.exp(logFactor(years, knots, upper));
  }
  return { factors, flat: undefined, madeFrom: input };
}

/** The same curve seen from the end of `periods` periods: its forward rates from there on. */
export function rolledCurve(curve: DiscountCurve, periods: number): DiscountCurve {
  const { factors, flat } = curve;
  if (periods === 0 || flat !== undefined) return curve;
  const from = Math.min(2 * periods, factors.length - 1);
  const base = factors[from] ?? 1;
  const rolled = factors.slice(from).map((factor) => factor / base);
  return { factors: rolled, flat, madeFrom: { rolled: curve, periods: from / 2 } };
}

/** Weighted average of discount curves, annual rate by annual rate, for contracts that join a group during the year (B73). */
export function weightedCurve(
  curves: readonly DiscountCurve[],
  weights: readonly number[],
  periodsPerYear: number,
): DiscountCurve {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const [first] = curves;
  if (!first || total === 0)
    throw new RangeError('weightedCurve needs curves with a positive total weight');
  const share = (index: number) => (weights[index] ?? 0) / total;
  const length = Math.min(...curves.map((each) => each.factors.length));
  const factors = first.factors.slice(0, length).map((_, step) => {
    if (step === 0) return 1;
    const years = step / 2 / periodsPerYear;
    const rate = curves.reduce(
      (sum, { factors: each }, index) => sum + share(index) * (each[step] ?? 1) ** (-1 / years),
      0,
    );
    return rate ** -years;
  });
  const flat = curves.every((each) => each.flat !== undefined)
    ? curves.reduce((sum, each, index) => sum + share(index) * (each.flat ?? 0), 0)
    : undefined;
  return { factors, flat, madeFrom: { curves, weights } };
}
