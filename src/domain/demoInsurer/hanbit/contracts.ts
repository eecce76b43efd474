import { firstMonthOf, type BookPoint, type Period } from '@/domain/close';
import { assumptionVersions } from './assumptions';
import { cohorts, demoGroups, type DemoGroup } from './groups';
import { premiumsFor, type Priced } from './pricing';
import { randomStream, rounded, written } from './random';

/** Model points that each group writes in each quarter of its year. */
const pointsAQuarter = 98;

const quarters = (cohort: number): readonly Period[] =>
  ['03', '06', '09', '12'].map((month) => `${cohort}-${month}`);

/** Rates at which premiums of a year are worked out: about those of its market. */
const pricingRates: Readonly<Record<string, readonly number[]>> = {
  KRW: [0.023, 0.031, 0.038, 0.036, 0.031],
  USD: [0.02, 0.03, 0.042, 0.044, 0.043],
};

/** Terms, sex and number of contracts of the points that a group writes in a quarter. */
function termsOf({ group, portfolio }: DemoGroup, entry: Period) {
  const random = randomStream(`${group.id} ${entry}`);
  const isShort = group.model === 'PAA';
  return Array.from({ length: pointsAQuarter }, (_, index) => {
    const sex = random.pick(['male', 'female'] as const);
    const terms = portfolio.terms(random);
    const contracts = Math.round((isShort ? 40 : 6) * (1 + 3 * random.next()));
    return { index, sex, terms, contracts, premiumNoise: 1 + 0.015 * random.noise() };
  });
}

type Written = ReturnType<typeof termsOf>[number];

/** Premium of one won (or dollar) insured; sums insured differ, but what a contract costs is spread over the same typical sum. */
function tariffOf({ group, portfolio }: DemoGroup, all: readonly Written[]) {
  const product = portfolio.products[group.profitability];
  const margin = portfolio.margins?.[group.profitability];
  const [version] = assumptionVersions;
  if (!product || margin === undefined || !version) return () => undefined;
  const typical = group.currency === 'USD' ? 12_000 : 50_000_000;
  const keyOf = ({ sex, terms }: Written) =>
    [sex, terms.issueAge, terms.term, terms.premiumTerm, terms.annuityStart].join(' ');
  // Ages, sexes and terms of a group are few: each is priced once.
  const different = new Map<string, Priced>();
  for (const each of all)
    different.set(keyOf(each), {
      ...each.terms,
      sex: each.sex,
      sumInsured: typical,
      issueMonth: '2021-01',
    });
  const premiums = premiumsFor([...different.values()], {
    product,
    margin,
    rate: pricingRates[group.currency]?.[cohorts.indexOf(group.cohort)] ?? 0.03,
    set: version.set,
  });
  const byKey = new Map([...different.keys()].map((key, index) => [key, premiums[index] ?? 0]));
  return (each: Written) => ((byKey.get(keyOf(each)) ?? 0) / typical) * each.terms.sumInsured;
}

/** All contracts that the demo insurer writes in five years. */
export const demoContracts = (): readonly BookPoint[] =>
  demoGroups.flatMap((own) => {
    const { group, portfolio } = own;
    const product = portfolio.products[group.profitability];
    if (!product) return [];
    const byQuarter = quarters(group.cohort).map((entry) => [entry, termsOf(own, entry)] as const);
    const premiumOf = tariffOf(
      own,
      byQuarter.flatMap(([, points]) => points),
    );
    const step = group.currency === 'USD' ? 0.1 : 10;
    return byQuarter.flatMap(([entry, points]) =>
      points.map((each): BookPoint => {
        const priced = premiumOf(each);
        const premium =
          priced === undefined ? (each.terms.premium ?? 0) : priced * each.premiumNoise;
        return {
          ...each.terms,
          id: `${group.id}-${entry.slice(5)}-${String(each.index + 1).padStart(3, '0')}`,
          product: product.id,
          group: group.id,
          entry,
          issueMonth: firstMonthOf(entry),
          sex: each.sex,
          contracts: each.contracts,
          premium: written(Math.max(step, rounded(premium, step)), 12),
        };
      }),
    );
  });
