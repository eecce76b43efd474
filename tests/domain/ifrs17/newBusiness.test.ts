import fc from 'fast-check';
import {
  close,
  compileGroup,
  explain,
  measure,
  parse,
  engineInput,
  type GroupInput,
  type InputError,
} from '@/domain/ifrs17';

const periods = 8;
const amounts = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 900 }), { minLength: length, maxLength: length });

const from = <T>(inPeriod: number, values: readonly T[]): (T | 0)[] => [
  ...Array.from({ length: inPeriod - 1 }, (): 0 => 0),
  ...values.slice(0, periods - inPeriod + 1),
];

const tranche = fc.record({
  inPeriod: fc.integer({ min: 1, max: 5 }),
  premiums: amounts(3),
  claims: amounts(periods),
  acquisition: fc.integer({ min: 0, max: 20 }),
  pattern: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 4 }),
});

interface Tranche {
  readonly inPeriod: number;
  readonly premiums: readonly number[];
  readonly claims: readonly number[];
  readonly acquisition: number;
  readonly pattern: readonly number[];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Revenue as weights: each premium earned by its own pattern. Acquisition cash flows are a like share of premiums for all. */
const stated = ({ inPeriod, premiums, claims, pattern }: Tranche, share: number) => ({
  expected: {
    premiums: from(inPeriod, premiums),
    claims: from(inPeriod, claims),
    acquisition: from(inPeriod, [sum(premiums) * share]),
  },
  weights: from(
    inPeriod,
    Array.from(
      { length: periods },
      (_, period) => (sum(premiums) * (pattern[period] ?? 0)) / sum(pattern),
    ),
  ),
});

test('under the premium allocation approach contracts that join earn what they would earn by themselves', () => {
  const columns = ['revenueTotal', 'lrcClosing', 'profit', 'expenseAcquisition'] as const;
  fc.assert(
    fc.property(tranche, fc.array(tranche, { minLength: 1, maxLength: 3 }), (first, later) => {
      const share = first.acquisition / 100;
      const alone = (each: Tranche): GroupInput => {
        const { expected, weights } = stated(each, share);
        return {
          kind: 'group',
          model: 'PAA',
          periods,
          expected,
          premiumAllocation: { revenuePattern: weights },
        };
      };
      const beginning = { ...first, inPeriod: 1 };
      const all = [beginning, ...later].filter(({ premiums }) => sum(premiums) > 0);
      fc.pre(all.includes(beginning));
      const together: GroupInput = {
        ...alone(beginning),
        newContracts: all.slice(1).map((each) => {
          const { expected, weights } = stated(each, share);
          return { inPeriod: each.inPeriod, expected, coverageUnits: weights, lockedIn: 0 };
        }),
      };
      const whole = close([compileGroup(together)]);
      const parts = close(all.map((each) => compileGroup(alone(each))));
      for (let period = 0; period < periods; period++)
        for (const column of columns)
          expect(whole.row(0, period)[column]).toBeCloseTo(
            sum(all.map((_, index) => parts.row(index, period)[column])),
            6,
          );
    }),
    { seed: 41, numRuns: 20, endOnFailure: true },
  );
});

const problemsOf = (json: unknown) => {
  try {
    measure(json);
    return [];
  } catch (error) {
    return (error as InputError).problems.map(({ path }) => path);
  }
};

test('contracts that join a premium allocation state the weights by which they earn, and explain them', () => {
  const group: GroupInput = {
    kind: 'group',
    model: 'PAA',
    periods: 3,
    expected: { premiums: [300], claims: [80, 80, 80] },
    premiumAllocation: { revenuePattern: [100, 100, 100] },
    newContracts: [{ inPeriod: 2, expected: { premiums: [0, 100] }, lockedIn: 0 }],
  };
  expect(problemsOf(group)).toEqual(['newContracts[0].coverageUnits']);
  const [joined] = group.newContracts ?? [];
  const complete = parse(engineInput, {
    ...group,
    newContracts: [{ ...joined, coverageUnits: [0, 50, 50] }],
  });
  expect(explain(complete, 'year2.revenue.total')?.value).toBe(150);
  const [weight] = explain(complete, 'year2.coverage.provided')?.from ?? [];
  expect(weight?.from?.map(({ name }) => name)).toEqual([
    'premiumAllocation.revenuePattern[1]',
    'newContracts[0].coverageUnits[1]',
  ]);
});

describe('a treaty over a group of the premium allocation approach that others join', () => {
  const underlying: GroupInput = {
    kind: 'group',
    id: 'U',
    model: 'PAA',
    periods: 3,
    expected: { premiums: [300], claims: [80, 80, 80] },
    premiumAllocation: { revenuePattern: [100, 100, 100] },
    newContracts: [
      {
        inPeriod: 2,
        expected: { premiums: [0, 100], claims: [0, 40, 40] },
        coverageUnits: [0, 50, 50],
        lockedIn: 0,
      },
    ],
  };
  const treaty = (model: 'GMM' | 'PAA', more: Partial<GroupInput> = {}) =>
    parse(engineInput, {
      kind: 'reinsuranceHeld',
      model,
      periods: 3,
      cessionRate: 0.5,
      lockedIn: 0,
      premiums: model === 'PAA' ? [150, 50] : [150],
      ...(model === 'PAA' ? {} : { newContracts: [{ inPeriod: 2, premiums: [0, 50] }] }),
      underlying: [{ ...underlying, ...more }],
    });
  const values = (input: ReturnType<typeof treaty>, figure: string) =>
    [1, 2, 3].map((year) => explain(input, `reinsurance.year${year}.${figure}`)?.value);

  test('recovers of them and earns its premiums over them', () => {
    const paa = treaty('PAA');
    expect(values(paa, 'coverage.provided')).toEqual([100, 150, 150]);
    expect(values(paa, 'revenue.total').map((each) => Math.abs(each ?? 0))).toEqual([50, 75, 75]);
    for (const input of [paa, treaty('GMM')])
      expect(values(input, 'expense.incurred').map((each) => Math.abs(each ?? 0))).toEqual([
        40, 60, 60,
      ]);
    const [units] = explain(paa, 'reinsurance.year2.coverage.provided')?.from ?? [];
    const [own, joined] = units?.from?.[0]?.from ?? [];
    expect([own?.name, joined?.name]).toEqual([
      'underlying.U.premiumAllocation.revenuePattern[1]',
      'underlying.U.newContracts[0].coverageUnits[1]',
    ]);
  });

  test('keeps their units when estimates change later', () => {
    const revised = treaty('GMM', {
      revisions: [{ atEndOf: 2, expected: { claims: [90] } }],
    });
    expect(values(revised, 'coverage.provided')).toEqual([100, 150, 150]);
    const covered = treaty('GMM', { revisions: [{ atEndOf: 2, coverageUnits: [120] }] });
    expect(values(covered, 'coverage.provided')).toEqual([100, 150, 120]);
  });
});

test('a group of the general model may rest on an account balance: its flows are those of the balance (IE6)', () => {
  const common = {
    kind: 'group' as const,
    model: 'GMM' as const,
    periods: 2,
    rates: { lockedIn: 0.04, current: [0.04, 0.07] },
    riskAdjustment: { initial: 12, release: [6, 6] },
  };
  const onAccount = measure({
    ...common,
    accountBalance: {
      contracts: 100,
      premium: 15,
      deaths: [1, 0],
      returns: [0.1, 0.1],
      chargeRate: 0.03,
      deathBenefitFloor: 17,
    },
  });
  // 15 a contract, 10 % return, 3 % charge; the one who dies gets 17 in all, the others what stands in their name at the end.
  const balance = 15 * 1.1 * 0.97;
  const stated = measure({
    ...common,
    expected: {
      premiums: [1500],
      claims: [17 - balance, 0],
      investmentComponents: [balance, 99 * balance * 1.1 * 0.97],
    },
    coverageUnits: [100, 99],
  });
  const { underlyingItems, ...others } = onAccount as unknown as Record<string, unknown>;
  expect(underlyingItems).toBeDefined();
  expect(JSON.parse(JSON.stringify(others), rounded)).toEqual(
    JSON.parse(JSON.stringify(stated), rounded),
  );
});

const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1e6) / 1e6 + 0 : value;
