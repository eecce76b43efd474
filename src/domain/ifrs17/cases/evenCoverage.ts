import { lockedInOf } from './curvesOfCase';
import { amount, given, outflowNames, periodFacts, repeated, type Facts } from './facts';
import { countOf } from './periodsOfCase';

const isStated = (facts: Facts): boolean => outflowNames.some((name) => facts[name] !== undefined);

/**
 * Present values of a group whose claims are incurred evenly over the coverage: the level outflow of each period that has this present value
 * at the rate of initial recognition. Facts that state outflows, or no coverage, stay as they are.
 */
export function evenly(group: Facts, facts: Facts): Facts {
  const all = { ...facts, ...group };
  const outflows = amount(group, 'pvOutflows');
  const periods = countOf(all, periodFacts(all));
  const rate = lockedInOf(all);
  if (
    outflows === undefined ||
    periods === undefined ||
    isStated(group) ||
    typeof rate !== 'number'
  )
    return group;
  const annuity = Array.from(
    { length: periods },
    (_, period) => (1 + rate) ** -(period + 1),
  ).reduce((sum, each) => sum + each, 0);
  const inflows = amount(group, 'pvInflows');
  return given({
    ...group,
    pvInflows: undefined,
    pvOutflows: undefined,
    premium: amount(group, 'premium') ?? (inflows === undefined ? undefined : Math.abs(inflows)),
    expectedOutflows: repeated(outflows / annuity, periods),
  });
}
