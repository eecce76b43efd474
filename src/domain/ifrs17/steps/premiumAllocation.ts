import type { State } from '../core/state';
import { incurredClaims } from './incurredClaims';
import { onerousTest } from './onerousTest';
import type { LossRecovery } from './reinsuranceMargin';
import { amortisation, revenueOfAllocation, shareOfCoverage } from './revenueOfAllocation';

/** What is exchanged in the period. Premiums count when received (55), so premiums in arrears make the group an asset. */
function cashFlowsOfAllocation({ group, row, period }: State, isExpensed: boolean): number {
  const { actual } = group;
  const acquisition = actual.acquisition[period] as number;
  row.belIncurred = -(actual.claims[period] as number);
  row.belInvestmentComponent = -(actual.investment[period] as number);
  row.belPremiums = actual.premiums[period] as number;
  row.belAcquisition = -acquisition;
  row.expectedInvestmentComponent = group.estimates.opening[period]?.investment[period] ?? 0;
  row.lrcPremiums = row.belPremiums;
  row.lrcAcquisition = isExpensed ? 0 : -acquisition;
  row.lrcInvestmentComponent = -(actual.investment[period] as number);
  return acquisition;
}

/** Accretion where the financing component is significant (56). */
function financing({ group, row }: State): void {
  const { premiumAllocation: given, periodsPerYear = 1, timing } = group.input;
  const growth = (1 + (given?.financingRate ?? 0)) ** (1 / periodsPerYear) - 1;
  const atStart =
    (timing?.premiums ?? 'start') === 'start' ? row.lrcPremiums + row.lrcAcquisition : 0;
  row.lrcFinance = (row.lrcOpening + atStart) * growth;
}

/**
 * One period of the premium allocation approach (53-59): liability for remaining coverage = premiums received less acquisition cash
 * flows, plus their amortisation and financing, less revenue and investment components (55). A loss component tops it up to the fulfilment
 * cash flows, re-measured each period (57-58).
 */
export function premiumAllocation(state: State, recovery: LossRecovery): void {
  const { group, row, period } = state;
  const isExpensed = group.input.premiumAllocation?.acquisitionExpensed ?? false;
  const acquisition = cashFlowsOfAllocation(state, isExpensed);
  financing(state);
  const share = shareOfCoverage(state);
  if (!isExpensed) amortisation(state, share, acquisition);
  revenueOfAllocation(state, share, isExpensed);
  group.plan.coverageClosing(row);
  onerousTest(state, recovery);
  incurredClaims(state);
  row.acquisitionExpensed = isExpensed ? acquisition : 0;
  row.expenseOther = group.input.otherExpenses?.[period] ?? 0;
  group.plan.performance(row);
  row.ociAccumulated += row.financeOci;
  group.plan.closing(row);
}
