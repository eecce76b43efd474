import fc from 'fast-check';
import {
  eligibilityTest,
  fulfilmentCashFlowsOf,
  measureGroup,
  withOnerousTest,
  type GroupInput,
} from '@/domain/ifrs17';

/** A cover of so many quarters; premiums at its start. */
const cover = (change: Partial<GroupInput> = {}, quarters = 4): GroupInput => ({
  kind: 'group',
  model: 'PAA',
  periods: quarters,
  periodsPerYear: 4,
  rates: { lockedIn: 0 },
  expected: { premiums: [1000], claims: Array.from({ length: quarters }, () => 700 / quarters) },
  premiumAllocation: { revenuePattern: Array.from({ length: quarters }, () => 1) },
  ...change,
});

test('without discounting and with even service both models hold the same liability (53(a))', () => {
  const { scenarios, isNotMateriallyDifferent } = eligibilityTest(cover({}, 12), {
    scenarios: [],
    tolerance: 1e-9,
  });
  expect(scenarios[0]?.periods.map(({ general }) => Math.round(general) + 0)).toEqual(
    Array.from({ length: 12 }, (_, quarter) => Math.round((1000 * (11 - quarter)) / 12)),
  );
  expect(scenarios[0]?.periods.every(({ difference }) => Math.abs(difference) < 1e-9)).toBe(true);
  expect(isNotMateriallyDifferent).toBe(true);
});

test('a cover of a year is eligible whatever the numbers say; a longer one only where they are near (53-54)', () => {
  const options = {
    tolerance: 0.05,
    scenarios: [
      { name: 'claims', claims: 1.3 },
      { name: 'rates', rates: 0.1 },
    ],
  };
  const rates = { lockedIn: 0.06 };
  const year = eligibilityTest(cover({ rates }), options);
  expect([year.isWithinOneYear, year.isEligible]).toEqual([true, true]);
  const pattern = Array.from({ length: 20 }, () => 1);
  const withFinancing = { revenuePattern: pattern, financingRate: 0.06 };
  const five = eligibilityTest(cover({ rates, premiumAllocation: withFinancing }, 20), options);
  // Without the financing of 56 the liability is too small from the first quarter on.
  expect(eligibilityTest(cover({ rates }, 20), options).scenarios[0]?.isMaterial).toBe(true);
  expect([five.isWithinOneYear, five.isEligible]).toEqual([false, false]);
  expect(five.scenarios.map(({ name, isMaterial }) => [name, isMaterial])).toEqual([
    ['asExpected', false],
    // More claims meet the CSM: what is held stays much the same. New rates do not.
    ['claims', false],
    ['rates', true],
  ]);
  expect(
    eligibilityTest(cover({ rates }, 20), { ...options, longestContract: 12 }).isEligible,
  ).toBe(true);
});

test('a scenario that makes the group onerous is a loss under both models, of the same liability', () => {
  const test = eligibilityTest(cover(), {
    tolerance: 0.01,
    scenarios: [{ name: 'doubled', claims: 2, atEndOf: 2 }],
  });
  const [, doubled] = test.scenarios;
  // After two quarters 350 are still expected, then 700: 200 more than the 500 that are held.
  expect(doubled?.periods[1]).toEqual({
    period: '2',
    general: 700,
    allocation: 700,
    difference: 0,
  });
});

test('fulfilment cash flows of the onerous test are present values of flows to come and their risk adjustment', () => {
  const amount = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 4, maxLength: 4 }),
      fc.array(amount, { minLength: 4, maxLength: 4 }),
      fc.integer({ min: 0, max: 100 }),
      (premiums, claims, percent) => {
        const rate = percent / 1000;
        const group = cover({
          rates: { lockedIn: rate },
          expected: { premiums, claims },
          riskAdjustment: { shareOfOutflows: 0.1 },
        });
        const growth = (1 + rate) ** 0.25;
        const byHand = Array.from({ length: 5 }, (_, date) =>
          claims.reduce(
            (sum, claim, quarter) =>
              quarter < date
                ? sum
                : sum +
                  1.1 * claim * growth ** (date - quarter - 1) -
                  (premiums[quarter] ?? 0) * growth ** (date - quarter),
            0,
          ),
        );
        fulfilmentCashFlowsOf(group).forEach((value, date) =>
          expect(value).toBeCloseTo(byHand[date] ?? Number.NaN, 6),
        );
        const result = measureGroup(withOnerousTest(group));
        // 57-58: the liability is never less than the fulfilment cash flows.
        result.labels.forEach((label, quarter) => {
          const row = (result as Readonly<Record<string, unknown>>)[label] as Record<
            'lrc' | 'lc',
            { readonly closing: number }
          >;
          const held = row.lrc.closing + row.lc.closing;
          expect(held).toBeGreaterThanOrEqual((byHand[quarter + 1] ?? 0) - 1e-6);
        });
      },
    ),
    { seed: 31, numRuns: 40, endOnFailure: true },
  );
});
