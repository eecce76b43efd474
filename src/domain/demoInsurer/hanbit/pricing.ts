import { estimatesOf, portfolioAt, type GroupEstimates } from '@/domain/close';
import type { AssumptionSet, ModelPoint, Product } from '@/domain/ifrs17';

/** Terms that premiums depend on; the premium is one month's. */
export type Priced = Omit<ModelPoint, 'id' | 'group' | 'product' | 'premium' | 'contracts'>;

interface Tariff {
  readonly product: Product;
  readonly margin: number;
  readonly rate: number;
  readonly set: AssumptionSet;
}

const month = '2021-01';

/** Present value of inflows less outflows, and of premiums. Flows fall in the middle of a quarter. */
function values({ expected }: GroupEstimates, rate: number) {
  const value = (flows: readonly number[] = []) =>
    flows.reduce((sum, flow, quarter) => sum + flow * (1 + rate) ** -((quarter + 0.5) / 4), 0);
  const premiums = value(expected.premiums);
  const paid =
    value(expected.claims) +
    value(expected.expenses) +
    value(expected.investmentComponents) +
    value(expected.acquisition);
  return { premiums, profit: premiums - paid };
}

/**
 * Monthly premiums that leave a margin of their own present value, for several terms of a product at once: profit is all but linear in the premium, so
 * two tries and a correction find it.
 */
export function premiumsFor(terms: readonly Priced[], tariff: Tariff): readonly number[] {
  const { product, margin, rate } = tariff;
  const { set } = tariff;
  const tried = (premiums: readonly number[]) => {
    const points = terms.map((own, index): ModelPoint => ({
      ...own,
      product: product.id,
      group: String(index),
      contracts: 1,
      premium: premiums[index] ?? 0,
    }));
    const groups = points.map(({ group }) => ({
      id: group,
      portfolio: product.id,
      cohort: 2021,
      profitability: 'remaining' as const,
      model: product.model,
      currency: 'XXX',
      firstPeriod: '2021-03',
    }));
    const portfolio = portfolioAt({ products: [product], groups }, points, month, {
      set,
      curve: () => rate,
    });
    const estimates = estimatesOf(portfolio, set);
    return points.map(({ group }) => {
      const found = estimates.get(group);
      const { premiums: all, profit } = found ? values(found, rate) : { premiums: 0, profit: 0 };
      return profit - margin * all;
    });
  };
  const between = (one: readonly number[], other: readonly number[]) => {
    const [at, then] = [tried(one), tried(other)];
    return one.map((premium, index) => {
      const slope = ((then[index] ?? 0) - (at[index] ?? 0)) / ((other[index] ?? 0) - premium);
      return premium - (at[index] ?? 0) / slope;
    });
  };
  const first = between(
    terms.map(({ sumInsured }) => sumInsured * 0.0005),
    terms.map(({ sumInsured }) => sumInsured * 0.004),
  );
  return between(
    first,
    first.map((premium) => premium * 1.1),
  );
}
