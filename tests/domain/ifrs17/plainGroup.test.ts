import fc from 'fast-check';
import { measure, measureGroup, type GroupInput, type GroupResult } from '@/domain/ifrs17';
import { anyGroup, anyPremiumAllocation } from './support/generatedGroups';
import { plainAllocation } from './plain/allocation';
import { plainGroup, type PlainPeriod } from './plain/group';
import { plainTreaty } from './plain/treaty';

type Sections = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The same group with its risk adjustment stated in one of the ways there are. */
function withRisk(group: GroupInput, way: 'closing' | 'release' | 'share' | 'units'): GroupInput {
  const { initial = 0, closing = [] } = group.riskAdjustment ?? {};
  const ways = {
    closing: { initial, closing },
    release: {
      initial,
      release: closing.map((after, index) => (closing[index - 1] ?? initial) - after),
      futureServiceChange: closing.map((_, index) => (index === 1 ? 5 : 0)),
    },
    share: { shareOfOutflows: 0.07 },
    units: { initial },
  };
  return { ...group, riskAdjustment: ways[way] };
}

/** Figures that differ, each with both values; none where the engine and the calculation on paper agree. */
function differences(result: GroupResult, plain: readonly PlainPeriod[]): readonly string[] {
  const size = 1 + Math.max(...plain.flatMap((period) => Object.values(period).map(Math.abs)));
  return plain.flatMap((period, index) => {
    const label = result.labels[index] ?? '';
    const measured = result[label as keyof typeof result] as unknown as Sections;
    return Object.entries(period).flatMap(([name, value]) => {
      const [section = '', figure = ''] = name.split('.');
      const computed = measured[section]?.[figure] ?? Number.NaN;
      return Math.abs(computed - value) <= 1e-8 * size
        ? []
        : [`${label}.${name}: ${computed}, on paper ${value}`];
    });
  });
}

test('whatever the facts and policies, the engine gives what the paragraphs give on paper', () => {
  fc.assert(
    fc.property(
      anyGroup,
      fc.constantFrom('closing', 'release', 'share', 'units'),
      fc.constantFrom('profitOrLoss', 'otherComprehensiveIncome'),
      (group, way, financeOption) => {
        const policies = {
          ...group.policies,
          financeOption,
          interimBasis: 'periodToPeriod',
        } as const;
        const stated = withRisk({ ...group, policies }, way);
        expect(differences(measureGroup(stated), plainGroup(stated))).toEqual([]);
      },
    ),
    { numRuns: 200, seed: 17 },
  );
});

test('so it does of the premium allocation approach, whenever premiums fall and whatever leaves', () => {
  const when = fc.constantFrom('start' as const, 'middle' as const, 'end' as const);
  fc.assert(
    fc.property(anyPremiumAllocation, when, when, (drawn, premiums, acquisition) => {
      const { incurredClaims, ...group } = drawn;
      if (incurredClaims) return;
      const stated = { ...group, timing: { premiums, acquisition } };
      expect(differences(measureGroup(stated), plainAllocation(stated))).toEqual([]);
    }),
    { numRuns: 200, seed: 17 },
  );
});

test('a treaty over groups, onerous or not, gives what the paragraphs give on paper', () => {
  const covered = (group: GroupInput, id: string, periods: number): GroupInput => {
    const cut = (values: readonly number[] = []) =>
      Array.from({ length: periods }, (_, index) => values[index] ?? 0);
    return {
      kind: 'group',
      id,
      model: 'GMM',
      rates: group.rates ?? { lockedIn: 0 },
      periods,
      periodsPerYear: 4,
      expected: { premiums: cut(group.expected?.premiums), claims: cut(group.expected?.claims) },
      riskAdjustment: { initial: group.riskAdjustment?.initial ?? 0 },
      coverageUnits: cut(group.coverageUnits),
      revisions: (group.revisions ?? []).filter(({ atEndOf }) => atEndOf <= periods),
      policies: { systematicBasis: group.policies?.systematicBasis ?? 'coverageUnits' },
    };
  };
  fc.assert(
    fc.property(
      anyGroup,
      anyGroup,
      fc.integer({ min: 5, max: 100 }),
      fc.constantFrom(0, 0.4, 1),
      (one, other, percent, share) => {
        const periods = one.periods;
        const treaty = {
          cessionRate: percent / 100,
          coveredShares: [1, share],
          premiums: Array.from({ length: periods }, (_, index) => 40 * (index + 1)),
          lockedIn: 0.03,
          current: [0.03, 0.05, 0.01],
          underlying: [covered(one, 'one', periods), covered(other, 'other', periods)],
        };
        const { reinsurance } = measure({ kind: 'reinsuranceHeld', periods, ...treaty }) as {
          reinsurance: GroupResult;
        };
        expect(differences(reinsurance, plainTreaty(treaty))).toEqual([]);
      },
    ),
    { numRuns: 100, seed: 17 },
  );
});

test('with 50(b) before 50(a) a loss of the period is allocated over the outflows of the period, not all at once', () => {
  const group: GroupInput = {
    kind: 'group',
    model: 'GMM',
    periods: 3,
    rates: { lockedIn: 0 },
    expected: { premiums: [330], claims: [100, 100, 100] },
    riskAdjustment: { initial: 15, closing: [10, 5, 0] },
    coverageUnits: [1, 1, 1],
    revisions: [{ atEndOf: 1, expected: { claims: [200, 200] } }],
    policies: { lossComponentOrder: 'reversalFirst' },
  };
  // CSM 15 takes so much of 200; of the loss of 185 the first year's 105 of 315 are allocated.
  const { year1 } = measureGroup(group) as unknown as { year1: Sections };
  expect(year1['lc']).toMatchObject({ losses: 185 });
  expect(year1['lc']?.['closing']).toBeCloseTo(185 * (1 - 105 / 315), 9);
});
