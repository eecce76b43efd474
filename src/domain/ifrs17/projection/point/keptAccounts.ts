import type { ModelPoints } from '../input/modelPoints';
import { AccountPath } from './accountPath';
import { type Accounts, stepAccounts } from './accountStep';
import type { Range } from './cellState';
import { CellTime } from './cellTime';
import type { GuaranteePrices } from './guaranteePrices';
import type { ProductRates } from './monthlyRates';

/** A cell whose accounts are kept: where they stand among those of its product. */
interface KeptCell {
  readonly range: Range;
  readonly time: CellTime;
  readonly path: AccountPath;
}
/** Months. */
const YEAR = 12;

/** Model points in an order in which those of a cell stand beside each other, and the months in which they are projected. */
export interface OrderedPoints {
  readonly points: ModelPoints;
  readonly order: Int32Array;
  readonly months: number;
}

/** What the accounts of a product come to: worked out once, read by each projection in which they are the same. */
export class KeptAccounts {
  rates!: ProductRates;
  /** Of guarantees, by month. */
  prices!: readonly GuaranteePrices[];
  private readonly accounts: Accounts;
  private readonly opening: Float64Array;
  /** By where they begin in the order of points. */
  private readonly cells = new Map<number, KeptCell>();

  constructor({ points, order, months }: OrderedPoints, cells: readonly Range[]) {
    const own = cells.flatMap(({ from, to }) => [...order.subarray(from, to)]);
    const column = (values: Float64Array) =>
      Float64Array.from(own, (point) => values[point] as number);
    this.opening = column(points.accountValue);
    this.accounts = {
      contracts: column(points.contracts),
      premium: column(points.premium),
      sumInsured: column(points.sumInsured),
      balances: new Float64Array(own.length),
      guaranteed: new Float64Array(own.length),
    };
    let next = 0;
    for (const { from, to } of cells) {
      const time = new CellTime();
      time.begin(points, order[from] as number, months);
      const path = new AccountPath(time.accountEnd);
      this.cells.set(from, { range: { from: next, to: next + to - from }, time, path });
      next += to - from;
    }
  }

  /** Works all of them out year by year, so that the prices of its months are at hand for all. */
  workOut(rates: ProductRates, prices: readonly GuaranteePrices[]): void {
    this.rates = rates;
    this.prices = prices;
    this.accounts.balances.set(this.opening);
    for (const { time, path } of this.cells.values()) {
      time.rates = rates;
      path.until = 0;
    }
    for (let end = YEAR; end < prices.length + YEAR; end += YEAR)
      for (const { range, time, path } of this.cells.values())
        while (path.until < Math.min(end, time.accountEnd)) {
          const opened = time.openYear(path.until, false);
          stepAccounts(this.accounts, range, time, path, Math.min(end, opened), prices);
        }
  }

  /** Of the cell that begins at a place in the order of points: its path, and what a contract of each point has at its end. */
  at(place: number): { path: AccountPath; balances: Float64Array } | undefined {
    const cell = this.cells.get(place);
    if (!cell) return undefined;
    const { range, path } = cell;
    return { path, balances: this.accounts.balances.subarray(range.from, range.to) };
  }
}
