import { netPresentValue, outflowPresentValue, presentValue, type FlowSet } from '../core/flowSet';
import type { Joining } from '../core/compile';
import { isRecognised } from '../core/checkOpening';
import type { State } from '../core/state';

function acquisitionPresentValue(
  { flows, rates }: Joining,
  period: number,
  moment: 0 | 1 | 2,
): number {
  if (!flows.hasAcquisition) return 0;
  return presentValue(flows.acquisition, moment, period, rates.curve, rates.origin);
}

/**
 * Initial recognition (32, 38, 47, 65): fulfilment cash flows of the contracts that join at the start of the period; what is left of
 * the asset for acquisition cash flows paid before (28C) is derecognised; the CSM makes the sum nothing, or the loss is recognised.
 */
export function initialRecognition(state: State): void {
  const { group, row, period } = state;
  const { input, sign } = group;
  const isFirst = isRecognised(group, period);
  for (const joined of group.joining[period] ?? []) {
    const { flows, rates, riskAdjustment } = joined;
    const stated = isFirst ? input.stated : undefined;
    const asset = isFirst ? sign * (input.acquisitionAsset ?? 0) : 0;
    let outflows: number;
    let net: number;
    if (stated) {
      outflows = sign * stated.outflows;
      net = outflows - sign * stated.inflows;
    } else {
      net = netPresentValue(flows, period, rates.curve, rates.origin);
      const moment =
        input.timing?.acquisition === 'end' ? 2 : input.timing?.acquisition === 'middle' ? 1 : 0;
      outflows =
        outflowPresentValue(flows, period, rates.curve, rates.origin) +
        acquisitionPresentValue(joined, period, moment);
    }
    const ra = riskAdjustment + proportional(state, flows, rates.curve, rates.origin);
    row.belNewOutflows += outflows;
    row.belNewInflows += net - outflows;
    row.raNew += ra;
    row.acquisitionUnamortised += asset;
    for (let each = period; flows.hasAcquisition && each < flows.acquisition.length; each++)
      row.acquisitionUnamortised += flows.acquisition[each] as number;
    const margin = -(net + ra + asset);
    // A reinsurance contract held has a net cost or a net gain, never a loss (65, 68). A loss at recognition is one at once (47): no CSM of
    // other contracts takes it up, unless all are one group in spite of it (20).
    if (group.held || margin >= 0) row.csmNew += margin;
    else if (isFirst || group.policies.joiningContracts === 'apart') row.lcNew -= margin;
    else row.fcfFuture -= margin;
  }
  group.plan.recognition(row);
}

/** The risk adjustment as a share of the present value of claims and expenses (37, B91), where it is stated so. */
function proportional(
  { group, period }: State,
  flows: FlowSet,
  curve: Joining['rates']['curve'],
  origin: number,
): number {
  const share = group.input.riskAdjustment?.shareOfOutflows;
  return share === undefined
    ? 0
    : share * presentValue(flows.claims, flows.outflowMoment, period, curve, origin);
}
