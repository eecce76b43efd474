import fc from 'fast-check';
import type { ModelPoint, ProjectionInput } from '@/domain/ifrs17';

type Product = ProjectionInput['products'][number];

const common = {
  mortality: 'population',
  lapse: 'standard',
  expenses: 'individual',
  commissions: 'agents',
};

/** A product of every kind that a composite insurer sells. */
export const products: readonly Product[] = [
  {
    id: 'wholeLife',
    model: 'GMM',
    ...common,
    benefits: [{ on: 'death' }],
    surrenderValue: { shareOfPremiums: [0, 0.3, 0.6, 0.8, 0.95] },
  },
  { id: 'term', model: 'GMM', ...common, benefits: [{ on: 'death' }], coverageUnits: 'sumInsured' },
  {
    id: 'healthIndemnity',
    model: 'GMM',
    ...common,
    benefits: [{ on: 'treatment', claimCosts: 'medical', share: 0.9 }],
    coverageUnits: 'contracts',
  },
  {
    id: 'cancer',
    model: 'GMM',
    ...common,
    benefits: [
      { on: 'diagnosis', morbidity: 'cancer', endsContract: true },
      { on: 'diagnosis', morbidity: 'minor', share: 0.1 },
      { on: 'death', share: 0.2 },
    ],
    surrenderValue: { shareOfPremiums: [0.2, 0.4], isInvestmentComponent: false },
  },
  {
    id: 'noSurrenderValue',
    model: 'GMM',
    ...common,
    lapse: 'noSurrenderValue',
    benefits: [{ on: 'death' }, { on: 'diagnosis', morbidity: 'cancer', share: 0.5 }],
    surrenderValue: { shareOfPremiums: [0.5], noneWhilePremiumsPaid: true },
  },
  {
    id: 'annuity',
    model: 'GMM',
    ...common,
    surrenderValue: { shareOfPremiums: [0.5, 0.8, 1] },
    annuity: { certainMonths: 18 },
  },
  {
    id: 'savings',
    model: 'GMM',
    ...common,
    benefits: [{ on: 'death', share: 0.1 }],
    account: {
      crediting: 'declared',
      guaranteedRate: 0.01,
      premiumLoading: 0.05,
      deathBenefit: 'added',
      surrenderCharge: [0.1, 0.05],
    },
    coverageUnits: 'surrenderValue',
  },
  {
    id: 'savingsAnnuity',
    model: 'GMM',
    ...common,
    account: { crediting: 'declared', premiumLoading: 0.03 },
    annuity: { conversionFactor: 14, certainMonths: 6 },
  },
  {
    id: 'variableAnnuity',
    model: 'VFA',
    ...common,
    account: {
      crediting: 'funds',
      chargeRate: 0.015,
      guaranteedOnDeath: 1,
      guaranteedAtMaturity: 1,
      surrenderCharge: [0.07, 0.05, 0.03],
    },
    coverageUnits: 'surrenderValue',
  },
  {
    id: 'variableUniversalLife',
    model: 'VFA',
    ...common,
    benefits: [{ on: 'death' }],
    account: {
      crediting: 'funds',
      premiumLoading: 0.08,
      chargeRate: 0.01,
      riskChargeFactor: 1.1,
      deathBenefit: 'greater',
    },
  },
  {
    id: 'motor',
    model: 'PAA',
    expenses: 'property',
    commissions: 'agents',
    benefits: [{ on: 'loss', lossRatios: 'motor' }],
    coverageUnits: 'contracts',
  },
  {
    id: 'fire',
    model: 'PAA',
    lapse: 'standard',
    expenses: 'property',
    benefits: [{ on: 'loss', lossRatios: 'fire' }],
  },
  {
    id: 'longTermProperty',
    model: 'GMM',
    lapse: 'standard',
    expenses: 'property',
    commissions: 'agents',
    benefits: [{ on: 'loss', lossRatios: 'fire' }],
    surrenderValue: { shareOfPremiums: [0, 0.2, 0.4, 0.6] },
    maturity: { shareOfPremiums: 0.7, shareOfSumInsured: 0.001 },
  },
];

/** Numbers of a size that matters, unlike most doubles. */
const between = (min: number, max: number) =>
  fc.integer({ min: 0, max: 1000 }).map((part) => min + ((max - min) * part) / 1000);
const share = (max: number) => between(0, max);
const rates = (max: number) => fc.array(share(max), { minLength: 1, maxLength: 60 });
const years = (max: number) => fc.array(share(max), { minLength: 1, maxLength: 5 });

