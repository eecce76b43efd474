import { explain, InputError, measureGroup, trialBalance, type GroupInput } from '@/domain/ifrs17';

/** Claims of two years: 100, 200, 300 from year 1 on (10 more paid in year 2, then 330 expected) and 50, 100, 80 from year 2 on. */
const claims: GroupInput = {
  kind: 'group',
  model: 'PAA',
  periods: 4,
  expected: { premiums: [800, 600] },
  premiumAllocation: { revenuePattern: [1, 1, 0, 0] },
  incurredClaims: {
    current: [0.03, 0.04, 0.06, 0.02],
    accidentPeriods: [
      {
        period: 1,
        expectedPayments: [100, 200, 300],
        paid: [100, 210, 330, 0],
        revisions: [{ atEndOf: 2, expectedPayments: [330] }],
      },
      { period: 2, expectedPayments: [50, 100, 80] },
    ],
  },
  policies: { financeOption: 'otherComprehensiveIncome' },
};

const first = 200 / 1.04 + 300 / 1.04 ** 2;
const second = 100 / 1.06 + 80 / 1.06 ** 2;
/** What current rates make of the balances beyond the rates of the years in which the claims were incurred (4 %, 6 %). */
const gaps = [0, 330 / 1.06 - 330 / 1.04, 80 / 1.02 - 80 / 1.06, 0];

const close = (actual: readonly number[], expected: readonly number[]) =>
  expected.forEach((each, index) => expect(actual[index]).toBeCloseTo(each, 9));

describe('claims at curves locked in when they were incurred (59(b), B72(e)(iii), B133)', () => {
  const result = measureGroup(claims);
  const { profitOrLoss, financialPosition, para100 } = result;
  const lic = (line: string) =>
    result.labels.map((label) => para100[label]?.['lic']?.[line] ?? Number.NaN);

  test('the liability is measured at current rates', () => {
    close(financialPosition.lic, [first, 330 / 1.06 + second, 80 / 1.02, 0]);
  });

  test('claims, their changes and the interest of profit or loss are at the rates locked in', () => {
    close(lic('incurredClaims'), [100 + first, 50 + second, 0, 0]);
    close(lic('pastService'), [0, 10 + 30 / 1.04, 0, 0]);
    close(profitOrLoss.financeExpenses, [
      0,
      -0.04 * first,
      (-0.04 * 330) / 1.04 - 0.06 * second,
      (-0.06 * 80) / 1.06,
    ]);
  });

  test('what current rates make of it beyond that is in OCI, and is nothing once claims are settled', () => {
    close(
      profitOrLoss.oci,
      gaps.map((gap, year) => (gaps[year - 1] ?? 0) - gap),
    );
    expect(result.accumulatedOci['year3']).toMatchObject({
      opening: expect.closeTo(gaps[1] ?? 0, 9),
      remainingCoverage: expect.closeTo(0, 9),
      incurredClaims: expect.closeTo((gaps[2] ?? 0) - (gaps[1] ?? 0), 9),
      closing: expect.closeTo(gaps[2] ?? 0, 9),
    });
    expect(result.accumulatedOci['year4']?.closing).toBeCloseTo(0, 9);
  });

  test('the finance of 105(c) is both together, and the journals post each to its account', () => {
    const all = profitOrLoss.financeExpenses.map(
      (expense, year) => -expense - (profitOrLoss.oci[year] ?? 0),
    );
    close(lic('financeExpenses'), all);
    const year2 = trialBalance(result.journals.filter(({ period }) => period === 'year2'));
    expect(year2.get('insuranceFinanceExpenses')).toBeCloseTo(0.04 * first, 9);
    expect(year2.get('otherComprehensiveIncome')).toBeCloseTo(gaps[1] ?? 0, 9);
    expect(-(trialBalance(result.journals).get('incurredClaims') ?? 0)).toBeCloseTo(0, 9);
  });

  test('with all finance in profit or loss, changes are at current rates and new rates are finance', () => {
    const whole = measureGroup({ ...claims, policies: { financeOption: 'profitOrLoss' } });
    expect(whole.profitOrLoss.oci.every((each) => each === 0)).toBe(true);
    expect(whole.para100['year2']?.['lic']?.['pastService']).toBeCloseTo(10 + 30 / 1.06, 9);
    expect(whole.profitOrLoss.financeExpenses[1]).toBeCloseTo(first - 200 - 300 / 1.06, 9);
    expect(whole.financialPosition.lic).toEqual(financialPosition.lic);
  });
});

