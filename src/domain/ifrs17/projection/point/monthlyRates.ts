import type { AssumptionSet } from '../input/assumptionSet';
import type { Product } from '../input/product';

/** Rates of a product for one sex, by attained age: a month's probabilities, and what a month costs as shares of the sum insured. */
interface RatesByAge {
  readonly death: Float64Array;
  /** Diagnosis that ends the contract. */
  readonly diagnosis: Float64Array;
  /** Benefits on other diagnoses. */
  readonly sickness: Float64Array;
  /** Treatment at prices of the first projected month. */
  readonly treatment: Float64Array;
}

/** A product with its assumptions, by month: what the projection needs at hand. */
export interface ProductRates {
  readonly product: Product;
  readonly bySex: readonly [male: RatesByAge, female: RatesByAge];
  /** Probabilities of lapse in a month by policy year, and by year since premiums ended. */
  readonly lapse: Float64Array;
  readonly paidUpLapse: Float64Array | undefined;
  /** By policy year. */
  readonly lossRatio: Float64Array;
  readonly renewalCommission: Float64Array;
  readonly surrenderShare: Float64Array;
  readonly surrenderCharge: Float64Array;
  /** By projected month. */
  readonly expense: Float64Array;
  readonly claimsInflation: Float64Array;
  readonly credited: Float64Array;
  /** Standard deviation of the logarithm of an account at the end of the month. */
  readonly deviation: Float64Array;
  readonly shareOfPremium: number;
  readonly shareOfClaims: number;
  readonly acquisitionExpense: number;
  readonly initialCommission: number;
  readonly deathShare: number;
  readonly diagnosisShare: number;
  readonly accountTerms: AccountTerms;
}

/** What happens to an account in a month, as shares. */
interface AccountTerms {
  /** Of a premium. */
  readonly invested: number;
  /** Of the account, after its charges. */
  readonly left: number;
  readonly riskChargeFactor: number;
  /** Of the premiums paid, on death. */
  readonly guaranteedShare: number;
  /** The benefit on death comes on top of the account. */
  readonly isAdded: boolean;
}

const accountTermsOf = ({ account: terms }: Product): AccountTerms => ({
  invested: 1 - (terms?.premiumLoading ?? 0),
  left: 1 - (terms?.chargeRate ?? 0) / 12,
  riskChargeFactor: terms?.riskChargeFactor ?? 0,
  guaranteedShare: terms?.guaranteedOnDeath ?? 0,
  isAdded: terms?.deathBenefit === 'added',
});

export const monthlyProbability = (annual: number) => 1 - (1 - annual) ** (1 / 12);
export const monthlyReturn = (annual: number) => (1 + annual) ** (1 / 12) - 1;

/** The entry of a year; the last one stays. */
export const entryAt = (values: readonly number[], year: number): number =>
  values[Math.min(year, values.length - 1)] ?? 0;

/** Prices of each projected month where those of the first are 1. */
export const priceIndex = (inflation: readonly number[] | undefined, months: number) => {
  let level = 1;
  return Float64Array.from({ length: months }, (_, month) => {
    if (month > 0)
      level *= (1 + entryAt(inflation ?? [], Math.floor((month - 1) / 12))) ** (1 / 12);
    return level;
  });
};

const find = <T extends { readonly id: string }>(
  tables: readonly T[] | undefined,
  id: string | undefined,
): T | undefined => tables?.find((each) => each.id === id);

interface TableBySex {
  readonly male: readonly number[];
  readonly female?: readonly number[] | undefined;
}
export const ratesOfSex = ({ male, female = male }: TableBySex, sex: 0 | 1) =>
  sex === 0 ? male : female;

