import { fulfilmentCashFlowsOf, type GroupInput } from '@/domain/ifrs17';
import { estimatesAtStart, withoutAcquisition } from './estimatesAtStart';
import type { GroupQuarter } from './groupQuarter';

/** 57-58: fulfilment cash flows of remaining coverage at the start and the end, from the estimates of those dates. */
export function withOnerousTest(input: GroupInput, quarter: GroupQuarter): GroupInput {
  const [all, units] = estimatesAtStart(input);
  // Once coverage is over nothing of it is left to be onerous.
  if (units.every((each) => each === 0)) return input;
  const last = quarter.changes.at(-1)?.estimates;
  const share = quarter.group.riskAdjustmentShare;
  const { kind, model, periods, periodsPerYear, timing, rates } = input;
  const flows = fulfilmentCashFlowsOf({
    ...{ kind, model, periods, periodsPerYear, timing, rates },
    expected: all,
    premiumAllocation: { revenuePattern: units },
    ...(share === undefined ? {} : { riskAdjustment: { shareOfOutflows: share } }),
    // What is estimated anew is of those that stay.
    ...(last
      ? { revisions: [{ atEndOf: 1, expected: withoutAcquisition(last.expected) }] }
      : { derecognitions: input.derecognitions }),
  });
  return {
    ...input,
    premiumAllocation: { ...input.premiumAllocation, fulfilmentCashFlows: flows },
  };
}
