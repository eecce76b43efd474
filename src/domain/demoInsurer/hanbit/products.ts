import type { CloseGroup, Profitability } from '@/domain/close';
import type { ModelPoint, Product } from '@/domain/ifrs17';
import type { RandomStream } from './random';
import { rounded } from './random';

/** Premium and account products state their premium; of the others it follows from a margin on premiums. */
type PointTerms = Pick<ModelPoint, 'term' | 'sumInsured'> &
  Partial<
    Pick<ModelPoint, 'premium' | 'premiumTerm' | 'premiumsPerYear' | 'annuityStart' | 'issueAge'>
  >;

/** A portfolio of the demo insurer: its products by what is expected of a group, and what its contracts look like. */
export interface DemoPortfolio {
  readonly id: string;
  readonly products: Readonly<Partial<Record<Profitability, Product>>>;
  /** Years of issue in which a group is onerous at once. */
  readonly onerousIn: readonly number[];
  /** Profit as a share of the present value of premiums, where premiums follow from it. */
  readonly margins?: Readonly<Record<Profitability, number>>;
  readonly terms: (random: RandomStream) => PointTerms;
  readonly group: Partial<CloseGroup> & Pick<CloseGroup, 'model'>;
}

const margins = { onerous: -0.3, remaining: 0.11, noSignificantPossibility: 0.19 } as const;
const same = (product: Product): DemoPortfolio['products'] => ({
  onerous: product,
  remaining: product,
  noSignificantPossibility: product,
});
const million = 1_000_000;
const sum = (random: RandomStream, least: number, most: number, step: number) =>
  rounded(least + (most - least) * random.next() ** 2, step);
const everyFive = (from: number, to: number) =>
  Array.from({ length: (to - from) / 5 + 1 }, (_, index) => from + 5 * index);

const life = { mortality: 'insured-lives', expenses: 'life', commissions: 'life' } as const;
const account = (model: 'GMM' | 'VFA', id: string, own: Partial<Product>): Product => ({
  id,
  model,
  mortality: 'insured-lives',
  lapse: 'funds',
  expenses: 'funds',
  commissions: 'funds',
  benefits: [{ on: 'death' }],
  coverageUnits: 'contracts',
  ...own,
});