function ratesByAge(
  { mortality, benefits = [] }: Product,
  set: AssumptionSet,
  sex: 0 | 1,
): RatesByAge {
  const of = (table: TableBySex | undefined) => (table ? ratesOfSex(table, sex) : [0]);
  const deaths = of(find(set.mortality, mortality));
  const events = benefits.flatMap((each) =>
    each.on === 'diagnosis'
      ? [
          {
            rates: of(find(set.morbidity, each.morbidity)),
            share: each.share ?? 1,
            ends: each.endsContract ?? false,
          },
        ]
      : [],
  );
  const costs = benefits.flatMap((each) =>
    each.on === 'treatment'
      ? [{ rates: of(find(set.claimCosts, each.claimCosts)), share: each.share ?? 1 }]
      : [],
  );
  const ages = Math.max(deaths.length, ...[...events, ...costs].map(({ rates }) => rates.length));
  const byAge = (rate: (age: number) => number) =>
    Float64Array.from({ length: ages }, (_, age) => rate(age));
  const sum = (
    parts: readonly { readonly rates: readonly number[]; readonly share: number }[],
    monthly: (annual: number) => number,
  ) =>
    byAge((age) =>
      parts.reduce((total, { rates, share }) => total + share * monthly(entryAt(rates, age)), 0),
    );
  const ending = events.find(({ ends }) => ends);
  return {
    death: byAge((age) => monthlyProbability(entryAt(deaths, age))),
    diagnosis: byAge((age) => (ending ? monthlyProbability(entryAt(ending.rates, age)) : 0)),
    sickness: sum(
      events.filter(({ ends }) => !ends),
      monthlyProbability,
    ),
    treatment: sum(costs, (annual) => annual / 12),
  };
}

/** Rates of a month from those of a year, once for all model points of a product. */
export function productRates(product: Product, set: AssumptionSet, months: number): ProductRates {
  const expenses = find(set.expenses, product.expenses);
  const commissions = find(set.commissions, product.commissions);
  const lapse = find(set.lapse, product.lapse);
  const crediting = find(set.crediting, product.account?.crediting);
  const benefits = product.benefits ?? [];
  const lossRatios = benefits.flatMap((each) =>
    each.on === 'loss' ? [find(set.lossRatios, each.lossRatios)?.ratios ?? [0]] : [],
  );
  const least = product.account?.guaranteedRate ?? -1;
  const shareOf = (on: 'death' | 'diagnosis') =>
    benefits.reduce(
      (sum, each) =>
        each.on === on && (each.on === 'death' || each.endsContract)
          ? sum + (each.share ?? 1)
          : sum,
      0,
    );
  return {
    product,
    bySex: [ratesByAge(product, set, 0), ratesByAge(product, set, 1)],
    lapse: Float64Array.from(lapse?.rates ?? [0], monthlyProbability),
    paidUpLapse: lapse?.paidUpRates && Float64Array.from(lapse.paidUpRates, monthlyProbability),
    lossRatio: Float64Array.from(
      { length: Math.max(1, ...lossRatios.map(({ length }) => length)) },
      (_, year) => lossRatios.reduce((sum, ratios) => sum + entryAt(ratios, year), 0),
    ),
    renewalCommission: Float64Array.from(commissions?.renewal ?? [0]),
    surrenderShare: Float64Array.from(product.surrenderValue?.shareOfPremiums ?? [0]),
    surrenderCharge: Float64Array.from([...(product.account?.surrenderCharge ?? []), 0]),
    expense: priceIndex(set.inflation, months).map((price) => price * (expenses?.perContract ?? 0)),
    claimsInflation: priceIndex(set.claimsInflation, months),
    credited: Float64Array.from({ length: months }, (_, month) =>
      monthlyReturn(Math.max(least, entryAt(crediting?.rates ?? [0], Math.floor(month / 12)))),
    ),
    deviation: Float64Array.from(
      { length: months },
      (_, month) => (crediting?.volatility ?? 0) * Math.sqrt((month + 1) / 12),
    ),
    shareOfPremium: expenses?.shareOfPremium ?? 0,
    shareOfClaims: expenses?.shareOfClaims ?? 0,
    acquisitionExpense: expenses?.acquisition ?? 0,
    initialCommission: commissions?.initial ?? 0,
    deathShare: shareOf('death'),
    diagnosisShare: shareOf('diagnosis'),
    accountTerms: accountTermsOf(product),
  };
}
