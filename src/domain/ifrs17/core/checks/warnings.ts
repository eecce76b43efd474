import type { CurveInput } from '../../schema/curve';
import type { GroupInput } from '../../schema/group';

/** What an input says that can be, but is seldom meant: the field, and what it does to the figures. */
export interface Warning {
  readonly path: string;
  readonly code:
    | 'neverReleased'
    | 'endsEarly'
    | 'notReached'
    | 'lossAfterCoverage'
    | 'largeRate'
    | 'notLockedIn';
  readonly consequence: string;
}

const sum = (values: readonly number[] = []) => values.reduce((all, each) => all + each, 0);
const lastOf = (values: readonly number[] = []) => values.findLastIndex((each) => each !== 0) + 1;

/** A schedule that leaves a risk adjustment when coverage has ended. */
function ofRiskAdjustment({
  riskAdjustment,
  coverageUnits,
  periods,
  newContracts,
  derecognitions,
  revisions,
  opening,
}: GroupInput): Warning[] {
  const { release, closing, futureServiceChange, interest } = riskAdjustment ?? {};
  const initial = opening ? Math.abs(opening.ra ?? 0) : (riskAdjustment?.initial ?? 0);
  const moves = [newContracts, derecognitions, revisions].some((each) => each?.length);
  if (moves || lastOf(coverageUnits) > periods) return [];
  const held = initial + sum(futureServiceChange) + sum(interest);
  const left = release ? held - sum(release) : (closing?.[periods - 1] ?? 0);
  if (left <= 1e-6 * Math.max(1, held)) return [];
  const consequence = `${left} is left of the risk adjustment when coverage has ended`;
  return [
    {
      path: `riskAdjustment.${release ? 'release' : 'closing'}`,
      code: 'neverReleased',
      consequence,
    },
  ];
}

/** A list of a revision that ends before what it replaces: what is left out is nothing. */
function ofRevisions({ expected, coverageUnits, revisions = [] }: GroupInput): Warning[] {
  const last = new Map<string, number>(
    Object.entries({ ...expected, coverageUnits }).map(([kind, values]) => [kind, lastOf(values)]),
  );
  return revisions.flatMap(({ atEndOf, expected: revised, coverageUnits: units }, index) =>
    Object.entries({ ...revised, ...(units ? { coverageUnits: units } : {}) }).flatMap(
      ([kind, values]): Warning[] => {
        const before = last.get(kind) ?? 0;
        const now = atEndOf + values.length;
        last.set(kind, atEndOf + lastOf(values));
        if (now >= before || before <= atEndOf) return [];
        const path = `revisions[${index}].${kind === 'coverageUnits' ? kind : `expected.${kind}`}`;
        const consequence = `nothing is expected in periods ${now + 1} to ${before} any more`;
        return [{ path, code: 'endsEarly', consequence }];
      },
    ),
  );
}

/** What is said to have happened after the last period that is measured. */
const ofActual = ({ actual = {}, periods }: GroupInput): Warning[] =>
  Object.entries(actual).flatMap(([kind, values]): Warning[] =>
    lastOf(values) > periods
      ? [
          {
            path: `actual.${kind}`,
            code: 'notReached',
            consequence: `only ${periods} periods are measured; what happens after them counts nowhere`,
          },
        ]
      : [],
  );

function ofLosses({ model, premiumAllocation, coverageUnits, periods }: GroupInput): Warning[] {
  const { fulfilmentCashFlows = [], revenuePattern } = premiumAllocation ?? {};
  const end = lastOf(revenuePattern ?? coverageUnits);
  return fulfilmentCashFlows.slice(0, periods + 1).flatMap((value, date): Warning[] =>
    model === 'PAA' && date > 0 && date >= end && value > 0
      ? [
          {
            path: `premiumAllocation.fulfilmentCashFlows[${date}]`,
            code: 'lossAfterCoverage',
            consequence: 'a loss component is kept after coverage has ended',
          },
        ]
      : [],
  );
}

const ratesIn = (curve: CurveInput): readonly number[] =>
  typeof curve === 'number'
    ? [curve]
    : (curve.spot ?? curve.forwards ?? []).map(
        (rate) => rate + (curve.illiquidityPremium ?? 0) + (curve.shift ?? 0),
      );

const listed = (path: string, curves: CurveInput | readonly CurveInput[] | undefined) => {
  if (curves === undefined) return [];
  return isList(curves)
    ? curves.map((curve, index) => [`${path}[${index}]`, curve] as const)
    : [[path, curves] as const];
};
const isList = (curves: CurveInput | readonly CurveInput[]): curves is readonly CurveInput[] =>
  Array.isArray(curves);

function ofRates({
  rates,
  newContracts = [],
  incurredClaims,
  riskAdjustment,
  stated,
  opening,
}: GroupInput): Warning[] {
  const all = [
    ...listed('rates.lockedIn', rates?.lockedIn),
    ...listed('rates.csmAccretion', rates?.csmAccretion),
    ...listed('rates.current', rates?.current),
    ...newContracts.flatMap(({ lockedIn }, index) =>
      listed(`newContracts[${index}].lockedIn`, lockedIn),
    ),
    ...listed('incurredClaims.current', incurredClaims?.current),
    ...listed('incurredClaims.interestRate', incurredClaims?.interestRate),
    ...listed('riskAdjustment.shareOfOutflows', riskAdjustment?.shareOfOutflows),
  ];
  const large = all.flatMap(([path, curve]): Warning[] => {
    const rate = ratesIn(curve).find((each) => Math.abs(each) > 1);
    const ofWhat = path === 'riskAdjustment.shareOfOutflows' ? 'of the outflows' : 'a year';
    const consequence = `${rate} is ${100 * (rate ?? 0)} % ${ofWhat}; rates are shares, 0.05 is 5 %`;
    return rate === undefined ? [] : [{ path, code: 'largeRate', consequence }];
  });
  const [first] = listed('rates.current', rates?.current);
  const isOther =
    first && !stated && !opening && JSON.stringify(first[1]) !== JSON.stringify(rates?.lockedIn);
  const consequence =
    'initial recognition is at the locked-in curve; the step to this one is finance of the first period';
  return isOther ? [...large, { path: first[0], code: 'notLockedIn', consequence }] : large;
}

/** Everything an input states that is to be looked at again. */
export const warningsOf = (input: GroupInput): readonly Warning[] => [
  ...ofRiskAdjustment(input),
  ...ofRevisions(input),
  ...ofActual(input),
  ...ofLosses(input),
  ...ofRates(input),
];
