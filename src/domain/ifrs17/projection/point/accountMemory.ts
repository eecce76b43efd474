import type { Range } from './cellState';
import { GuaranteePrices } from './guaranteePrices';
import { KeptAccounts, type OrderedPoints } from './keptAccounts';
import type { ProductRates } from './monthlyRates';

const isSame = (one: Float64Array, other: Float64Array) =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** Nobody's account is another because others lapse, fall ill, or cost more. */
function haveSamePaths(one: ProductRates, other: ProductRates): boolean {
  const [male, female] = one.bySex;
  const isCharged = one.accountTerms.riskChargeFactor !== 0;
  return (
    isSame(one.credited, other.credited) &&
    isSame(one.deviation, other.deviation) &&
    (!isCharged ||
      (isSame(male.death, other.bySex[0].death) && isSame(female.death, other.bySex[1].death)))
  );
}

/** Of a portfolio that is projected under one set of assumptions after another, so that accounts are worked out again only where they differ. */
export class AccountMemory {
  /** For each product, the last of them first: a trial has the market as it is, and as it is moved. */
  private static readonly most = 2;
  private readonly kept = new Map<number, readonly KeptAccounts[]>();

  constructor(
    private readonly ordered: OrderedPoints,
    private readonly cells: readonly Range[],
  ) {}

  /** Accounts under rates, where the product has any. @param product its index */
  of(product: number, rates: ProductRates): KeptAccounts | undefined {
    if (!rates.product.account) return undefined;
    const all = this.kept.get(product) ?? [];
    const found = all.find((each) => haveSamePaths(each.rates, rates));
    // What is no longer needed makes room: memory of that size is dear to ask for at each move of a slider.
    const oldest = all.length === AccountMemory.most ? all.at(-1) : undefined;
    const accounts = found ?? oldest ?? new KeptAccounts(this.ordered, this.cellsOf(product));
    if (!found) accounts.workOut(rates, this.pricesAt(rates));
    this.kept.set(product, [accounts, ...all.filter((each) => each !== accounts)]);
    return accounts;
  }

  private cellsOf(product: number): readonly Range[] {
    const { points, order } = this.ordered;
    return this.cells.filter(({ from }) => points.product[order[from] as number] === product);
  }

  /** They hang on volatility alone, which no slider moves. */
  private pricesAt({ deviation }: ProductRates): readonly GuaranteePrices[] {
    const found = [...this.kept.values()]
      .flat()
      .find(({ rates }) => isSame(rates.deviation, deviation));
    return found?.prices ?? Array.from(deviation, (each) => new GuaranteePrices(each));
  }
}
