import { compileGroup } from '../../core/compile';
import { measureRows } from '../../core/result';
import { neverRecoveredAfter } from '../../models/reinsurance/recoveredLosses';
import { lossRecovery, reinsuranceGroup } from '../../models/reinsurance/reinsuranceGroup';
import type { ReinsuranceHeldInput } from '../../models/reinsurance/reinsuranceHeldInput';
import { continuedFrom } from './continued';

/**
 * The rest of a treaty's periods, with its underlying groups, as one that opens with the closing of the first `from`: measuring it gives the
 * same figures.
 * @throws RangeError as `continuedFrom`
 */
export function continuedTreaty(input: ReinsuranceHeldInput, from: number): ReinsuranceHeldInput {
  const groups = input.underlying.map((each) => compileGroup(each));
  const rows = groups.map((each) => measureRows(each));
  const own = continuedFrom(
    reinsuranceGroup(input, groups, rows),
    from,
    lossRecovery(input, groups, rows),
  );
  const later = (values: readonly number[]) => values.slice(from);
  const net = own.expected?.premiums ?? [];
  const never = neverRecoveredAfter(input, rows, from);
  const { newContracts, cedingCommissions, ...kept } = input;
  const joined = (newContracts ?? [])
    .filter(({ inPeriod }) => inPeriod > from)
    .map((each) => ({
      ...each,
      inPeriod: each.inPeriod - from,
      ...(each.premiums ? { premiums: later(each.premiums) } : {}),
    }));
  return {
    ...kept,
    periods: input.periods - from,
    underlying: input.underlying.map((each, index) => ({
      ...continuedFrom(each, from),
      ...(each.id === undefined ? { id: `group${index + 1}` } : {}),
    })),
    ...(own.opening ? { opening: own.opening } : {}),
    lockedIn: own.rates?.lockedIn ?? 0,
    ...(own.rates?.current === undefined ? {} : { current: own.rates.current }),
    premiums: net.map((each) => Math.max(0, each)),
    ...(cedingCommissions ? { cedingCommissions: net.map((each) => Math.max(0, -each)) } : {}),
    ...(newContracts ? { newContracts: joined } : {}),
    ...(input.actualPremiums ? { actualPremiums: later(input.actualPremiums) } : {}),
    ...(input.coverageUnits ? { coverageUnits: own.coverageUnits ?? [] } : {}),
    ...(never || input.neverRecovered ? { neverRecovered: never ?? [] } : {}),
    ...(own.incurredClaims ? { incurredClaims: own.incurredClaims } : {}),
    ...(own.exchangeRates ? { exchangeRates: own.exchangeRates } : {}),
  };
}
