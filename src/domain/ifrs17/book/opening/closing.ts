import type { CompiledGroup } from '../../core/compile';
import { netPresentValue } from '../../core/flowSet';
import type { DatedCurve } from '../../core/lockedIn';
import { measureInto } from '../../core/measure';
import { isDisaggregated } from '../../core/policies';
import { place, width, type Column } from '../../core/row/columns';
import { newState } from '../../core/state';
import { rolledCurve, type DiscountCurve } from '../../curves/discountCurve';
import type { CurveInput } from '../../schema/curve';
import type { OpeningInput } from '../../schema/opening';
import type { LossRecovery } from '../../core/lossRecovery';

/** What is stored of a closed period so that the next can open: balances, and the curves locked in as seen from that date. */
export interface Closing {
  readonly opening: OpeningInput;
  readonly lockedIn: CurveInput;
  readonly csmAccretion?: CurveInput;
  /** Share of the contracts that the group began with and that are still in it (76). */
  readonly remaining: number;
}

/** A compiled curve as an input: its rates at every half period, so that every discount factor comes back. */
export function curveAsInput({ factors, flat }: DiscountCurve, periodsPerYear: number): CurveInput {
  if (flat !== undefined) return flat;
  const terms = Array.from(factors.slice(1), (_, step) => (step + 1) / 2 / periodsPerYear);
  return { terms, spot: terms.map((years, step) => (factors[step + 1] ?? 1) ** (-1 / years) - 1) };
}

/** A curve as it is seen at a later date: its forward rates from there on. */
export const seenAt = ({ curve, origin }: DatedCurve, date: number, periodsPerYear: number) =>
  curveAsInput(rolledCurve(curve, date - origin), periodsPerYear);

/**
 * The closing of a group after its first `periods` periods (40, 44, 52, 55), with which the next opens.
 * @param recovery by period, where the group is a treaty over underlying groups
 * @throws RangeError where the group has not so many periods, or year to date (B137) a year is not over: open it from the year's start
 */
export function closingOf(
  group: CompiledGroup,
  periods: number,
  recovery: readonly LossRecovery[] = [],
): Closing {
  const { input, policies } = group;
  const { periodsPerYear = 1, opening: before = {} } = input;
  if (!Number.isInteger(periods) || periods < 1 || periods > group.periods)
    throw new RangeError(`${periods} is no period of ${input.id ?? 'the group'}`);
  if (policies.interimBasis === 'yearToDate' && periods % periodsPerYear !== 0)
    throw new RangeError(`year to date opens at the start of a year, not after ${periods} periods`);
  const table = new Float64Array(periods * width);
  measureInto(table, 0, { ...group, periods }, newState(group), recovery, width);
  // Read in place: as an object a whole row costs more than measuring it. Adding 0 turns a negative zero into a plain one.
  const at = (column: Column, period = periods - 1) =>
    (table[period * width + place(column)] ?? 0) + 0;
  const isAllocation = input.model === 'PAA';
  const last = periods - 1;
  const [flows, lockedIn] = [group.estimates.closing[last], group.lockedIn[last]];
  const isValued = input.stated === undefined && flows && lockedIn;
  let provided = before.unitsProvided ?? 0;
  for (let each = 0; each < periods; each++) provided += at('coverageProvided', each);
  return {
    opening: {
      ...(isAllocation
        ? { lrc: at('lrcClosing') }
        : {
            bel: at('belClosing'),
            ra: at('raClosing'),
            csm: at('csmClosing'),
            ...(isValued
              ? { belAtLockedIn: netPresentValue(flows, periods, lockedIn.curve, lockedIn.origin) }
              : {}),
            ...(isValued && isDisaggregated(policies) ? { belAllocated: at('allocatedEnd') } : {}),
            raRateGap: at('riskGap'),
          }),
      lossComponent: at('lcClosing'),
      lic: at('licClosing'),
      licRiskAdjustment: at('licRaClosing'),
      accumulatedOci: at('ociAccumulated'),
      acquisitionUnamortised: at('acquisitionUnamortised'),
      unitsProvided: provided,
      lockedInWeight: group.lockedInWeights[last] ?? 0,
    },
    lockedIn: lockedIn ? seenAt(lockedIn, periods, periodsPerYear) : 0,
    ...(input.rates?.csmAccretion === undefined || !group.accretion[last]
      ? {}
      : { csmAccretion: seenAt(group.accretion[last], periods, periodsPerYear) }),
    remaining: (input.derecognitions ?? [])
      .filter(({ atEndOf }) => atEndOf <= periods)
      .reduce((stays, { fraction }) => stays * (1 - fraction), 1),
  };
}
