import fc from 'fast-check';
import { close, compileGroup, explain, measureGroup, type GroupInput } from '@/domain/ifrs17';
import { closeBook, runControls } from '@/domain/ifrs17/book';

const periods = 6;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const listOf = (max: number) =>
  fc.array(fc.integer({ min: 1, max }), { minLength: periods, maxLength: periods });

const cohort = fc.record({
  inPeriod: fc.integer({ min: 1, max: 4 }),
  premiums: listOf(300),
  claims: listOf(90),
  pattern: listOf(9),
});
const derecognition = fc.record({
  atEndOf: fc.integer({ min: 1, max: periods }),
  fraction: fc.constantFrom(0.2, 0.5, 1),
  price: fc.integer({ min: 0, max: 150 }),
});

interface Cohort {
  readonly inPeriod: number;
  readonly premiums: readonly number[];
  readonly claims: readonly number[];
  readonly pattern: readonly number[];
}
interface Derecognition {
  readonly atEndOf: number;
  readonly fraction: number;
  readonly price: number;
}

const ACQUISITION_SHARE = 0.12;

/** Nothing before the cohort joins. */
const from = (inPeriod: number, values: readonly number[]) =>
  values.map((value, period) => (period < inPeriod - 1 ? 0 : value));

/** What a cohort states: premium by period, acquisition cash flows as it joins, revenue by its own pattern. */
function stated({ inPeriod, premiums, claims, pattern }: Cohort) {
  const received = from(inPeriod, premiums);
  const weights = from(inPeriod, pattern);
  return {
    received,
    claims: from(inPeriod, claims),
    acquisition: received.map((_, period) =>
      period === inPeriod - 1 ? sum(received) * ACQUISITION_SHARE : 0,
    ),
    earned: weights.map((weight) => (sum(received) * weight) / sum(weights)),
  };
}

/** By hand, cohort by cohort, of one contract that stays and the share of it that is still there: no roll-forward. */
function plain(cohorts: readonly Cohort[], leavers: readonly Derecognition[]) {
  const all = cohorts.map((each) => ({ ...each, ...stated(each) }));
  const stays = (inPeriod: number, before: number) =>
    leavers
      .filter(({ atEndOf }) => atEndOf >= inPeriod && atEndOf < before)
      .reduce((left, { fraction }) => left * (1 - fraction), 1);
  return Array.from({ length: periods }, (_, period) => {
    const after = (values: readonly number[]) => sum(values.slice(period + 1));
    const joined = all.filter(({ inPeriod }) => inPeriod <= period + 1);
    const at = (of: (each: (typeof all)[number]) => number, before = period + 1) =>
      sum(joined.map((each) => stays(each.inPeriod, before) * of(each)));
    const share = (before: number) => (of: (each: (typeof all)[number]) => number) =>
      at(of, before);
    const [whole, left] = [share(period + 1), share(period + 2)];
    const unearned = (each: (typeof all)[number]) => after(each.earned) - after(each.received);
    const deferred = (each: (typeof all)[number]) => after(each.earned) * ACQUISITION_SHARE;
    const paid = sum(
      leavers.filter(({ atEndOf }) => atEndOf === period + 1).map(({ price }) => price),
    );
    const revenueTotal =
      whole(({ earned }) => earned[period] ?? 0) + whole(unearned) - left(unearned) - paid;
    const expenseAcquisition =
      whole(({ earned }) => (earned[period] ?? 0) * ACQUISITION_SHARE) +
      whole(deferred) -
      left(deferred);
    return {
      revenueTotal,
      expenseAcquisition,
      lrcClosing: left(unearned) - left(deferred),
      acquisitionUnamortised: left(deferred),
      lrcDerecognised: -paid,
      profit: revenueTotal - expenseAcquisition - whole(({ claims }) => claims[period] ?? 0),
      cashOut:
        whole(({ claims }) => claims[period] ?? 0) +
        whole(({ acquisition }) => acquisition[period] ?? 0) +
        paid,
    };
  });
}

test('under the premium allocation approach contracts that leave take their share, whatever joined before or joins after', () => {
  fc.assert(
    fc.property(
      cohort,
      fc.array(cohort, { maxLength: 2 }),
      fc.array(derecognition, { minLength: 1, maxLength: 3 }),
      (first, later, leavers) => {
        const cohorts = [{ ...first, inPeriod: 1 }, ...later];
        const [beginning, ...others] = cohorts.map((each) => ({ each, ...stated(each) }));
        const group: GroupInput = {
          kind: 'group',
          model: 'PAA',
          periods,
          expected: {
            premiums: beginning?.received ?? [],
            claims: beginning?.claims ?? [],
            acquisition: beginning?.acquisition ?? [],
          },
          premiumAllocation: { revenuePattern: beginning?.earned ?? [] },
          newContracts: others.map(({ each, received, claims, acquisition, earned }) => ({
            inPeriod: each.inPeriod,
            lockedIn: 0,
            expected: { premiums: received, claims, acquisition },
            coverageUnits: earned,
          })),
          derecognitions: leavers,
        };
        const table = close([compileGroup(group)]);
        plain(cohorts, leavers).forEach((expected, period) => {
          const row = table.row(0, period);
          for (const [figure, value] of Object.entries(expected))
            expect([figure, period, row[figure as keyof typeof row]]).toEqual([
              figure,
              period,
              expect.closeTo(value, 6),
            ]);
        });
      },
    ),
    { seed: 76, numRuns: 40, endOnFailure: true },
  );
});

