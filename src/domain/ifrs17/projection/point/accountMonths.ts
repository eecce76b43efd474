import { add, type CellState } from './cellState';
import { expectedExcess } from './guarantee';

/** Contracts with an account: premiums less loadings come in, risk charges and charges go out, the rest earns. */
export function accountMonths(cell: CellState, from: number, until: number): void {
  const { into, months, rates, size, contracts, premium, sumInsured, account } = cell;
  const { dying, diagnosed, lapsing, surrenderShare } = cell;
  const { deathShare, diagnosisShare } = rates;
  const decrements = dying + diagnosed + lapsing;
  const { account: terms, coverageUnits: units = 'sumInsured' } = rates.product;
  const [loading, charge] = [terms?.premiumLoading ?? 0, (terms?.chargeRate ?? 0) / 12];
  const charged = (terms?.riskChargeFactor ?? 0) * dying;
  const guaranteedShare = terms?.guaranteedOnDeath ?? 0;
  const isAdded = terms?.deathBenefit === 'added';
  const unit = units === 'contracts' ? cell.allContracts : cell.allSumsInsured;
  for (let month = from; month < until; month++) {
    const due = cell.premiumDue(month);
    cell.paid += due;
    const credited = rates.credited[month] as number;
    const deviation = rates.deviation[month] as number;
    const invested = due * (1 - loading);
    const guaranteedPremiums = guaranteedShare * cell.paid;
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
      if (diagnosed > 0) {
        const beyond = diagnosisShare * (sumInsured[place] as number) - surrenderShare * balance;
        onDiagnosis += own * Math.max(0, beyond);
      }
    }
    add(into, 7 * months + month, cell.inForce * allEarned);
    const component = surrenderShare * allAccounts;
    // What death pays beyond the account.
    const onDeath = (isAdded ? deathShare * cell.allSumsInsured : 0) + allExcess;
    const claims =
      dying * (onDeath + allAccounts - component) +
      diagnosed * onDiagnosis +
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
