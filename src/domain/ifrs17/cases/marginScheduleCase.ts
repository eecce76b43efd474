import type { GroupInput } from '../schema/group';
import { listedOrByPeriod } from './curvesOfCase';
import {
  amount,
  amounts,
  given,
  outflowNames,
  part,
  periodFacts,
  repeated,
  type Facts,
} from './facts';
import { checkPeriods, countOf, periodsPerYearOf } from './periodsOfCase';
import { policiesOfCase } from './policiesOfCase';
import { revisionsOf } from './revisionsOfCase';

const beginning = (facts: Facts): number | undefined =>
  amount(facts, 'initialCsm', 'openingCsm', ...(amounts(facts, 'coverageUnits') ? ['csm'] : [])) ??
  amount(part(facts, 'opening') ?? {}, 'csm', 'openingCsm');

const hasFlows = (facts: Facts): boolean =>
  [...outflowNames, 'steps'].some((name) => facts[name] !== undefined);

/** True where a CSM is given, without the cash flows that it came from, to be carried over several periods. */
export const isMarginSchedule = (facts: Facts): boolean =>
  beginning(facts) !== undefined &&
  !hasFlows(facts) &&
  (periodFacts(facts).length > 1 ||
    amount(facts, 'initialCsm', 'csm', 'coverageYears') !== undefined);

/**
 * A CSM over several periods by interest, changes of future service and coverage units (44, B119): a group of whose fulfilment cash flows nothing
 * is known but what is left for the CSM, and how they change.
 */
export function marginScheduleCase(facts: Facts): GroupInput {
  checkPeriods(facts);
  const periods = periodFacts(facts);
  const units =
    amounts(facts, 'coverageUnits') ??
    listedOrByPeriod(facts, periods, () => 0, 'coverageUnits', 'coverageUnitsProvided');
  const count = countOf(facts, periods) ?? units?.length ?? 1;
  const csm = beginning(facts) ?? 0;
  const rate =
    amount(facts, 'interestRate', 'csmAccretionRate', 'lockedInRate', 'discountRate') ?? 0;
  const ofMargin = listedOrByPeriod(facts, periods, () => 0, 'changeInCsm');
  const changes =
    listedOrByPeriod(facts, periods, () => 0, 'changeInFcf') ?? ofMargin?.map((each) => -each);
  return given({
    kind: 'group' as const,
    model: 'GMM' as const,
    periods: count,
    periodsPerYear: periodsPerYearOf(facts),
    rates: { lockedIn: rate },
    expected: { premiums: [csm] },
    coverageUnits: units ?? repeated(1, count),
    revisions: revisionsOf(facts, periods, count, { outflows: [], investment: undefined }),
    stated: given({ inflows: csm, outflows: 0, futureService: changes }),
    policies: policiesOfCase(facts),
  }) as GroupInput;
}
