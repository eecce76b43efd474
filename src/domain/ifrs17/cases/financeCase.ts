import type { EngineInput } from '../schema/input';
import { engineInput } from '../schema/input';
import { parse } from '../schema/shape';
import { ratesByNumber } from './curvesOfCase';
import {
  amount,
  amounts,
  column,
  given,
  isFacts,
  part,
  periodFacts,
  repeated,
  says,
  type Facts,
} from './facts';

const methods: readonly (readonly [RegExp, string])[] = [
  [/credit/i, 'projectedCreditingRate'],
  [/effective|constant/i, 'effectiveYield'],
  [/locked/i, 'lockedIn'],
];

/** Credited rates wherever they are named: as lists of all periods or of the last ones, by date, or one a period. */
function creditedRates(stated: Facts): readonly (readonly number[])[] {
  return Object.entries(stated)
    .filter(([name]) => /credit/i.test(name))
    .flatMap(([, value]) => {
      const values = Array.isArray(value) ? value : isFacts(value) ? Object.values(value) : [];
      if (values.length > 0 && values.every((each): each is number => typeof each === 'number'))
        return [values];
      return values.filter(
        (each): each is number[] =>
          Array.isArray(each) && each.every((rate) => typeof rate === 'number'),
      );
    });
}

/** Two rows of estimates: those of inception, and those of the end of the first year that then stay. */
export function financeCase(facts: Facts): EngineInput {
  const later = part(facts, 'endYear1') ?? {};
  const payout = amount(facts, 'expectedPayout', 'expectedOutflows');
  const assets = amount(later, 'investedAssetsAtEndOfYear3', 'investedAssetsAtEnd');
  const revised =
    amount({ ...facts, ...later }, 'revisedPayout', 'revisedFuture') ??
    amount(later, 'expectedPayout', 'expectedOutflows') ??
    (assets === undefined ? payout : assets * (amount(facts, 'shareOfAssetsPaid') ?? 1));
  const rate = amount(facts, 'rateAtInception', 'discountRate');
  const years = periodFacts(facts);
  const periods = years.length || (amount(facts, 'periods', 'coverageYears') ?? 3);
  const payments = amounts(facts, 'expectedPayments', 'expectedPayout');
  const byYear = column(years, () => revised ?? 0, 'expectedPayout');
  const named = Array.from({ length: periods }, (_, index) => ratesByNumber(facts).get(index + 1));
  const first = named.find((each) => each !== undefined);
  const markets =
    column(years, () => rate ?? 0, 'marketRate', 'currentRate') ??
    (first === undefined ? undefined : named.map((each) => each ?? first));
  const stated = [...creditedRates(facts), ...creditedRates(later)];
  // A shorter list is of the last periods: the first ones were credited as expected at inception.
  const whole = stated.map((rates) => [...repeated(rate ?? 0, periods - rates.length), ...rates]);
  const [projected, ...others] = whole;
  const credited =
    projected && others.length === 0
      ? [repeated(rate ?? 0, periods), projected]
      : projected && [projected, ...others];
  const method = says(facts, 'method');
  return parse(
    engineInput,
    given({
      kind: 'financeAllocation',
      method:
        method === ''
          ? credited
            ? 'projectedCreditingRate'
            : 'effectiveYield'
          : (methods.find(([words]) => words.test(method))?.[1] ?? method),
      pvAtInception: amount(facts, 'pvAtInception'),
      periods,
      rateAtInception: rate,
      expectedPayments: payments ?? [payout, ...(byYear ?? [revised])],
      marketRates:
        amounts(facts, 'marketRates', 'currentRates') ??
        (markets ? [rate, ...markets] : [rate, amount(later, 'marketRate', 'currentRate') ?? rate]),
      creditingRates: credited,
    }),
  );
}
