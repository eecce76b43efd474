import { asCase, compareCase, InputError, type Problem } from '@/domain/ifrs17';
import { figureFinder } from '@/domain/ifrs17/cases/figureFinder';

const group = { premium: 900, expectedOutflows: [200, 200, 200] };
const allocation = { premium: 400, quarters: [{ claimsIncurred: 50 }, { claimsIncurred: 60 }] };

const expected = { initial: { csm: 0 } };

function problemsOf(json: Record<string, unknown>): readonly Problem[] {
  try {
    compareCase(asCase({ id: 'wrong', expected, ...json }));
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
  return [];
}

test('a case that is right has no problems', () => {
  expect(
    problemsOf({
      facts: group,
      model: 'GMM',
      tolerance: { abs: 1, rel: 0.01, overrides: { csm: 2 } },
    }),
  ).toEqual([]);
  expect(problemsOf({ facts: allocation, model: 'PAA' })).toEqual([]);
});

test.each<[string, Record<string, unknown>, Partial<Problem>]>([
  [
    'a negative premium',
    { facts: { ...group, premium: -900 } },
    { path: 'expected.premiums[0]', code: 'range' },
  ],
  [
    'a number that is none',
    { facts: { ...group, premium: Number.NaN } },
    { path: 'facts.premium', code: 'type', found: 'NaN' },
  ],
  [
    'a number without end',
    { facts: { ...group, discountRate: Number.POSITIVE_INFINITY } },
    { path: 'facts.discountRate' },
  ],
  [
    'an unknown currency',
    { facts: { ...group, currency: 'XQQ' } },
    { path: 'currency', code: 'choice', found: '"XQQ"' },
  ],
  [
    'a term of no whole periods',
    { facts: { ...group, coverageYears: 2.5 } },
    { path: 'facts.coverageYears', code: 'range' },
  ],
  [
    'a list of rates that could be spot or forward',
    { facts: { ...group, discountRate: [0.02, 0.03] } },
    { path: 'facts.discountRate' },
  ],
  [
    'current rates of too few dates',
    { facts: { ...group, currentRates: [0.02, 0.03] } },
    { path: 'facts.currentRates', code: 'length' },
  ],
  [
    'a curve whose terms are not sorted',
    { facts: { ...group, discountRate: { spot: [0.02, 0.03], terms: [5, 1] } } },
    { path: 'rates.lockedIn.terms', found: '5, 1' },
  ],
  [
    'an unknown policy',
    { facts: { ...group, policy: { ociOptoin: true } } },
    { path: 'policies.ociOptoin', code: 'unknown' },
  ],
  [
    'an unknown choice',
    { facts: { ...group, policy: { order: 'as usual' } } },
    { path: 'policies.lossComponentOrder', code: 'choice' },
  ],
  [
    'a basis that is none',
    { facts: { ...group, policy: { systematicBasis: 'moon' } } },
    { path: 'policies.systematicBasis', code: 'choice' },
  ],
  [
    'a flag that is none',
    { facts: { ...group, policy: { raDisaggregated: 'no' } } },
    { path: 'policies.riskAdjustmentDisaggregated' },
  ],
  [
    'two lists of periods',
    { facts: { ...group, years: [{}, {}, {}], quarters: [{}] } },
    { path: 'facts', found: 'years and quarters' },
  ],
  [
    'a period left out',
    { facts: { ...group, year1: {}, year3: {} } },
    { path: 'facts', found: 'year1, year3' },
  ],
  [
    'periods that overlap',
    {
      facts: {
        ...group,
        years: [
          { start: '2026-01-01', end: '2026-12-31' },
          { start: '2026-07-01', end: '2027-06-30' },
          {},
        ],
      },
    },
    { path: 'facts.years[1].start', code: 'inconsistent' },
  ],
  [
    'a period that ends before it starts',
    { facts: { ...group, years: [{ start: '2026-12-31', end: '2026-01-01' }, {}, {}] } },
    { path: 'facts.years[0].end', code: 'inconsistent' },
  ],
  [
    'a date that is none',
    { facts: { ...group, years: [{ end: '2026-13-31' }, {}, {}] } },
    { path: 'facts.years[0].end', code: 'type' },
  ],
  [
    'an accident period twice',
    {
      model: 'PAA',
      facts: {
        premium: 1,
        coverageYears: 2,
        accidentYears: [1, 1].map((period) => ({ period, expectedPayments: [1] })),
      },
    },
    { path: 'incurredClaims.accidentPeriods[1].period', code: 'inconsistent' },
  ],
  [
    'contracts that leave a group that is not measured so',
    { model: 'PAA', facts: { ...allocation, derecognition: { atEndOf: 1, share: 0.5 } } },
    { path: 'derecognitions', code: 'inconsistent' },
  ],
  [
    'an unknown model',
    { facts: group, model: 'XYZ' },
    { path: 'model', code: 'choice', found: '"XYZ"' },
  ],
  [
    'a model that the facts do not state',
    { facts: group, model: 'VFA' },
    { path: 'facts.fairValueChange', code: 'missing' },
  ],
  ['no published figures', { facts: group, expected: {} }, { path: 'expected', code: 'length' }],
  [
    'a table without figures',
    { facts: group, expected: { csm: { closing: [] } } },
    { path: 'expected.csm.closing', code: 'length' },
  ],
  [
    'a published number as text',
    { facts: group, expected: { csm: '300' } },
    { path: 'expected.csm', code: 'type' },
  ],
  ['tables that are none', { facts: group, expected: [1] }, { path: 'expected', code: 'type' }],
  [
    'a tolerance below nothing',
    { facts: group, tolerance: { abs: -1 } },
    { path: 'tolerance.abs', code: 'range' },
  ],
  [
    'a tolerance of another name',
    { facts: group, tolerance: { absolut: 1 } },
    { path: 'tolerance.absolut', code: 'unknown' },
  ],
])('%s is named and refused', (_, json, problem) => {
  expect(problemsOf(json)).toContainEqual(expect.objectContaining(problem));
});

/** Published tables in other words, against facts whose CSM is 300, then 200, 100 and nothing. */
test.each<[string, Record<string, unknown>]>([
  ['balances from initial recognition on', { contractualServiceMargin: [300, 200, 100, 0] }],
  [
    'closing balances',
    { 'CSM closing': [200, 100, 0], closingCsm: { year1: 200 }, csmAtEnd: [200] },
  ],
  [
    'tables by year',
    {
      years: [{ revenue: 300, 'insurance revenue': 300 }],
      '20X2': { 'LRC excl. LC': 300, csm: 100 },
    },
  ],
  [
    'releases as income or as a decrease',
    { csmReleased: [-100, -100, -100], csmRecognised: [100, 100, 100] },
  ],
  ['totals', { totalRevenue: 900, lifetimeProfit: 300, totals: { profit: 300 } }],
  [
    'statements',
    {
      incomeStatement: { profitForTheYear: [100, 100, 100] },
      balanceSheet: { insuranceContractLiabilities: [600, 300, 0] },
    },
  ],
])('tables are read in other words: %s', (_, published) => {
  const figures = compareCase(
    asCase({ id: 'words', facts: group, expected: published, tolerance: { abs: 1e-9 } }),
  );
  expect(figures.filter(({ agrees }) => !agrees)).toEqual([]);
});

test('a name that fits several figures of different values is no figure', () => {
  const find = figureFinder({
    profitOrLoss: { margin: 1 },
    financialPosition: { margin: 2, liability: 5 },
  });
  expect([find('margin', 1), find('profitOrLoss.margin', 1), find('totalLiability', 5)]).toEqual([
    undefined,
    1,
    5,
  ]);
});