test('a curve stated for an accident year locks its own rates in; what it differs by when claims are incurred is in OCI at once', () => {
  const result = measureGroup({
    ...claims,
    periods: 2,
    premiumAllocation: { revenuePattern: [1, 0] },
    incurredClaims: {
      current: 0.05,
      accidentPeriods: [
        { period: 1, expectedPayments: [0, 0, 100], lockedIn: { spot: [0.02, 0.03] } },
      ],
    },
  });
  const locked = 100 / 1.03 ** 2;
  expect(result.para100['year1']?.['lic']?.['incurredClaims']).toBeCloseTo(locked, 9);
  expect(result.accumulatedOci['year1']?.closing).toBeCloseTo(100 / 1.05 ** 2 - locked, 9);
  // In the first year after it the curve earns its rate for one year.
  expect(result.profitOrLoss.financeExpenses[1]).toBeCloseTo(-0.02 * locked, 9);
  expect(result.financialPosition.lic[1]).toBeCloseTo(100 / 1.05, 9);
});

test('under the general model the rates of initial recognition are locked in for its claims too (B72(e)(i), B131)', () => {
  const result = measureGroup({
    kind: 'group',
    model: 'GMM',
    periods: 2,
    rates: { lockedIn: 0.1, current: [0.1, 0.04, 0.04] },
    expected: { premiums: [300], claims: [100, 0] },
    coverageUnits: [1, 0],
    incurredClaims: { current: 0.04, accidentPeriods: [{ period: 1, expectedPayments: [0, 110] }] },
    policies: { financeOption: 'otherComprehensiveIncome' },
  });
  expect(result.para100['year1']?.['lic']?.['incurredClaims']).toBeCloseTo(100, 9);
  expect(result.financialPosition.lic[0]).toBeCloseTo(110 / 1.04, 9);
  expect(result.profitOrLoss.financeExpenses[1]).toBeCloseTo(-10, 9);
  expect(result.profitOrLoss.oci[1]).toBeCloseTo(110 / 1.04 - 100, 9);
});

test('claims settled by a pattern are accident periods of their own', () => {
  const { accidentPeriods, ...rates } = claims.incurredClaims ?? {};
  expect(accidentPeriods).toHaveLength(2);
  const settled = measureGroup({
    ...claims,
    actual: { claims: [600, 300, 0, 0] },
    incurredClaims: { ...rates, settlementPattern: [0.5, 0.25, 0.25] },
  });
  const [one, two] = [150 / 1.04 + 150 / 1.04 ** 2, 75 / 1.06 + 75 / 1.06 ** 2];
  close(settled.financialPosition.lic, [one, 150 / 1.06 + two, 75 / 1.02, 0]);
  close(settled.profitOrLoss.financeExpenses, [
    0,
    -0.04 * one,
    (-0.04 * 150) / 1.04 - 0.06 * two,
    (-0.06 * 75) / 1.06,
  ]);
  expect(settled.accumulatedOci['year4']?.closing).toBeCloseTo(0, 9);
});

test('explanations say at which rates, down to the payments', () => {
  const names = JSON.stringify(explain(claims, 'year2.lic.financeOci'));
  expect(names).toContain('incurredClaims.accidentPeriods[0].revisions[0].expectedPayments[0]');
  expect(names).toContain('{"name":"incurredClaims.current[2]","value":0.06}');
  expect(names).toContain('discount factor from 2 to 3, incurredClaims.current[1] as of date 1');
});

describe('what cannot be is refused by name', () => {
  const refused = (
    incurredClaims: GroupInput['incurredClaims'],
    actual?: GroupInput['actual'],
  ): string => {
    try {
      measureGroup({ ...claims, incurredClaims, ...(actual ? { actual } : {}) });
      return '';
    } catch (error) {
      return error instanceof InputError ? error.message : String(error);
    }
  };
  const four = { claims: [1, 1, 1, 1] };
  test.each([
    [{ current: 0.04 }, four, 'incurredClaims.current'],
    [
      { current: 0.04, accidentPeriods: [{ period: 1, ultimates: [9], paid: [1, 1, 1, 1] }] },
      undefined,
      'ultimates',
    ],
    [
      { accidentPeriods: [{ period: 1, lockedIn: 0.1, ultimates: [9], paid: [1, 1, 1, 1] }] },
      undefined,
      'ultimates',
    ],
    [{ settlementPattern: [0.5, 0.4] }, four, 'incurredClaims.settlementPattern'],
    [{ settlementPattern: [1] }, undefined, 'actual.claims'],
    [{ settlementPattern: [1], paid: [1, 1, 1, 1] }, four, 'incurredClaims.paid'],
  ] as const)('%j', (incurredClaims, actual, path) => {
    expect(refused(incurredClaims, actual)).toContain(path);
  });
});
