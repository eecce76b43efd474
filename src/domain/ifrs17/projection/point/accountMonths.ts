import { type AccountPath, PATH_SUMS } from './accountPath';
import { add, type CellState } from './cellState';
import { expectedExcess } from './guarantee';

/** Accounts from one month to the next: premiums less loadings come in, risk charges and charges go out, the rest earns. */
function workOut(cell: CellState, path: AccountPath, from: number, until: number): void {
  const { rates, size, contracts, premium, sumInsured, account, dying, surrenderShare } = cell;
  const { deathShare, diagnosisShare } = rates;
  const { account: terms } = rates.product;
  const [loading, charge] = [terms?.premiumLoading ?? 0, (terms?.chargeRate ?? 0) / 12];
  const charged = (terms?.riskChargeFactor ?? 0) * dying;
  const guaranteedShare = terms?.guaranteedOnDeath ?? 0;
  const isAdded = terms?.deathBenefit === 'added';
  let { paid } = cell;
  for (let month = from; month < until; month++) {
    const due = cell.premiumDue(month);
    paid += due;
    const credited = rates.credited[month] as number;
    const deviation = rates.deviation[month] as number;
    const invested = due * (1 - loading);
    const guaranteedPremiums = guaranteedShare * paid;
    let allEarned = 0;
    let allAccounts = 0;
    let allExcess = 0;
    let onDiagnosis = 0;
    for (let place = 0; place < size; place++) {
      const own = contracts[place] as number;
      const insured = deathShare * (sumInsured[place] as number);
      let balance = (account[place] as number) + invested * (premium[place] as number);
      const atRisk = isAdded ? insured : Math.max(0, insured - balance);
      balance -= Math.min(balance, charged * atRisk);
      const earned = balance * credited;
      balance = (balance + earned) * (1 - charge);
      account[place] = balance;
      allEarned += own * earned;
      allAccounts += own * balance;
      const guaranteed = Math.max(
        isAdded ? 0 : insured,
        guaranteedPremiums * (premium[place] as number),
      );
      if (guaranteed > 0) allExcess += own * expectedExcess(guaranteed, balance, deviation);
      if (diagnosisShare > 0) {
        const beyond = diagnosisShare * (sumInsured[place] as number) - surrenderShare * balance;
        onDiagnosis += own * Math.max(0, beyond);
      }
    }
    const at = PATH_SUMS * month;
    path.sums[at] = allEarned;
    path.sums[at + 1] = allAccounts;
    path.sums[at + 2] = allExcess;
    path.sums[at + 3] = onDiagnosis;
  }
  path.until = until;
  for (let place = 0; place < size; place++) path.balances[place] = account[place] as number;
}

/** Contracts with an account: who leaves is paid it, or what is guaranteed. */
export function accountMonths(cell: CellState, from: number, until: number): void {
  const { into, months, rates, path, dying, diagnosed, lapsing, surrenderShare } = cell;
  if (path.until < until) workOut(cell, path, from, until);
  else cell.account.set(path.balances);
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
