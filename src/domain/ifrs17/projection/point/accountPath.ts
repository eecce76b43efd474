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

interface KeptPaths {
  readonly rates: ProductRates;
  readonly paths: AccountPaths;
}

/** Of a portfolio that is projected under one set of assumptions after another, so that accounts are worked out again only where they differ. */
export class AccountMemory {
  /** For each product, the last of them first: a trial has the market as it is, and as it is moved. */
  private static readonly most = 2;
  private kept: readonly KeptPaths[] = [];

  pathsOf(rates: ProductRates): AccountPaths {
    const isOther = ({ product }: ProductRates) => product !== rates.product;
    const others = this.kept.filter((each) => isOther(each.rates));
    const all = this.kept.filter((each) => !isOther(each.rates));
    const found = all.find((each) => haveSamePaths(each.rates, rates));
    const isFull = all.length === AccountMemory.most;
    // What is no longer needed makes room: memory of that size is dear to ask for at each move of a slider.
    const { paths } = found ?? (isFull ? all.at(-1) : undefined) ?? { paths: new Map() };
    if (!found) for (const path of paths.values()) path.until = 0;
    this.kept = [{ rates, paths }, ...all.filter((each) => each.paths !== paths), ...others];
    return paths;
  }
}
