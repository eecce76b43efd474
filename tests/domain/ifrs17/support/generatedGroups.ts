import fc from 'fast-check';
import type { GroupInput, PoliciesInput } from '@/domain/ifrs17';

/** Drawn as whole cents and basis points: a counterexample then shrinks to amounts that a person can follow. */
const money = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);
const rate = fc.integer({ min: -100, max: 1200 }).map((basisPoints) => basisPoints / 10_000);
const times = (length: number, max: number) =>
  fc.array(money(max), { minLength: length, maxLength: length });

const policies: fc.Arbitrary<PoliciesInput> = fc.record({
  lossComponentOrder: fc.constantFrom('allocationFirst', 'reversalFirst'),
  joiningContracts: fc.constantFrom('apart', 'oneGroup'),
  systematicBasis: fc.constantFrom('lossComponentRatio', 'coverageUnits'),
  discountCoverageUnits: fc.boolean(),
  riskAdjustmentDisaggregated: fc.boolean(),
  financeOption: fc.constantFrom(
    'profitOrLoss',
    'otherComprehensiveIncome',
    'effectiveYield',
    'projectedCreditingRate',
  ),
  acquisitionBasis: fc.constantFrom('passageOfTime', 'coverageUnits'),
  premiumExperience: fc.constantFrom('futureService', 'currentService'),
  investmentComponentExperience: fc.constantFrom('futureService', 'currentService'),
  interimBasis: fc.constantFrom('periodToPeriod', 'yearToDate'),
});

const curve = fc.oneof(
  rate,
  fc.record({
    spot: fc.array(rate, { minLength: 1, maxLength: 5 }),
    interpolation: fc.constantFrom('linear' as const, 'constantForward' as const),
  }),
);

type Claims = NonNullable<GroupInput['incurredClaims']>;

/** Claims of two accident periods, settled by the last period, discounted at curves of their own, with a change in estimates. */
const claimsRunOff = (periods: number): fc.Arbitrary<Claims> =>
  fc
    .record({
      first: times(periods, 300),
      second: times(Math.max(0, periods - 1), 300),
      revisedAt: fc.integer({ min: 1, max: periods }),
      revisedBy: fc.integer({ min: 20, max: 250 }).map((percent) => percent / 100),
      paidBy: fc.integer({ min: 50, max: 150 }).map((percent) => percent / 100),
      current: fc.array(curve, { minLength: 1, maxLength: periods + 1 }),
      lockedIn: curve,
      isOwn: fc.boolean(),
    })
    .map(({ first, second, revisedAt, revisedBy, paidBy, current, lockedIn, isOwn }) => ({
      current,
      accidentPeriods: [
        {
          period: 1,
          expectedPayments: first,
          paid: first.map((each) => each * paidBy),
          revisions: [
            {
              atEndOf: revisedAt,
              expectedPayments: first.slice(revisedAt).map((each) => each * revisedBy),
            },
          ],
        },
        ...(periods > 1
          ? [{ period: 2, expectedPayments: second, ...(isOwn ? { lockedIn } : {}) }]
          : []),
      ],
    }));

