import type { FlowsInput, GroupInput } from '@/domain/ifrs17';
import { addedFlows, addedLists } from './estimates';

/** No later estimate changes acquisition cash flows: they are planned when contracts are recognised. */
export function withoutAcquisition(flows: FlowsInput): FlowsInput {
  const { premiums = [], claims = [], expenses = [], investmentComponents = [] } = flows;
  return { premiums, claims, expenses, investmentComponents };
}

/** Estimates of the start with those of contracts that join. */
export function estimatesAtStart(input: GroupInput): readonly [FlowsInput, readonly number[]] {
  const joined = input.newContracts?.[0];
  const units = input.coverageUnits ?? input.premiumAllocation?.revenuePattern;
  return [
    addedFlows(input.expected ?? {}, joined?.expected),
    addedLists(units, joined?.coverageUnits),
  ];
}
