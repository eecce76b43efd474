import type { State } from '../core/state';

/** Liability for incurred claims (40(b), 42, 59(b)): incurred, interest, changes of past service, paid. Its risk adjustment is within. */
export function incurredClaims(state: State): void {
  const { group, row, period } = state;
  const given = group.input.incurredClaims;
  const { sign } = group;
  group.plan.claimsTakenOver(row);
  row.licRiskAdjustment = sign * (given?.riskAdjustment?.[period] ?? 0);
  const { runOff } = group;
  row.licPastService =
    sign *
    (runOff ? (runOff.pastService[period] as number) : (given?.pastServiceChange?.[period] ?? 0));
  row.licRaRelease = -sign * (given?.riskAdjustmentRelease?.[period] ?? 0);
  const incurred = row.licIncurred + row.licInvestmentComponent;
  row.licPaid = given?.paid ? -sign * (given.paid[period] ?? 0) : -incurred;
  // Expenses and investment components are paid as they are incurred; claims run off by accident period.
  if (runOff)
    row.licPaid += sign * ((runOff.incurred[period] as number) - (runOff.paid[period] as number));
  const rate = given?.interestRate ?? 0;
  if (runOff) {
    row.licFinance = sign * (runOff.finance[period] as number);
    row.licFinanceOci = sign * (runOff.financeOci[period] as number);
  } else if (rate !== 0)
    row.licFinance = row.licOpening * ((1 + rate) ** (1 / (group.input.periodsPerYear ?? 1)) - 1);
  row.licRaClosing += row.licRiskAdjustment + row.licRaRelease;
  group.plan.claimsClosing(row);
}
