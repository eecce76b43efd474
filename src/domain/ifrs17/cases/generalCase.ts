import type { GroupInput } from '../schema/group';
import { listedOrByPeriod, ratesOf } from './curvesOfCase';
import {
  amount,
  amounts,
  amountsOrEach,
  column,
  given,
  isFacts,
  periodFacts,
  repeated,
  type Facts,
  outflowNames,
} from './facts';
import { derecognitionsOf, exchangeRatesOf, newContractsOf } from './laterContracts';
import { checkPeriods, countOf, periodsPerYearOf, timingOf } from './periodsOfCase';
import { policiesOfCase } from './policiesOfCase';
import { less, revisionsOf } from './revisionsOfCase';
import { riskAdjustmentOf } from './riskAdjustmentOfCase';

/** Premiums by period: listed, alike in all, or one for all or each of the contracts. */
export function premiumsOf(facts: Facts, periods: number): readonly number[] {
  const listed = amounts(facts, 'premiums', 'expectedPremiums', 'premium');
  if (listed) return listed;
  const yearly = amount(facts, 'premiumPerPeriod');
  if (yearly !== undefined) return repeated(yearly, periods);
  const each = amount(facts, 'singlePremiumPerContract', 'premiumPerContract');
  return [
    amount(facts, 'premium', 'singlePremium', 'premiums', 'premiumsReceived') ??
      (each ?? 0) * (amount(facts, 'contracts') ?? 1),
  ];
}

/**
 * Investment components are stated as paid; they are part of the outflows expected for the same periods. Where expected ones are stated
 * apart, those of the periods are what was paid.
 */
function investmentOf(facts: Facts, years: readonly Facts[], count: number) {
  const expected = amountsOrEach(
    facts,
    count,
    'investmentComponents',
    'expectedInvestmentComponents',
    'investmentComponent',
  );
  const paid = column(years, (index) => expected?.[index] ?? 0, 'investmentComponent');
  return { expected: expected ?? paid, paid: expected ? paid : undefined };
}

/** What happened: outflows hold claims, expenses and investment components unless expenses are stated apart. */
function actualOf(
  facts: Facts,
  years: readonly Facts[],
  planned: { readonly outflows: readonly number[]; readonly premiums: readonly number[] },
  investment: ReturnType<typeof investmentOf>,
): GroupInput['actual'] {
  const outflows = listedOrByPeriod(
    facts,
    years,
    (index) => planned.outflows[index] ?? 0,
    'actualOutflow',
  );
  const premiums = listedOrByPeriod(
    facts,
    years,
    (index) => planned.premiums[index] ?? 0,
    'actualPremium',
    'premiumsReceived',
  );
  const expenses = listedOrByPeriod(facts, years, () => 0, 'actualExpenses');
  const acquisition = listedOrByPeriod(facts, years, () => 0, 'actualAcquisitionCashFlows');
  const claims = outflows && less(outflows, investment.paid ?? investment.expected);
  const actual = given({
    claims,
    premiums,
    expenses,
    investmentComponents: investment.paid,
    acquisition,
  });
  return Object.keys(actual).length > 0 ? actual : undefined;
}

/** `claims` in one number are those of all coverage, which fall evenly over it; what is expected in one number is of each period. */
function inAll(facts: Facts, periods = 1): readonly number[] | undefined {
  const claims = amount(facts, 'claims');
  const isEach = outflowNames.some((name) => name !== 'claims' && facts[name] !== undefined);
  return claims === undefined || isEach ? undefined : repeated(claims / periods, periods);
}

/** Facts of a general model case: flows, rates, what happened and what changed, period by period. */
export function generalCase(facts: Facts): GroupInput {
  checkPeriods(facts);
  const years = periodFacts(facts);
  const stated = countOf(facts, years);
  const outflows =
    inAll(facts, stated) ??
    amountsOrEach(facts, stated ?? 1, ...outflowNames) ??
    column(years, () => 0, ...outflowNames) ??
    [];
  const periods = stated ?? (outflows.length || 1);
  const premiums = premiumsOf(facts, periods);
  const investment = investmentOf(facts, years, periods);
  const paidInAll = amount(facts, 'acquisitionCostsPaid');
  // Where nothing is said of what cannot be attributed, all of it can (B65(e)).
  const acquisition =
    amount(facts, 'acquisitionCashFlows') ??
    (amounts(facts, 'acquisitionCashFlows') ? undefined : paidInAll);
  return given({
    kind: 'group' as const,
    model: 'GMM' as const,
    periods,
    currency: facts['currency'],
    periodsPerYear: periodsPerYearOf(facts),
    rates: ratesOf(facts, years, periods),
    expected: given({
      premiums,
      claims: less(outflows, investment.expected),
      expenses: amountsOrEach(facts, periods, 'expectedExpenses'),
      investmentComponents: investment.expected,
      acquisition:
        acquisition === undefined ? amounts(facts, 'acquisitionCashFlows') : [acquisition],
    }),
    riskAdjustment: riskAdjustmentOf(facts, years),
    coverageUnits:
      amounts(facts, 'coverageUnits') ??
      column(years, () => 0, 'coverageUnits') ??
      repeated(1, Math.max(periods, outflows.length)),
    actual: actualOf(facts, years, { outflows, premiums }, investment),
    revisions: revisionsOf(facts, years, Math.max(periods, outflows.length), {
      outflows,
      investment: investment.expected,
    }),
    newContracts: newContractsOf(facts, periods),
    derecognitions: derecognitionsOf(facts),
    acquisitionAsset: amount(facts, 'acquisitionAsset'),
    exchangeRates: exchangeRatesOf(facts),
    incurredClaims: isFacts(facts['incurredClaims']) ? facts['incurredClaims'] : undefined,
    otherExpenses: otherExpensesOf(facts, paidInAll, acquisition),
    policies: policiesOfCase(facts),
    timing: timingOf(facts),
  }) as GroupInput;
}

/** What is paid beyond the attributable amount is an expense at once (B66(d)). */
function otherExpensesOf(
  facts: Facts,
  paidInAll: number | undefined,
  attributable: number | undefined,
) {
  if (paidInAll !== undefined && attributable !== undefined) return [paidInAll - attributable];
  const other = amount(facts, 'otherExpenses', 'nonAttributableAcquisitionCosts');
  return amounts(facts, 'otherExpenses') ?? (other === undefined ? undefined : [other]);
}