export const demoPortfolios: readonly DemoPortfolio[] = [
  {
    id: 'whole-life',
    products: same({
      id: 'whole-life',
      model: 'GMM',
      ...life,
      lapse: 'whole-life',
      benefits: [{ on: 'death' }],
      surrenderValue: { shareOfPremiums: [0, 0.2, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8] },
    }),
    onerousIn: [2021],
    margins,
    terms: (random) => {
      const issueAge = random.pick(everyFive(25, 60));
      const premiumTerm = 12 * random.pick([10, 20]);
      return {
        issueAge,
        term: 12 * (100 - issueAge),
        premiumTerm,
        sumInsured: sum(random, 20 * million, 200 * million, 10 * million),
      };
    },
    group: { model: 'GMM' },
  },
  {
    id: 'term',
    products: same({
      id: 'term',
      model: 'GMM',
      ...life,
      lapse: 'protection',
      benefits: [{ on: 'death' }],
    }),
    onerousIn: [2022, 2024],
    margins,
    terms: (random) => ({
      issueAge: random.pick(everyFive(25, 55)),
      term: 12 * random.pick([10, 20]),
      sumInsured: sum(random, 50 * million, 500 * million, 10 * million),
    }),
    group: { model: 'GMM' },
  },
  {
    id: 'health',
    products: same({
      id: 'health',
      model: 'GMM',
      mortality: 'insured-lives',
      lapse: 'protection',
      expenses: 'health',
      commissions: 'life',
      benefits: [{ on: 'treatment', claimCosts: 'treatment' }],
    }),
    onerousIn: [2021],
    margins,
    terms: (random) => ({
      issueAge: random.pick(everyFive(20, 60)),
      term: 12 * random.pick([15, 20]),
      sumInsured: sum(random, 10 * million, 50 * million, 5 * million),
    }),
    group: { model: 'GMM', settlementPattern: [0.8, 0.17, 0.03], claimsRiskShare: 0.05 },
  },
  {
    id: 'cancer',
    products: same({
      id: 'cancer',
      model: 'GMM',
      ...life,
      lapse: 'protection',
      benefits: [{ on: 'diagnosis', morbidity: 'cancer', endsContract: true }],
    }),
    onerousIn: [],
    margins,
    terms: (random) => {
      const issueAge = random.pick(everyFive(25, 55));
      return {
        issueAge,
        term: 12 * (80 - issueAge),
        premiumTerm: 240,
        sumInsured: sum(random, 10 * million, 60 * million, 5 * million),
      };
    },
    group: { model: 'GMM', settlementPattern: [0.9, 0.1] },
  },
  {
    id: 'no-surrender-value',
    products: same({
      id: 'no-surrender-value',
      model: 'GMM',
      ...life,
      lapse: 'no-surrender-value',
      benefits: [{ on: 'death' }, { on: 'diagnosis', morbidity: 'cancer', share: 0.3 }],
      surrenderValue: { noneWhilePremiumsPaid: true, shareOfPremiums: [0.5] },
    }),
    onerousIn: [],
    margins: { onerous: -0.3, remaining: 0.025, noSignificantPossibility: 0.16 },
    terms: (random) => {
      const issueAge = random.pick(everyFive(25, 55));
      return {
        issueAge,
        term: 12 * (90 - issueAge),
        premiumTerm: 240,
        sumInsured: sum(random, 20 * million, 100 * million, 10 * million),
      };
    },
    group: { model: 'GMM' },
  },
  {
    id: 'annuity',
    products: same({
      id: 'annuity',
      model: 'GMM',
      mortality: 'annuitants',
      lapse: 'annuity',
      expenses: 'annuity',
      commissions: 'annuity',
      surrenderValue: { shareOfPremiums: [0.7, 0.8, 0.85, 0.9, 0.92] },
      annuity: {},
    }),
    onerousIn: [2023],
    margins: { onerous: -0.3, remaining: 0.04, noSignificantPossibility: 0.1 },
    terms: (random) => {
      const issueAge = random.pick(everyFive(40, 55));
      const annuityStart = 12 * (65 - issueAge);
      return {
        issueAge,
        annuityStart,
        premiumTerm: annuityStart,
        term: 12 * (105 - issueAge),
        sumInsured: sum(random, 3_000, 30_000, 500),
      };
    },
    group: { model: 'GMM', currency: 'USD' },
  },
  {
    id: 'savings',
    products: {
      remaining: account('GMM', 'savings', {
        lapse: 'savings',
        account: {
          crediting: 'declared',
          guaranteedRate: 0.01,
          premiumLoading: 0.04,
          chargeRate: 0.004,
        },
      }),
      noSignificantPossibility: account('GMM', 'savings-loaded', {
        lapse: 'savings',
        account: {
          crediting: 'declared',
          guaranteedRate: 0.005,
          premiumLoading: 0.07,
          chargeRate: 0.006,
        },
      }),
      onerous: account('GMM', 'savings-guaranteed', {
        lapse: 'savings',
        account: { crediting: 'declared', guaranteedRate: 0.06, premiumLoading: 0.02 },
      }),
    },
    onerousIn: [2022],
    terms: (random) => ({
      issueAge: random.pick(everyFive(25, 60)),
      term: 12 * random.pick([10, 15]),
      premiumTerm: 60,
      premium: sum(random, 200_000, 2 * million, 50_000),
      sumInsured: 10 * million,
    }),
    group: { model: 'GMM', riskAdjustmentShare: 0.006 },
  },
  {
    id: 'variable-annuity',
    products: {
      remaining: account('VFA', 'variable-annuity', {
        account: {
          crediting: 'fund',
          premiumLoading: 0.03,
          chargeRate: 0.018,
          guaranteedAtMaturity: 1,
          guaranteedOnDeath: 1,
        },
      }),
      noSignificantPossibility: account('VFA', 'variable-annuity-plain', {
        account: {
          crediting: 'fund',
          premiumLoading: 0.05,
          chargeRate: 0.02,
          guaranteedOnDeath: 1,
        },
      }),
    },
    onerousIn: [],
    terms: (random) => ({
      issueAge: random.pick(everyFive(35, 60)),
      term: 12 * random.pick([10, 15, 20]),
      premiumsPerYear: 0,
      premium: sum(random, 20 * million, 200 * million, 5 * million),
      sumInsured: 10 * million,
    }),
    group: { model: 'VFA', illiquidity: 0.2, riskAdjustmentShare: 0.004 },
  },
  {
    id: 'variable-universal-life',
    products: {
      remaining: account('VFA', 'variable-universal-life', {
        account: {
          crediting: 'fund',
          premiumLoading: 0.08,
          chargeRate: 0.012,
          riskChargeFactor: 1.15,
          deathBenefit: 'greater',
        },
      }),
      noSignificantPossibility: account('VFA', 'variable-universal-life-plus', {
        account: {
          crediting: 'fund',
          premiumLoading: 0.12,
          chargeRate: 0.015,
          riskChargeFactor: 1.3,
          deathBenefit: 'greater',
        },
      }),
    },
    onerousIn: [],
    terms: (random) => {
      const issueAge = random.pick(everyFive(30, 55));
      return {
        issueAge,
        term: 12 * (85 - issueAge),
        premiumTerm: 120,
        premium: sum(random, 200_000, 1.5 * million, 50_000),
        sumInsured: sum(random, 30 * million, 150 * million, 10 * million),
      };
    },
    group: { model: 'VFA', illiquidity: 0.2, riskAdjustmentShare: 0.006 },
  },
  {
    id: 'motor',
    products: {
      remaining: allocated('motor', 'motor', 'motor'),
      noSignificantPossibility: allocated('motor-preferred', 'motor-preferred', 'motor'),
      onerous: allocated('motor-young', 'motor-young', 'motor'),
    },
    onerousIn: [2024],
    terms: (random) => {
      const premium = sum(random, 500_000, 1.6 * million, 10_000);
      return { term: 12, premium, premiumsPerYear: random.pick([1, 1, 4]), sumInsured: premium };
    },
    group: {
      model: 'PAA',
      settlementPattern: [0.45, 0.25, 0.12, 0.08, 0.05, 0.03, 0.01, 0.01],
      discountsClaims: true,
      claimsRiskShare: 0.06,
      riskAdjustmentShare: 0.04,
    },
  },
  {
    id: 'fire',
    products: {
      remaining: allocated('fire', 'fire', 'fire'),
      noSignificantPossibility: allocated('fire-preferred', 'fire-preferred', 'fire'),
      onerous: allocated('fire-industrial', 'fire-industrial', 'fire'),
    },
    onerousIn: [2022],
    terms: (random) => {
      const premium = sum(random, 200_000, 20 * million, 50_000);
      return { term: 12, premium, premiumsPerYear: 1, sumInsured: premium };
    },
    group: {
      model: 'PAA',
      settlementPattern: [0.5, 0.3, 0.15, 0.05],
      claimsRiskShare: 0.08,
      riskAdjustmentShare: 0.06,
    },
  },
  {
    id: 'property',
    products: {
      remaining: property('property'),
      noSignificantPossibility: property('property-preferred'),
      onerous: property('property-old'),
    },
    onerousIn: [2023],
    terms: (random) => {
      const premium = sum(random, 30_000, 200_000, 5_000);
      return { term: 12 * random.pick([10, 15]), premium, sumInsured: 1_000 * premium };
    },
    group: { model: 'GMM', settlementPattern: [0.6, 0.3, 0.1], claimsRiskShare: 0.05 },
  },
];

function property(id: string): Product {
  return {
    id,
    model: 'GMM',
    lapse: 'property',
    expenses: 'property',
    commissions: 'fire',
    benefits: [{ on: 'loss', lossRatios: id }],
    surrenderValue: { shareOfPremiums: [0, 0.1, 0.2, 0.25, 0.3] },
    maturity: { shareOfPremiums: 0.35 },
    coverageUnits: 'contracts',
  };
}

function allocated(id: string, lossRatios: string, table: string): Product {
  return {
    id,
    model: 'PAA',
    expenses: table,
    commissions: table,
    benefits: [{ on: 'loss', lossRatios }],
  };
}
