import type { DiscountCurve } from '../curves/discountCurve';
import type { FlowSet } from '../core/flowSet';
import type { State } from '../core/state';

/** Units of service of the period and of the future, discounted where the policy says so (B119, BC282), on the estimates of its end. */
export function coverageUnits(state: State): void {
  const { group, row, period } = state;
  const flows = group.estimates.closing[period] as FlowSet;
  row.coverageProvided = flows.units[period] as number;
  row.coverageFuture = flows.unitsAfter[period] as number;
  const lockedIn = group.lockedIn[period];
  if (!group.policies.discountCoverageUnits || !lockedIn) return;
  row.coverageFuture = discounted(flows, period, lockedIn.curve, lockedIn.origin);
}

function discounted(
  { units }: FlowSet,
  period: number,
  { factors }: DiscountCurve,
  origin: number,
): number {
  const base = factors[2 * (period + 1 - origin)] as number;
  let sum = 0;
  for (let each = period + 1; each < units.length; each++)
    sum += (units[each] as number) * ((factors[2 * (each + 1 - origin)] as number) / base);
  return sum;
}
