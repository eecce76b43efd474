import type { State } from '../core/state';
import { incurredClaims } from './incurredClaims';
import { profitOrLossOfPremiumAllocation } from './profitOrLossOfPremiumAllocation';
import { onerousTest } from './onerousTest';
import type { LossRecovery } from './reinsuranceMargin';

function pattern({ group, period }: State): { now: number; all: number } {
  const weights = group.input.premiumAllocation?.revenuePattern ?? group.input.coverageUnits ?? [];
  let all = 0;
  for (let each = period; each < weights.length; each++) all += weights[each] as number;
  return { now: weights[period] ?? 0, all };
}

/** Premiums expected for all coverage, as estimated at the start of the period: what revenue shares out (B126). */
function premiumsLeft({ group, period }: State): number {
  const flows = group.estimates.opening[period];
  let sum = 0;
  if (flows) for (let each = period; each < flows.premiums.length; each++) sum += flows.premiums[each] as number;
  return sum;
}

/**
 * One period of the premium allocation approach (53-59): liability for remaining coverage = premiums received less acquisition cash
 * flows, plus their amortisation and financing, less revenue and investment components (55). Premiums count when received, so premiums
 * in arrears make it an asset. A loss component tops it up to the fulfilment cash flows, re-measured each period (57-58).
 */
export function premiumAllocation(state: State, recovery: LossRecovery): void {
  const { group, row, period } = state;
  const { actual, input } = group;
  const given = input.premiumAllocation;
  const expected = group.estimates.opening[period];
  const acquisition = actual.acquisition[period] as number;
  const expensed = given?.acquisitionExpensed ?? false;
  row.belIncurred = -(actual.claims[period] as number);
  row.belInvestmentComponent = -(actual.investment[period] as number);
  row.belPremiums = actual.premiums[period] as number;
  row.belAcquisition = -acquisition;
  row.expectedInvestmentComponent = expected?.investment[period] ?? 0;

  row.lrcPremiums = row.belPremiums;
  row.lrcAcquisition = expensed ? 0 : -acquisition;
  const rate = given?.financingRate ?? 0;
  const growth = (1 + rate) ** (1 / (input.periodsPerYear ?? 1)) - 1;
  const atStart = (input.timing?.premiums ?? 'start') === 'start' ? row.lrcPremiums + row.lrcAcquisition : 0;
  row.lrcFinance = (row.lrcOpening + atStart) * growth;

  const { now, all } = pattern(state);
  const share = all === 0 ? 0 : now / all;
  row.coverageProvided = now;
  row.coverageFuture = all - now;
  if (!expensed) {
    if (period === 0) for (const each of expected?.acquisition ?? []) row.acquisitionUnamortised += each;
    row.acquisitionUnamortised += acquisition - (expected?.acquisition[period] ?? 0);
    row.lrcAcquisitionAmortised = row.acquisitionUnamortised * share;
    row.acquisitionUnamortised -= row.lrcAcquisitionAmortised;
  }
  // Premiums still to earn: what is held (gross of unamortised acquisition cash flows) and what is still to come.
  const toCome = premiumsLeft(state) - (expected?.premiums[period] ?? 0);
  const unearned =
    row.lrcOpening +
    row.lrcPremiums +
    row.lrcAcquisition +
    row.lrcFinance +
    row.lrcAcquisitionAmortised +
    row.acquisitionUnamortised +
    toCome;
  let investmentLeft = 0;
  if (expected)
    for (let each = period; each < expected.investment.length; each++) investmentLeft += expected.investment[each] as number;
  row.lrcRevenue = -(unearned - investmentLeft - futureAcquisition(state, expensed)) * share;
  row.lrcInvestmentComponent = -(actual.investment[period] as number);
  row.lrcClosing =
    row.lrcOpening +
    row.lrcPremiums +
    row.lrcAcquisition +
    row.lrcAcquisitionAmortised +
    row.lrcFinance +
    row.lrcRevenue +
    row.lrcInvestmentComponent;

  onerousTest(state, recovery);
  incurredClaims(state);
  profitOrLossOfPremiumAllocation(state, expensed ? acquisition : 0);
  row.cashIn = row.belPremiums;
  row.cashOut = -row.licPaid + acquisition + row.expenseOther;
  row.liability = row.lrcClosing + row.lcClosing + row.licClosing;
}

/** Acquisition cash flows that are planned but not yet paid: amortised already over the whole coverage, paid later. */
function futureAcquisition({ group, period }: State, expensed: boolean): number {
  if (expensed) return 0;
  const flows = group.estimates.opening[period]?.acquisition ?? [];
  let sum = 0;
  for (let each = period + 1; each < flows.length; each++) sum += flows[each] as number;
  return sum;
}
