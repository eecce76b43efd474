import type { GroupInput } from '@/domain/ifrs17';
import {
  each,
  flowsOf,
  type Flows,
  type Kind,
  outflows,
  revised,
  shrunk,
  total,
  worth,
} from './flows';
import { averageOf, type Curve, type Discount, discountOf, seenAfter } from './rates';

const lengthOf = (input: GroupInput): number =>
  Math.max(
    input.periods,
    input.coverageUnits?.length ?? 0,
    ...Object.values(input.expected ?? {}).map(({ length }) => length),
    ...(input.newContracts ?? []).flatMap(({ expected, coverageUnits = [] }) =>
      [...Object.values(expected), coverageUnits].map(({ length }) => length),
    ),
    ...(input.revisions ?? []).flatMap(({ atEndOf, expected, coverageUnits = [] }) =>
      [...Object.values(expected ?? {}), coverageUnits].map(({ length }) => atEndOf + length),
    ),
  );

export interface Tranche {
  readonly inPeriod: number;
  readonly flows: Flows;
  readonly discount: Discount;
  readonly weight: number;
  readonly risk: number;
}

export function tranchesOf(input: GroupInput): readonly Tranche[] {
  const length = lengthOf(input);
  const first = {
    inPeriod: 1,
    expected: input.expected ?? {},
    lockedIn: input.rates?.lockedIn ?? 0,
    coverageUnits: input.coverageUnits,
    riskAdjustment: input.riskAdjustment?.initial,
    weight: undefined,
  };
  return [first, ...(input.newContracts ?? [])].map((added) => {
    const flows = flowsOf(added.expected, added.coverageUnits, length);
    const discount = discountOf(added.lockedIn);
    return {
      inPeriod: added.inPeriod,
      flows,
      discount,
      weight:
        added.weight ?? Math.abs(worth(input, flows, added.inPeriod - 1, discount, ['premiums'])),
      risk: added.riskAdjustment ?? 0,
    };
  });
}

/** B73: rates at initial recognition, averaged anew when contracts join; seen from the start of each period. */
export function lockedInRates(
  input: GroupInput,
  tranches: readonly Tranche[],
): readonly Discount[] {
  const perYear = input.periodsPerYear ?? 1;
  let now: Discount | undefined;
  let weight = 0;
  return each(input.periods, (index) => index).map((period) => {
    if (period > 0 && now) now = seenAfter(now, 1 / perYear);
    const added = tranches.filter(({ inPeriod }) => inPeriod === period + 1);
    const more = total(added.map((tranche) => tranche.weight));
    if (weight + more > 0 && (added.length > 1 || (added.length === 1 && now)))
      now = averageOf([
        ...(now ? [[now, weight] as const] : []),
        ...added.map((tranche) => [tranche.discount, tranche.weight] as const),
      ]);
    now ??= added[0]?.discount;
    weight += more;
    return now as Discount;
  });
}

/** Estimates after each change at the end of a period, with what they are (44(c), 76, B96-B98). */
export function changesAt(input: GroupInput, opening: Flows, date: number) {
  let now = opening;
  const changes: {
    cause: 'futureService' | 'financialRisk' | 'derecognition';
    before: Flows;
    after: Flows;
    share: number;
    price: number;
    deemed: number;
  }[] = [];
  for (const revision of input.revisions ?? [])
    if (revision.atEndOf === date) {
      const after = revised(now, revision);
      const cause = revision.cause === 'financialRisk' ? 'financialRisk' : 'futureService';
      changes.push({ cause, before: now, after, share: 0, price: 0, deemed: 0 });
      now = after;
    }
  for (const left of input.derecognitions ?? [])
    if (left.atEndOf === date) {
      const after = shrunk(now, date, 1 - left.fraction);
      const { fraction: share, price = 0, deemedPremium: deemed = 0 } = left;
      changes.push({ cause: 'derecognition', before: now, after, share, price, deemed });
      now = after;
    }
  return { changes, closing: now };
}

/** Rates of a date (36): a list has one a date, a single curve comes true. */
export function currentRates({
  rates,
  periodsPerYear = 1,
}: GroupInput): (date: number) => Discount {
  const stated = rates?.current ?? rates?.lockedIn ?? 0;
  return (date) =>
    Array.isArray(stated)
      ? discountOf((stated as Curve[])[Math.min(date, stated.length - 1)] ?? 0)
      : seenAfter(discountOf(stated as Curve), date / periodsPerYear);
}

/** What happened, and how it differs from what was expected: of future service (B96(a), B96(c)), or of the period (B97(c)). */
export function cashOf(input: GroupInput, opening: Flows, period: number, isLast: boolean) {
  const { actual = {}, policies = {} } = input;
  const planned = (kind: Kind) => opening[kind][period] ?? 0;
  const paid = (kind: Kind) => {
    const stated = actual[kind];
    return stated ? (stated[period] ?? 0) : planned(kind);
  };
  const investment = paid('investmentComponents') - planned('investmentComponents');
  const premiums = planned('premiums') - paid('premiums');
  const future =
    paid('acquisition') -
    planned('acquisition') +
    (policies.premiumExperience === 'currentService' ? 0 : premiums) +
    (policies.investmentComponentExperience === 'currentService' ? 0 : investment);
  return {
    paid,
    planned,
    service: planned('claims') + planned('expenses'),
    expected: planned('premiums') - total([...outflows, 'acquisition' as const].map(planned)),
    futureExperience: isLast ? 0 : future,
  };
}
