import { PATH_SUMS } from './accountPath';
import { stepAccounts } from './accountStep';
import { add, type CellState } from './cellState';

/** Contracts with an account: who leaves is paid it, or what is guaranteed. */
export function accountMonths(cell: CellState, from: number, until: number): void {
  const { into, months, rates, path, dying, diagnosed, lapsing, surrenderShare } = cell;
  if (path.until < until) stepAccounts(cell, { from: 0, to: cell.size }, cell, path, until);
  const decrements = dying + diagnosed + lapsing;
  const { account: terms, coverageUnits: units = 'sumInsured' } = rates.product;
  const added = terms?.deathBenefit === 'added' ? rates.deathShare * cell.allSumsInsured : 0;
  const unit = units === 'contracts' ? cell.allContracts : cell.allSumsInsured;
  for (let month = from; month < until; month++) {
    const due = cell.premiumDue(month);
    cell.paid += due;
    const at = PATH_SUMS * month;
    const accounts = path.sums[at + 1] as number;
    add(into, 7 * months + month, cell.inForce * (path.sums[at] as number));
    const component = surrenderShare * accounts;
    // What death pays beyond the account.
    const onDeath = added + (path.sums[at + 2] as number);
    const claims =
      dying * (onDeath + accounts - component) +
      diagnosed * (path.sums[at + 3] as number) +
      cell.recurringClaims(month);
    cell.book(
      month,
      due * cell.allPremiums,
      claims,
      decrements * component,
      units === 'surrenderValue' ? component : unit,
    );
    cell.inForce *= 1 - decrements;
  }
}