/** Groups of every kind of trouble: profitable or onerous, with experience, changes in estimates and rates, under any policy. */
export const anyGroup: fc.Arbitrary<GroupInput> = fc
  .record({
    periods: fc.integer({ min: 1, max: 6 }),
    periodsPerYear: fc.constantFrom(1 as const, 4 as const, 12 as const),
  })
  .chain(({ periods, periodsPerYear }) =>
    fc
      .record({
        premiums: times(periods, 900),
        claims: times(periods, 500),
        expenses: times(periods, 50),
        investmentComponents: times(periods, 200),
        acquisition: times(1, 80),
        units: fc.array(fc.integer({ min: 1, max: 20 }), {
          minLength: periods,
          maxLength: periods,
        }),
        raInitial: money(200),
        raShares: times(periods, 1),
        lockedIn: curve,
        current: fc.array(curve, { minLength: 1, maxLength: periods + 1 }),
        experience: fc.array(
          fc.integer({ min: 70, max: 130 }).map((percent) => percent / 100),
          { minLength: periods, maxLength: periods },
        ),
        revisedAt: fc.integer({ min: 1, max: periods }),
        revisedBy: fc.integer({ min: 20, max: 250 }).map((percent) => percent / 100),
        cause: fc.constantFrom(
          'futureService' as const,
          'discretion' as const,
          'financialRisk' as const,
        ),
        variable: fc.boolean(),
        fairValueChange: fc.array(fc.integer({ min: -50, max: 150 }), {
          minLength: periods,
          maxLength: periods,
        }),
        leavesAt: fc.integer({ min: 1, max: periods }),
        leaves: fc.integer({ min: 0, max: 60 }).map((percent) => percent / 100),
        price: money(100),
        joinsIn: fc.integer({ min: 1, max: periods }),
        joinPremium: money(400),
        joinClaim: money(100),
        joinRate: rate,
        outflows: fc.constantFrom('middle' as const, 'end' as const),
        policies,
        incurredClaims: fc.option(claimsRunOff(periods), { nil: undefined }),
      })
      .map((drawn): GroupInput => {
        const closing = drawn.raShares.map((_, index) => {
          const kept = drawn.raShares.slice(0, index + 1).reduce((left, share) => left * share, 1);
          return index === periods - 1 ? 0 : drawn.raInitial * kept;
        });
        return {
          kind: 'group',
          model: drawn.variable ? 'VFA' : 'GMM',
          periods,
          periodsPerYear,
          timing: { outflows: drawn.outflows },
          rates: {
            lockedIn: drawn.lockedIn,
            current: [drawn.lockedIn, ...drawn.current],
            crediting: [[0.04], [0.05, 0.03], [0.02, 0.06, 0.01]],
          },
          expected: {
            premiums: drawn.premiums,
            claims: drawn.claims,
            expenses: drawn.expenses,
            investmentComponents: drawn.investmentComponents,
            acquisition: drawn.acquisition,
          },
          riskAdjustment: { initial: drawn.raInitial, closing },
          coverageUnits: drawn.units,
          actual: {
            premiums: drawn.premiums.map(
              (premium, index) => premium * (drawn.experience[periods - 1 - index] ?? 1),
            ),
            ...(drawn.incurredClaims
              ? {}
              : {
                  claims: drawn.claims.map(
                    (claim, index) => claim * (drawn.experience[index] ?? 1),
                  ),
                }),
          },
          ...(drawn.incurredClaims ? { incurredClaims: drawn.incurredClaims } : {}),
          revisions: [
            {
              atEndOf: drawn.revisedAt,
              cause: drawn.cause,
              expected: {
                claims: drawn.claims.slice(drawn.revisedAt).map((claim) => claim * drawn.revisedBy),
              },
            },
          ],
          derecognitions:
            drawn.leaves > 0
              ? [{ atEndOf: drawn.leavesAt, fraction: drawn.leaves, price: drawn.price }]
              : [],
          newContracts: [
            {
              inPeriod: drawn.joinsIn,
              lockedIn: drawn.joinRate,
              expected: {
                premiums: drawn.claims.map((_, index) =>
                  index === drawn.joinsIn - 1 ? drawn.joinPremium : 0,
                ),
                claims: drawn.claims.map((_, index) =>
                  index >= drawn.joinsIn - 1 ? drawn.joinClaim : 0,
                ),
              },
              coverageUnits: drawn.claims.map((_, index) => (index >= drawn.joinsIn - 1 ? 1 : 0)),
            },
          ],
          ...(drawn.variable
            ? { underlyingItems: { fairValueChange: drawn.fairValueChange } }
            : {}),
          policies: drawn.policies,
        };
      }),
  );

