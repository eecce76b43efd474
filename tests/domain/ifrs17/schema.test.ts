import Ajv2020 from 'ajv/dist/2020';
import { engineInput, examples, InputError, measure, type Problem } from '@/domain/ifrs17';
import { derived } from './support/derived';

const group = {
  kind: 'group',
  model: 'GMM',
  periods: 2,
  rates: { lockedIn: 0.05 },
  expected: { premiums: [500], claims: [100, 100] },
  coverageUnits: [1, 1],
};

function problemsOf(json: unknown): readonly Problem[] {
  try {
    measure(json);
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
  return [];
}

test('a complete input has no problems', () => {
  expect(problemsOf(group)).toEqual([]);
});

test.each<[string, unknown, Partial<Problem>]>([
  [
    'variable fee contracts that are held',
    { ...group, model: 'VFA', held: true, underlyingItems: { fairValueChange: [0, 0] } },
    { path: 'held', code: 'inconsistent' },
  ],
  [
    'loss recovery of contracts issued',
    { ...group, lossRecovery: { losses: [1, 0] } },
    { path: 'lossRecovery', code: 'inconsistent' },
  ],
  [
    'contracts that leave stated present values',
    {
      ...group,
      stated: { inflows: 500, outflows: 200 },
      derecognitions: [{ atEndOf: 1, fraction: 0.5 }],
    },
    { path: 'derecognitions', code: 'inconsistent' },
  ],
  [
    'underlying contracts that are themselves held',
    {
      kind: 'reinsuranceHeld',
      periods: 2,
      cessionRate: 0.5,
      premiums: [100],
      underlying: [{ ...group, held: true }],
    },
    { path: 'underlying[0].held', code: 'inconsistent' },
  ],
  ['a list of inputs', [], { path: '', code: 'type', found: '[]' }],
  [
    'a rate with its sign of percent',
    { ...group, rates: { lockedIn: '5%' } },
    { path: 'rates.lockedIn', code: 'type', expected: 'a finite number, above -1', found: '"5%"' },
  ],
  [
    'a curve without a rate',
    { ...group, rates: { lockedIn: { spot: [] } } },
    { path: 'rates.lockedIn', code: 'inconsistent', found: 'no rate' },
  ],
  [
    'losses of before a treaty that is new',
    {
      kind: 'reinsuranceHeld',
      periods: 2,
      cessionRate: 0.5,
      premiums: [100],
      neverRecovered: [30],
      underlying: [group],
    },
    { path: 'neverRecovered', code: 'inconsistent', found: 'none' },
  ],
  [
    'more allocated to renewals than is left of an asset',
    {
      kind: 'acquisitionAsset',
      opening: 100,
      recognised: 0.5,
      expectedNetInflow: 40,
      expectedNetInflowOfRenewals: 30,
      allocatedToRenewals: 60,
    },
    {
      path: 'allocatedToRenewals',
      code: 'inconsistent',
      expected: 'no more than the asset that is left, 50',
      found: '60',
    },
  ],
  [
    'premiums of new business before it joins',
    {
      kind: 'reinsuranceHeld',
      periods: 2,
      cessionRate: 0.5,
      premiums: [100],
      underlying: [group],
      newContracts: [{ inPeriod: 2, premiums: [5] }],
    },
    { path: 'newContracts[0].premiums', code: 'inconsistent' },
  ],
  [
    'one interim basis for contracts issued, another for contracts held',
    {
      kind: 'reinsuranceHeld',
      periods: 2,
      cessionRate: 0.5,
      premiums: [100],
      underlying: [group],
      policies: { interimBasis: 'yearToDate' },
    },
    { path: 'underlying[0].policies.interimBasis', code: 'inconsistent' },
  ],
  ['no object', 17, { path: '', code: 'type', found: '17' }],
  ['an unknown kind', { kind: 'grupo' }, { path: 'kind', code: 'choice', found: '"grupo"' }],
  ['a kind that objects inherit', { kind: 'constructor' }, { path: 'kind', code: 'choice' }],
  [
    'a field that does not exist',
    { ...group, coverageUnit: [1] },
    { path: 'coverageUnit', code: 'unknown' },
  ],
  [
    'a text for a number',
    { ...group, periods: '2' },
    { path: 'periods', code: 'type', expected: expect.stringContaining('whole number') },
  ],
  [
    'a number out of range',
    { ...group, periods: 0 },
    { path: 'periods', code: 'range', expected: expect.stringContaining('at least 1') },
  ],
  [
    'no number at all',
    { ...group, coverageUnits: [1, null] },
    { path: 'coverageUnits[1]', code: 'type' },
  ],
  ['a required field', { ...group, model: undefined }, { path: 'model', code: 'missing' }],
  [
    'a choice',
    { ...group, policies: { systematicBasis: 'sum' } },
    { path: 'policies.systematicBasis', code: 'choice' },
  ],
  [
    'a fact that the model needs',
    { ...group, rates: undefined },
    { path: 'rates', code: 'missing' },
  ],
  [
    'units that the release needs',
    { ...group, coverageUnits: undefined },
    { path: 'coverageUnits', code: 'missing' },
  ],
  [
    'too few entries',
    { ...group, actual: { claims: [100] } },
    { path: 'actual.claims', code: 'length', found: '1 entries' },
  ],
  [
    'a date after the end',
    { ...group, revisions: [{ atEndOf: 3 }] },
    { path: 'revisions[0].atEndOf', code: 'range' },
  ],
  [
    'two ways to state one thing',
    { ...group, riskAdjustment: { release: [1, 1], closing: [1, 0] } },
    { path: 'riskAdjustment', code: 'inconsistent' },
  ],
  [
    'what is no number',
    { ...group, rates: { lockedIn: Number.NaN } },
    { path: 'rates.lockedIn', code: 'type', found: 'NaN' },
  ],
  [
    'a number that leaves the range of numbers',
    { ...group, expected: { claims: [1e300] } },
    { path: 'expected.claims[0]', code: 'range', expected: expect.stringContaining('1e+21') },
  ],
  [
    'a curve without rates',
    { ...group, rates: { lockedIn: {} } },
    { path: 'rates.lockedIn', code: 'inconsistent' },
  ],
  [
    'terms that do not ascend',
    { ...group, rates: { lockedIn: { spot: [0.1, 0.2], terms: [2, 1] } } },
    { path: 'rates.lockedIn.terms', found: '2, 1' },
  ],
  [
    'a shift below -100 %',
    { ...group, rates: { lockedIn: { spot: [0.1], shift: -2 } } },
    { path: 'rates.lockedIn.shift', code: 'inconsistent' },
  ],
  [
    'an empty list of curves',
    { ...group, rates: { lockedIn: 0, current: [] } },
    { path: 'rates.current', code: 'length' },
  ],
  [
    'coverage units that end early',
    { ...group, coverageUnits: [1] },
    { path: 'coverageUnits', code: 'length' },
  ],
  [
    'coverage units of nothing',
    { ...group, coverageUnits: [0, 0] },
    { path: 'coverageUnits', code: 'inconsistent' },
  ],
  [
    'a release of what was never there',
    { ...group, riskAdjustment: { release: [5, 5] } },
    { path: 'riskAdjustment.initial', code: 'missing' },
  ],
  [
    'a release of more than there is',
    { ...group, riskAdjustment: { initial: 8, release: [5, 5] } },
    { path: 'riskAdjustment.release', code: 'inconsistent', found: '10 in all' },
  ],
  [
    'a change that changes nothing',
    { ...group, revisions: [{ atEndOf: 1 }] },
    { path: 'revisions[0]', code: 'missing' },
  ],
  [
    'parts of another model',
    { ...group, premiumAllocation: { revenuePattern: [1, 1] } },
    { path: 'premiumAllocation', code: 'inconsistent', found: 'model GMM' },
  ],
  [
    'flows before contracts join',
    { ...group, newContracts: [{ inPeriod: 2, expected: { premiums: [100] }, lockedIn: 0 }] },
    { path: 'newContracts[0].expected.premiums', code: 'inconsistent' },
  ],
  [
    'names that results have',
    { ...group, labels: ['journals', 'b'] },
    { path: 'labels[0]', code: 'inconsistent' },
  ],
  [
    'two periods of one name',
    { ...group, labels: ['a', 'a'] },
    { path: 'labels[1]', code: 'inconsistent' },
  ],
  [
    'underlying groups by their place',
    {
      kind: 'reinsuranceHeld',
      periods: 2,
      cessionRate: 0.3,
      premiums: [10],
      underlying: [group, { ...group, coverageUnits: undefined }],
    },
    { path: 'underlying[1].coverageUnits', code: 'missing' },
  ],
  [
    'underlying groups of other periods',
    { kind: 'reinsuranceHeld', periods: 3, cessionRate: 0.3, premiums: [10], underlying: [group] },
    { path: 'underlying[0].periods', code: 'inconsistent' },
  ],
  [
    'credited rates that allocate',
    {
      kind: 'financeAllocation',
      method: 'projectedCreditingRate',
      pvAtInception: 1,
      periods: 3,
      expectedPayments: [2],
      marketRates: [0.1],
    },
    { path: 'creditingRates', code: 'missing' },
  ],
  [
    'a margin of two signs',
    { kind: 'marginRollForward', steps: [], opening: { csm: 5, lossComponent: 5 } },
    { path: 'opening', code: 'inconsistent' },
  ],
  [
    'underlying items of a participating group',
    { ...group, model: 'VFA' },
    { path: 'underlyingItems', code: 'missing' },
  ],
])('names the field and what is expected: %s', (_, input, problem) => {
  expect(problemsOf(input)).toContainEqual(expect.objectContaining(problem));
});

test('what no number can be is refused, not answered with a result that is none', () => {
  const allocation = {
    kind: 'financeAllocation',
    method: 'effectiveYield',
    periods: 3,
    pvAtInception: 100,
    expectedPayments: [110, 111, 112],
    marketRates: [0.05],
  };
  expect(() => measure(allocation)).not.toThrow();
  expect(() => measure({ ...allocation, expectedPayments: [110, -1, 112] })).toThrow(
    /within the range of a number/,
  );
});

test('a hole in a list and what JSON does not know are refused by name', () => {
  const claims = [100, 100];
  delete claims[0];
  expect(problemsOf({ ...group, expected: { claims } })).toEqual([
    { path: 'expected.claims[0]', code: 'type', expected: 'a finite number', found: 'nothing' },
  ]);
  for (const [asset, found] of [
    [10n, '10'],
    [Symbol('rate'), 'Symbol(rate)'],
  ] as const)
    expect(problemsOf({ ...group, acquisitionAsset: asset })).toEqual([
      expect.objectContaining({ path: 'acquisitionAsset', code: 'type', found }),
    ]);
});

test('a field without a value is as one that is left out', () => {
  const without = {
    ...group,
    opening: undefined,
    expected: { ...group.expected, expenses: undefined },
    policies: { financeOption: undefined, lossComponentOrder: undefined },
    revisions: [{ atEndOf: 1, expected: { claims: [120], premiums: undefined } }],
  };
  const left = { ...group, policies: {}, revisions: [{ atEndOf: 1, expected: { claims: [120] } }] };
  expect(measure(without)).toEqual(measure(left));
});

test('all problems come at once', () => {
  expect(
    problemsOf({ ...group, periods: -1, model: 'XXX', extra: true })
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['extra', 'model', 'periods']);
});

test('an error says path, problem, expectation and what was found in one line', () => {
  expect(() => measure({ ...group, periods: 1.5 })).toThrow(
    'periods: range; expected a whole number, at least 1, at most 2400; found 1.5',
  );
});

describe('the JSON Schema', () => {
  const validate = new Ajv2020({ strict: false, allErrors: true }).compile(engineInput.schema);

  test('accepts what the engine accepts', () => {
    for (const { id, input } of [...examples, ...derived])
      expect([id, validate(JSON.parse(JSON.stringify(input)))]).toEqual([id, true]);
  });

  test('refuses what it refuses', () => {
    for (const wrong of [
      { ...group, periods: 0 },
      { ...group, extra: 1 },
      { ...group, model: 'XXX' },
      { kind: 'nothing' },
    ])
      expect(validate(wrong)).toBe(false);
  });
});
