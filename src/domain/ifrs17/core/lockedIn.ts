import { rolledCurve, weightedCurve, type DiscountCurve } from '../curves/discountCurve';

/** A curve and the date (in periods since the group began) at which it starts. */
export interface DatedCurve {
  readonly curve: DiscountCurve;
  readonly origin: number;
}

export interface WeightedRates extends DatedCurve {
  readonly weight: number;
}

/** B73: from the start of the period in which contracts join, the group's locked-in rates are the weighted average of all its contracts. */
export function lockedInByPeriod(
  newBusiness: readonly (readonly WeightedRates[])[],
  periodsPerYear: number,
): DatedCurve[] {
  let dated: DatedCurve | undefined;
  let weight = 0;
  return newBusiness.map((tranches, period) => {
    const [first] = tranches;
    const added = tranches.reduce((sum, tranche) => sum + tranche.weight, 0);
    // Where nothing has weight there is nothing to average.
    if (!dated && first && (tranches.length === 1 || added === 0)) dated = first;
    else if (tranches.length > 0 && weight + added > 0) {
      const before = dated
        ? [{ curve: rolledCurve(dated.curve, period - dated.origin), weight }]
        : [];
      const all = [
        ...before,
        ...tranches.map((tranche) => ({
          curve: rolledCurve(tranche.curve, period - tranche.origin),
          weight: tranche.weight,
        })),
      ];
      dated = {
        curve: weightedCurve(
          all.map(({ curve }) => curve),
          all.map((each) => each.weight),
          periodsPerYear,
        ),
        origin: period,
      };
    }
    weight += added;
    if (!dated) throw new RangeError('a group holds contracts from its first period on');
    return dated;
  });
}
