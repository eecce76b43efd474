import type { ProductRates } from './monthlyRates';

/** What all contracts of a cell at the start have in a month, one after the other: what accounts earned, accounts, what guarantees and benefits on diagnosis are beyond them. */
export const PATH_SUMS = 4;

/** Accounts of a cell on their way through the months, each contract still being in force. */
export class AccountPath {
  /** Months that are worked out. */
  until = 0;
  sums: Float64Array;
  /** What a contract of each point has after them. */
  balances: Float64Array;

  constructor(size = 0, months = 0) {
    this.balances = new Float64Array(size);
    this.sums = new Float64Array(PATH_SUMS * months);
  }

  /** Begins anew, for another cell. */
  begin(size: number, months: number): void {
    this.until = 0;
    if (this.balances.length < size) this.balances = new Float64Array(size);
    if (this.sums.length < PATH_SUMS * months) this.sums = new Float64Array(PATH_SUMS * months);
  }
}

/** Paths of the cells of a product, by where they stand in the order of points. */
export type AccountPaths = Map<number, AccountPath>;

const isSame = (one: Float64Array, other: Float64Array) =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** Nobody's account is another because others lapse, fall ill, or cost more. */
function haveSamePaths(one: ProductRates, other: ProductRates): boolean {
  const [male, female] = one.bySex;
  const isCharged = (one.product.account?.riskChargeFactor ?? 0) !== 0;
  return (
    one.product === other.product &&
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
  private kept: readonly { readonly rates: ProductRates; readonly paths: AccountPaths }[] = [];

  pathsOf(rates: ProductRates): AccountPaths {
    const found = this.kept.find((each) => haveSamePaths(each.rates, rates));
    const { paths } = found ?? { paths: new Map() };
    const isOther = ({ product }: ProductRates) => product !== rates.product;
    const own = this.kept.filter((each) => each !== found && !isOther(each.rates));
    const others = this.kept.filter((each) => isOther(each.rates));
    this.kept = [{ rates, paths }, ...own.slice(0, AccountMemory.most - 1), ...others];
    return paths;
  }
}