export const anyAssumptions = fc.record({
  version: fc.constant('2025'),
  effectiveFrom: fc.constant('2025-01'),
  mortality: fc
    .tuple(rates(0.2), rates(0.2))
    .map(([male, female]) => [{ id: 'population', male, female }]),
  morbidity: fc.tuple(rates(0.1), rates(0.1)).map(([cancer, minor]) => [
    { id: 'cancer', male: cancer },
    { id: 'minor', male: minor, female: cancer },
  ]),
  claimCosts: rates(0.3).map((male) => [{ id: 'medical', male }]),
  lossRatios: fc.tuple(years(1.2), years(1.2)).map(([motor, fire]) => [
    { id: 'motor', ratios: motor },
    { id: 'fire', ratios: fire },
  ]),
  lapse: fc.tuple(years(0.4), years(0.1), years(0.02)).map(([standard, none, paidUpRates]) => [
    { id: 'standard', rates: standard },
    { id: 'noSurrenderValue', rates: none, paidUpRates },
  ]),
  expenses: fc
    .tuple(share(3), share(0.1), share(0.05), share(50))
    .map(([perContract, shareOfPremium, shareOfClaims, acquisition]) => [
      { id: 'individual', perContract, shareOfPremium, acquisition },
      { id: 'property', perContract, shareOfClaims },
    ]),
  commissions: fc
    .tuple(share(2), years(0.1))
    .map(([initial, renewal]) => [{ id: 'agents', initial, renewal }]),
  crediting: fc.tuple(years(0.06), years(0.06), share(0.3)).map(([declared, funds, volatility]) => [
    { id: 'declared', rates: declared },
    { id: 'funds', rates: funds, volatility },
  ]),
  inflation: years(0.04),
  claimsInflation: years(0.08),
});

const monthBefore = (elapsed: number) => {
  const month = 2025 * 12 - elapsed;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
};

const pointOf = (product: Product): fc.Arbitrary<ModelPoint> =>
  fc
    .record({
      elapsed: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 })),
      toCome: fc.integer({ min: 1, max: 50 }),
      premiumShare: between(0.05, 1),
      startShare: between(0, 1),
      sex: fc.constantFrom('male' as const, 'female' as const),
      issueAge: fc.integer({ min: 0, max: 70 }),
      premiumsPerYear: fc.constantFrom(0 as const, 1 as const, 2 as const, 4 as const, 12 as const),
      contracts: between(0.5, 500),
      sumInsured: between(0, 10_000),
      premium: between(0, 300),
      accountValue: between(0, 5000),
    })
    .map(({ elapsed, toCome, premiumShare, startShare, accountValue, ...rest }) => {
      const term = elapsed + toCome;
      return {
        ...rest,
        product: product.id,
        group: product.id,
        issueMonth: monthBefore(elapsed),
        term,
        premiumTerm: Math.max(1, Math.round(premiumShare * term)),
        ...(product.account ? { accountValue } : {}),
        ...(product.annuity ? { annuityStart: Math.round(startShare * term) } : {}),
      };
    });

/** The same contract with other amounts, which shares its rates. */
const alike = (point: ModelPoint): ModelPoint => ({
  ...point,
  contracts: point.contracts + 3,
  sumInsured: 0.3 * point.sumInsured,
  premium: 2 * point.premium,
  ...(point.accountValue === undefined ? {} : { accountValue: 0.6 * point.accountValue }),
});

/** Portfolios with every product, each a group of its own. */
export const anyPortfolio: fc.Arbitrary<ProjectionInput> = fc
  .tuple(
    anyAssumptions,
    fc.tuple(...products.map((each) => fc.array(pointOf(each), { minLength: 1, maxLength: 3 }))),
  )
  .map(([assumptions, points]) => ({
    firstMonth: '2025-01',
    products,
    assumptions: [assumptions],
    modelPoints: points.flatMap((own) => [...own, ...own.slice(0, 1).map(alike)]),
    groups: products.map(({ id }) => ({ id, lockedIn: 0.03 })),
  }));

/** A portfolio of one product of whole-life cover; rates that one can follow in one's head. */
export const small = (change: Partial<ProjectionInput> = {}): ProjectionInput => ({
  firstMonth: '2025-01',
  products: [
    {
      id: 'life',
      model: 'GMM',
      mortality: 'flat',
      lapse: 'flat',
      expenses: 'all',
      benefits: [{ on: 'death' }],
      surrenderValue: { shareOfPremiums: [0.5] },
    },
  ],
  assumptions: [
    {
      version: 'base',
      effectiveFrom: '2024-01',
      mortality: [{ id: 'flat', male: [0.02] }],
      lapse: [{ id: 'flat', rates: [0.1] }],
      expenses: [{ id: 'all', perContract: 1 }],
    },
  ],
  modelPoints: [
    {
      product: 'life',
      group: 'G',
      issueMonth: '2025-01',
      issueAge: 40,
      contracts: 100,
      term: 24,
      sumInsured: 1000,
      premium: 5,
    },
  ],
  groups: [{ id: 'G', lockedIn: 0.03 }],
  ...change,
});
