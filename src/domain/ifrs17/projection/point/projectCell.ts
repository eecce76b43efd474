import type { ModelPoints } from '../input/modelPoints';
import { accountMonths } from './accountMonths';
import { AccountPath } from './accountPath';
import type { KeptAccounts } from './keptAccounts';
import { annuityMonths } from './annuityMonths';
import { add, CellState, type Range } from './cellState';
import type { ProductRates } from './monthlyRates';
import { expectedExcess } from './guarantee';
import { plainMonths } from './plainMonths';

/** What those get who are in force at the end of the term. */
function mature(cell: CellState, month: number): void {
  const { rates, contracts, premium, balances } = cell;
  const { maturity, account: terms, surrenderValue } = rates.product;
  const stated =
    (maturity?.shareOfPremiums ?? 0) * cell.paid * cell.allPremiums +
    (maturity?.shareOfSumInsured ?? 0) * cell.allSumsInsured;
  const isInvestment =
    terms || surrenderValue ? (surrenderValue?.isInvestmentComponent ?? true) : false;
  const isAnnuity = cell.annuity > 0;
  const guaranteedPremiums = isAnnuity ? 0 : (terms?.guaranteedAtMaturity ?? 0) * cell.paid;
  let component = isInvestment ? stated : 0;
  let beyond = isInvestment ? 0 : stated;
  for (let place = 0; place < cell.size; place++) {
    const [own, balance] = [contracts[place] as number, balances[place] as number];
    const guaranteed = guaranteedPremiums * (premium[place] as number);
    component += own * balance;
    beyond += own * expectedExcess(guaranteed, balance, rates.deviation[month] as number);
  }
  if (component !== 0) add(cell.into, 3 * cell.months + month, cell.inForce * component);
  if (beyond !== 0) {
    add(cell.into, cell.months + month, cell.inForce * beyond);
    add(cell.into, 2 * cell.months + month, cell.inForce * beyond * rates.shareOfClaims);
  }
}

/** What the points of a cell share; first what tells most of them apart. */
const alike = [
  'group',
  'elapsed',
  'issueAge',
  'term',
  'sex',
  'premiumTerm',
  'product',
  'premiumInterval',
  'annuityStart',
] as const satisfies readonly (keyof ModelPoints)[];

export const isOfCell = (points: ModelPoints, one: number, other: number): boolean =>
  alike.every((column) => points[column][one] === points[column][other]);

/** Takes cells through the months one after the other. */
export class CellProjection {
  private readonly cell = new CellState();
  /** Of the cell at hand, where none are kept. */
  private readonly path = new AccountPath();

  /**
   * Adds what the points of a cell, a range of the order, are expected to bring to `into`.
   * @param kept accounts of the product that were worked out before
   */
  run(
    points: ModelPoints,
    order: Int32Array,
    range: Range,
    rates: ProductRates,
    months: number,
    into: Float64Array,
    kept?: KeptAccounts,
  ): void {
    const { cell } = this;
    cell.beginCell(points, order, range, rates, months, into);
    const found = kept?.at(range.from);
    if (found) cell.balances.set(found.balances);
    else this.path.begin(cell.end);
    cell.path = found?.path ?? this.path;
    for (let month = 0; month < cell.end;) {
      const isAnnuity = cell.elapsed + month >= cell.annuityStart;
      const until = cell.openYear(month, isAnnuity);
      if (isAnnuity) annuityMonths(cell, month, until);
      else if (rates.product.account) accountMonths(cell, month, until);
      else plainMonths(cell, month, until);
      month = until;
    }
    if (cell.elapsed + cell.end === cell.term) mature(cell, cell.end - 1);
  }

  /** What is left of the first point after the months that were run: contracts, and the account balance of one of them. */
  get left(): { readonly contracts: number; readonly accountValue: number } {
    const { elapsed, end, term, inForce, contracts, balances } = this.cell;
    return elapsed + end === term
      ? { contracts: 0, accountValue: 0 }
      : { contracts: inForce * (contracts[0] as number), accountValue: balances[0] as number };
  }
}