describe('onerous contracts of which half leave for a price above what the liability holds for them', () => {
  const group: GroupInput = {
    kind: 'group',
    id: 'G',
    model: 'PAA',
    periods: 3,
    expected: { premiums: [300], claims: [100, 100, 100] },
    premiumAllocation: {
      revenuePattern: [1, 1, 1],
      fulfilmentCashFlows: [30, 260, 75, 0],
    },
    derecognitions: [{ atEndOf: 2, fraction: 0.5, price: 70 }],
  };
  const result = measureGroup(group);

  test('the price is paid from the liability and the loss component, and no revenue is lost', () => {
    // Of 100 left half leaves: 50, and of the loss component of 60 its 30. The price is 20 above the 50.
    expect(result.para100['year2']).toEqual({
      lrcExcludingLossComponent: expect.objectContaining({
        opening: 200,
        insuranceRevenue: -100,
        derecognition: -50,
        closing: 50,
      }) as unknown,
      lossComponent: expect.objectContaining({
        opening: 60,
        losses: 0,
        derecognition: -30,
        reversal: -5,
        closing: 25,
      }) as unknown,
      lic: expect.anything() as unknown,
    });
    expect(result.profitOrLoss.insuranceRevenue).toEqual([100, 100, 50]);
    // Claims, 20 of the loss set aside paid to another, 30 of it gone and 5 reversed.
    expect(result.profitOrLoss.insuranceServiceExpenses[1]).toBe(-(100 + 20 - 30 - 5));
  });

  test('entries pay the price, and take of it from the loss component what was set aside', () => {
    const entries = result.journals.filter(
      ({ period, event }) => period === 'year2' && event === 'derecognised',
    );
    expect(entries.map(({ debit, credit, amount }) => [debit, credit, amount])).toEqual([
      ['remainingCoverage', 'cash', 70],
      ['lossComponent', 'remainingCoverage', 20],
    ]);
  });

  test('every figure of it is explained down to facts', () => {
    const derivation = explain(group, 'year2.lrc.revenue');
    expect(derivation).toMatchObject({ value: -100, paragraph: '55(b)(v), 76, B126' });
    const facts = new Set<string>();
    const walk = (each: NonNullable<typeof derivation>): void => {
      if (each.from) each.from.forEach(walk);
      else facts.add(each.name);
    };
    if (derivation) walk(derivation);
    expect([...facts]).toEqual(
      expect.arrayContaining(['derecognitions[0].fraction', 'derecognitions[0].price']),
    );
  });
});

test.each(['GMM', 'PAA'] as const)(
  'modified contracts of %s leave for the premium deemed received: cash and ledger agree (77(b))',
  (model) => {
    const input: GroupInput = {
      kind: 'group',
      id: 'G',
      model,
      periods: 2,
      ...(model === 'PAA'
        ? { premiumAllocation: { revenuePattern: [1, 1] } }
        : { rates: { lockedIn: 0.03 }, coverageUnits: [1, 1] }),
      expected: { premiums: [300], claims: [100, 100] },
      derecognitions: [{ atEndOf: 1, fraction: 0.5, deemedPremium: 60 }],
    };
    const result = measureGroup(input);
    expect(
      result.journals.filter(({ event }) => event === 'modified').map(({ amount }) => amount),
    ).toEqual([60]);
    const book = [{ id: 'G', company: 'C', portfolio: 'P', currency: 'KRW', input }];
    const { groups } = closeBook(book, [], 'year1');
    const broken = runControls(groups, {}).filter(({ state }) => state === 'fails');
    expect(broken.map(({ id }) => id)).toEqual([]);
    // Half of the 150 that is still to earn leaves for 60: 15 more is earned.
    if (model === 'PAA') expect(result.profitOrLoss.insuranceRevenue).toEqual([165, 75]);
  },
);

test('a treaty under the premium allocation approach earns over what stays of the underlying contracts', () => {
  const treaty = {
    kind: 'reinsuranceHeld',
    model: 'PAA',
    periods: 2,
    cessionRate: 0.5,
    premiums: [150],
    underlying: [
      {
        kind: 'group',
        id: 'U',
        model: 'PAA',
        periods: 2,
        expected: { premiums: [300], claims: [80, 80] },
        premiumAllocation: { revenuePattern: [100, 100] },
        derecognitions: [{ atEndOf: 1, fraction: 0.5 }],
      },
    ],
  };
  const at = (figure: string) => explain(treaty, `reinsurance.${figure}`)?.value;
  expect([at('year1.coverage.provided'), at('year2.coverage.provided')]).toEqual([100, 50]);
  expect([at('year1.expense.incurred'), at('year2.expense.incurred')]).toEqual([-40, -20]);
  expect(at('year1.revenue.total')).toBeCloseTo(-100);
  expect(at('year2.revenue.total')).toBeCloseTo(-50);
});
