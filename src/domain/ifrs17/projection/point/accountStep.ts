import { type AccountPath, PATH_SUMS } from './accountPath';
import type { Range } from './cellState';
import type { CellTime } from './cellTime';
import { expectedExcess } from './guarantee';
import type { GuaranteePrices } from './guaranteePrices';

/** Contracts with accounts, place by place: their number, and amounts of one of them. */
export interface Accounts {
  readonly contracts: Float64Array;
  readonly premium: Float64Array;
  readonly sumInsured: Float64Array;
  /** After the last month that was worked out. */
  readonly balances: Float64Array;
  /** What death pays at least in that month. */
  readonly guaranteed: Float64Array;
}

/**
 * Takes the accounts of a cell on, within a policy year: premiums less loadings come in, risk charges and charges go out, the rest earns.
 * @param from where the accounts of the cell begin, and `to` where they end
 * @param until the month before which it ends
 * @param prices of guarantees by month, where they are kept; else the closed form is asked
 */
export function stepAccounts(
  { contracts, premium, sumInsured, balances, guaranteed }: Accounts,
  { from, to }: Range,
  cell: CellTime,
  path: AccountPath,
  until: number,
  prices?: readonly GuaranteePrices[],
): void {
  const { sums } = path;
  const { rates, surrenderShare } = cell;
  const { deathShare, diagnosisShare, accountTerms } = rates;
  const { isAdded, guaranteedShare, left } = accountTerms;
  const charged = accountTerms.riskChargeFactor * cell.dying;
  const insuredShare = isAdded ? 0 : deathShare;
  const isGuaranteed = insuredShare > 0 || guaranteedShare > 0;
  let paid = cell.premiumsBefore(path.until);
  for (let month = path.until; month < until; month++) {
    const due = cell.premiumDue(month);
    paid += due;
    const invested = due * accountTerms.invested;
    const credited = rates.credited[month] as number;
    const guaranteedPremiums = guaranteedShare * paid;
    let allEarned = 0;
    let allAccounts = 0;
    let allExcess = 0;
    let onDiagnosis = 0;
    for (let place = from; place < to; place++) {
      const own = contracts[place] as number;
      const insured = deathShare * (sumInsured[place] as number);
      let balance = (balances[place] as number) + invested * (premium[place] as number);
      const atRisk = isAdded ? insured : Math.max(0, insured - balance);
      balance -= Math.min(balance, charged * atRisk);
      const earned = balance * credited;
      balance = (balance + earned) * left;
      balances[place] = balance;
      allEarned += own * earned;
      allAccounts += own * balance;
      guaranteed[place] = Math.max(
        insuredShare * (sumInsured[place] as number),
        guaranteedPremiums * (premium[place] as number),
      );
      if (diagnosisShare > 0) {
        const beyond = diagnosisShare * (sumInsured[place] as number) - surrenderShare * balance;
        onDiagnosis += own * Math.max(0, beyond);
      }
    }
    const ofMonth = prices?.[month];
    if (ofMonth && isGuaranteed) allExcess = ofMonth.sum(contracts, guaranteed, balances, from, to);
    else if (isGuaranteed) {
      const deviation = rates.deviation[month] as number;
      for (let place = from; place < to; place++)
        allExcess +=
          (contracts[place] as number) *
          expectedExcess(guaranteed[place] as number, balances[place] as number, deviation);
    }
    const at = PATH_SUMS * month;
    sums[at] = allEarned;
    sums[at + 1] = allAccounts;
    sums[at + 2] = allExcess;
    sums[at + 3] = onDiagnosis;
  }
  path.until = until;
}