function scaledClaims(claims: Claims, factor: number): Claims {
  const by = (values: readonly number[] = []) => values.map((value) => value * factor);
  return {
    ...claims,
    accidentPeriods: (claims.accidentPeriods ?? []).map(
      ({ expectedPayments, paid, revisions = [], ...accident }) => ({
        ...accident,
        expectedPayments: by(expectedPayments),
        ...(paid ? { paid: by(paid) } : {}),
        revisions: revisions.map((each) => ({
          ...each,
          expectedPayments: by(each.expectedPayments),
        })),
      }),
    ),
  };
}

/** Every amount of the group times `factor`; rates, units and times as they are. */
export function scaled(group: GroupInput, factor: number): GroupInput {
  const by = (values: readonly number[] | undefined) =>
    (values ?? []).map((value) => value * factor);
  const flows = (all: GroupInput['expected']) =>
    Object.fromEntries(Object.entries(all ?? {}).map(([kind, values]) => [kind, by(values)]));
  return {
    ...group,
    expected: flows(group.expected),
    actual: flows(group.actual),
    riskAdjustment: {
      initial: (group.riskAdjustment?.initial ?? 0) * factor,
      closing: by(group.riskAdjustment?.closing),
    },
    revisions: (group.revisions ?? []).map((revision) => ({
      ...revision,
      expected: flows(revision.expected),
    })),
    newContracts: (group.newContracts ?? []).map((joined) => ({
      ...joined,
      expected: flows(joined.expected),
    })),
    ...(group.incurredClaims ? { incurredClaims: scaledClaims(group.incurredClaims, factor) } : {}),
    derecognitions: (group.derecognitions ?? []).map((left) => ({
      ...left,
      price: (left.price ?? 0) * factor,
    })),
    ...(group.underlyingItems
      ? { underlyingItems: { fairValueChange: by(group.underlyingItems.fairValueChange) } }
      : {}),
  };
}

/** Groups under the premium allocation approach, settled by the end, onerous or not. */
export const anyPremiumAllocation: fc.Arbitrary<GroupInput> = fc
  .integer({ min: 1, max: 6 })
  .chain((periods) =>
    fc.record({
      periods: fc.constant(periods),
      premiums: times(periods, 400),
      claims: times(periods, 200),
      investmentComponents: times(periods, 20),
      acquisition: money(60),
      expensed: fc.boolean(),
      weights: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: periods, maxLength: periods }),
      financingRate: rate,
      onerousBy: fc.array(money(300), { minLength: periods, maxLength: periods }),
      leaves: fc.array(
        fc.record({
          atEndOf: fc.integer({ min: 1, max: periods }),
          fraction: fc.constantFrom(0.25, 0.6, 1),
          price: money(200),
          deemedPremium: fc.constant(0),
        }),
        { maxLength: 2 },
      ),
      incurredClaims: fc.option(claimsRunOff(periods), { nil: undefined }),
      financeOption: fc.constantFrom('profitOrLoss' as const, 'otherComprehensiveIncome' as const),
    }),
  )
  .map(
    ({
      periods,
      premiums,
      claims,
      investmentComponents,
      acquisition,
      expensed,
      weights,
      financingRate,
      onerousBy,
      leaves,
      incurredClaims,
      financeOption,
    }): GroupInput => ({
      kind: 'group',
      model: 'PAA',
      periods,
      expected: { premiums, investmentComponents, acquisition: [acquisition] },
      ...(incurredClaims ? { incurredClaims } : { actual: { claims } }),
      policies: { financeOption },
      ...(leaves.length > 0 ? { derecognitions: leaves } : {}),
      premiumAllocation: {
        revenuePattern: weights,
        acquisitionExpensed: expensed,
        financingRate,
        fulfilmentCashFlows: [onerousBy[0] ?? 0, ...onerousBy.slice(1), 0],
      },
    }),
  );
