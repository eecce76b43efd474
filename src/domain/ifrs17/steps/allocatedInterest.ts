import type { DiscountCurve } from '../curves/discountCurve';
import { netPresentValue, type FlowSet } from '../core/flowSet';
import type { State } from '../core/state';

/** The curve for rates K × pattern, with its K. */
export interface AllocatingCurve extends DiscountCurve {
  readonly factor: number;
}

/** Factors from the start of `period` on for rates K × pattern: each period grows by its own. */
function scaledCurve(
  pattern: Float64Array,
  factor: number,
  period: number,
  into: Float64Array,
): AllocatingCurve {
  into[0] = 1;
  for (let each = period, step = 0; step + 2 < into.length; each++, step += 2) {
    const growth = 1 + factor * (pattern[Math.min(each, pattern.length - 1)] as number);
    into[step + 1] = (into[step] as number) / Math.sqrt(growth);
    into[step + 2] = (into[step] as number) / growth;
  }
  return { factors: into, flat: undefined, factor };
}

/** Rates a period: those credited as projected at the start of the period, or all alike for one constant rate. */
function patternOf({ group, period }: State): Float64Array {
  const { rates, periodsPerYear = 1 } = group.input;
  const dates = rates?.crediting;
  if (group.policies.financeOption !== 'projectedCreditingRate' || !dates)
    return Float64Array.of(1);
  const projected = dates[Math.min(period, dates.length - 1)] ?? [1];
  return Float64Array.from(projected, (rate) => (1 + rate) ** (1 / periodsPerYear) - 1);
}

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-12 * (1 + Math.abs(b));

/**
 * The curve that allocates finance systematically (88(b), B130-B132): a constant rate (B132(a)(i)), or rates in constant proportion to
 * those credited (B132(a)(ii)), at which the balance allocated so far meets the flows now expected. Solved by bisection; where flows of
 * both signs leave no such rate, undefined.
 */
export function allocationCurve(
  state: State,
  flows: FlowSet,
  balance: number,
): AllocatingCurve | undefined {
  const { period } = state;
  const pattern = patternOf(state);
  const into = new Float64Array(2 * (flows.claims.length - period) + 3);
  const gap = (factor: number) =>
    netPresentValue(flows, period, scaledCurve(pattern, factor, period, into), period) - balance;
  const widest = 0.9 / Math.max(1e-9, ...pattern.map(Math.abs));
  let [low, high] = [-widest, widest];
  let atLow = gap(low);
  if (near(gap(0), 0) && near(atLow, gap(0))) return scaledCurve(pattern, 0, period, into);
  if (Math.sign(atLow) === Math.sign(gap(high))) return undefined;
  for (let step = 0; step < 200 && !near(low, high); step++) {
    const middle = (low + high) / 2;
    const atMiddle = gap(middle);
    if (Math.sign(atMiddle) === Math.sign(atLow)) [low, atLow] = [middle, atMiddle];
    else high = middle;
  }
  return scaledCurve(pattern, (low + high) / 2, period, into);
}

/** True where profit or loss takes finance at an allocating rate and not at the locked-in rates. */
export const isAllocated = ({ group }: State): boolean =>
  group.policies.financeOption === 'effectiveYield' ||
  group.policies.financeOption === 'projectedCreditingRate';
