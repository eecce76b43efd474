import type { DiscountCurve } from '../curves/discountCurve';
import { netPresentValue, type FlowSet } from '../core/flowSet';
import type { CompiledGroup } from '../core/compile';

/** The curve of growth K × (1 + rate credited), with its K. */
export interface AllocatingCurve extends DiscountCurve {
  readonly factor: number;
}

/** Factors from the start of `period` on: each period grows by K times one and the rate of its own. */
function scaledCurve(
  pattern: Float64Array,
  factor: number,
  period: number,
  into: Float64Array,
): AllocatingCurve {
  into[0] = 1;
  for (let each = period, step = 0; step + 2 < into.length; each++, step += 2) {
    const growth = factor * (1 + (pattern[Math.min(each, pattern.length - 1)] as number));
    into[step + 1] = (into[step] as number) / Math.sqrt(growth);
    into[step + 2] = (into[step] as number) / growth;
  }
  return { factors: into, flat: undefined, factor };
}

/** Rates a period: those credited as projected at the start of the period; with none, K alone is one constant rate. */
function patternOf(group: CompiledGroup, period: number): Float64Array {
  const { rates, periodsPerYear = 1 } = group.input;
  const dates = rates?.crediting;
  if (group.policies.financeOption !== 'projectedCreditingRate' || !dates)
    return Float64Array.of(0);
  const projected = dates[Math.min(period, dates.length - 1)] ?? [0];
  return Float64Array.from(projected, (rate) => (1 + rate) ** (1 / periodsPerYear) - 1);
}

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-12 * (1 + Math.abs(b));

/**
 * The curve that allocates finance systematically (88(b), B130-B132): a constant rate (B132(a)(i)), or growth in constant proportion to
 * that of the rates credited (B132(a)(ii), IE15B), at which the balance allocated so far meets the flows now expected. Solved by bisection from
 * the root nearest to K = 1; where flows of both signs leave no such rate, undefined.
 */
export function allocationCurve(
  group: CompiledGroup,
  period: number,
  flows: FlowSet,
  balance: number,
): AllocatingCurve | undefined {
  const pattern = patternOf(group, period);
  const into = new Float64Array(2 * (flows.claims.length - period) + 3);
  const gap = (factor: number) =>
    netPresentValue(flows, period, scaledCurve(pattern, factor, period, into), period) - balance;
  if (near(gap(1), 0) && near(gap(2), 0)) return scaledCurve(pattern, 1, period, into);
  let wide = 1e-3;
  while (!(Math.sign(gap(1 / (1 + wide))) * Math.sign(gap(1 + wide)) <= 0)) {
    wide *= 2;
    if (wide > 1e3) return undefined;
  }
  let [low, high] = [1 / (1 + wide), 1 + wide];
  let atLow = gap(low);
  for (let step = 0; step < 200 && high - low > 1e-15; step++) {
    const middle = (low + high) / 2;
    const atMiddle = gap(middle);
    if (Math.sign(atMiddle) === Math.sign(atLow)) [low, atLow] = [middle, atMiddle];
    else high = middle;
  }
  return scaledCurve(pattern, (low + high) / 2, period, into);
}
