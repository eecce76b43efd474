import type { GroupInput } from '../schema/group';
import { amount, amounts, column, given, periodFacts, says, type Facts } from './facts';

/**
 * Facts of a premium allocation case. Where a period settles all claims, what it pays beyond the liability is a change of past service,
 * and the risk adjustment that is left is released.
 */
export function premiumAllocationCase(facts: Facts): GroupInput {
  const periods = periodFacts(facts);
  const count = periods.length || amount(facts, 'quarters', 'periods') || 1;
  const total = amount(facts, 'premium') ?? 0;
  const pattern = column(periods, () => 0, 'months', 'weight') ?? new Array<number>(count).fill(1);
  const claims =
    column(periods, () => 0, 'claimsIncurred', 'claims') ?? new Array<number>(count).fill((amount(facts, 'claims') ?? 0) / count);
  const ra = column(periods, () => 0, 'raIncurred', 'riskAdjustment');
  const paid = column(periods, () => 0, 'claimsPaid', 'paid');
  const acquisition = amount(facts, 'acquisitionCashFlows');
  let unpaid = 0;
  let held = 0;
  const pastServiceChange: number[] = [];
  const riskAdjustmentRelease: number[] = [];
  for (let period = 0; period < count; period++) {
    const settles = periods[period]?.['settlementOfAll'] === true;
    unpaid += (claims[period] ?? 0) - (paid?.[period] ?? claims[period] ?? 0);
    held += ra?.[period] ?? 0;
    pastServiceChange.push(settles ? 0 - unpaid : 0);
    riskAdjustmentRelease.push(settles ? held : 0);
    if (settles) unpaid = held = 0;
  }
  const remaining = amounts(facts, 'fulfilmentCashFlowsRemaining', 'fcfRemaining');
  return given({
    kind: 'group' as const,
    model: 'PAA' as const,
    periods: count,
    expected: given({
      premiums: amounts(facts, 'premiums') ?? [total],
      acquisition: acquisition === undefined ? undefined : [acquisition],
    }),
    actual: { claims },
    incurredClaims: given({ paid, riskAdjustment: ra, pastServiceChange, riskAdjustmentRelease }),
    premiumAllocation: given({
      revenuePattern: pattern,
      acquisitionExpensed: facts['acquisitionExpensedImmediately'] === true,
      fulfilmentCashFlows: remaining,
    }),
  }) as GroupInput;
}

/** One input a premium pattern, where a case compares several (55: premiums count when received). */
export function premiumPatterns(facts: Facts): Readonly<Record<string, GroupInput>> {
  const variants = Array.isArray(facts['variants'])
    ? facts['variants'].filter((each): each is string => typeof each === 'string')
    : [];
  const base = premiumAllocationCase(facts);
  const count = base.periods;
  const premium = amount(facts, 'premium') ?? 0;
  const flat = (each: string) =>
    /instal/i.test(each) ? 'instalments' : /end of coverage|at end/i.test(each) ? 'end' : 'inception';
  const premiums = {
    inception: [premium],
    end: Array.from({ length: count }, (_, index) => (index === count - 1 ? premium : 0)),
    instalments: new Array<number>(count).fill(premium / count),
  };
  const names = {
    inception: 'premiumAtInception',
    end: 'premiumAtEnd',
    instalments: `${says(facts, 'unit') || 'quarterly'}Instalments`,
  };
  return Object.fromEntries(
    variants.map((each) => {
      const form = flat(each);
      const input: GroupInput = {
        ...base,
        timing: { premiums: form === 'inception' ? 'start' : 'end' },
        expected: { ...base.expected, premiums: premiums[form] },
      };
      return [names[form], input];
    }),
  );
}
