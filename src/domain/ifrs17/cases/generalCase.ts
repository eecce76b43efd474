import type { GroupInput, RevisionInput } from '../schema/group';
import { amount, amounts, amountsOrEach, column, given, isFacts, periodFacts, says, type Facts } from './facts';
import { policiesOfCase } from './policiesOfCase';

const less = (values: readonly number[], others: readonly number[] | undefined) =>
  values.map((value, index) => value - (others?.[index] ?? 0));

/** Investment components are stated as paid; they are part of the outflows expected for the same periods. */
function investmentComponents(facts: Facts, years: readonly Facts[]) {
  return amounts(facts, 'investmentComponents', 'expectedInvestmentComponents') ?? column(years, () => 0, 'investmentComponent');
}

const causes: readonly (readonly [RegExp, RevisionInput['cause']])[] = [
  [/discretion/i, 'discretion'],
  [/financ|market|interest/i, 'financialRisk'],
  [/service|estimate|claim/i, 'futureService'],
];

/** A cause in other words than these stays as stated, so that the check of the input names it. */
function causeOf(stated: Facts): RevisionInput['cause'] {
  const cause = stated['cause'];
  if (typeof cause !== 'string') return cause as RevisionInput['cause'];
  return (causes.find(([words]) => words.test(cause)) ?? [undefined, cause as RevisionInput['cause']])[1];
}

/** One change in estimates, as facts state it for the end of a period. */
function revisionOf(stated: Facts, atEndOf: number, left: number, investment: readonly number[] | undefined): RevisionInput[] {
  const revised = amountsOrEach(
    stated,
    left,
    'revisedFuture',
    'revisedFutureOutflows',
    'revisedExpectedOutflows',
    'expectedOutflows',
  );
  const units = amounts(stated, 'revisedCoverageUnits', 'coverageUnitsFuture');
  const premiums = amounts(stated, 'revisedFuturePremiums', 'revisedPremiums');
  if (!revised && !units && !premiums) return [];
  const components = amounts(stated, 'revisedInvestmentComponents');
  const claims = revised && less(revised, components ?? investment?.slice(atEndOf));
  const expected = given({ claims, premiums, investmentComponents: components });
  return [
    given({
      atEndOf,
      cause: causeOf(stated),
      expected: revised || premiums || components ? expected : undefined,
      coverageUnits: units,
    }) as RevisionInput,
  ];
}

/** Changes of each period in their order: stated beside what happened, or as a list of `revisions` with their causes. */
function revisionsOf(years: readonly Facts[], investment: readonly number[] | undefined): RevisionInput[] {
  return years.flatMap((year, index) => {
    const listed = Array.isArray(year['revisions']) ? year['revisions'].filter(isFacts) : [];
    return [year, ...listed].flatMap((stated) => revisionOf(stated, index + 1, years.length - index - 1, investment));
  });
}

/** The current curve at each date: one number, a list, or stated by year. */
function currentRates(facts: Facts, years: readonly Facts[], lockedIn: number): number | readonly number[] | undefined {
  const list = amounts(facts, 'currentRate', 'currentRates', 'currentDiscountRates');
  if (list) return list.length > years.length ? list : [lockedIn, ...list];
  const byYear = column(
    years,
    () => amount(facts, 'currentRate') ?? lockedIn,
    'currentRate',
    'marketRate',
    'discountRateAtEnd',
    'currentDiscountRate',
  );
  return byYear ? [lockedIn, ...byYear] : amount(facts, 'currentRate');
}

/** Where a year states its release and its end, the rest of the difference is the change of future service. */
function impliedChanges(initial: number, years: readonly Facts[], release: readonly number[]): number[] {
  let held = initial;
  return years.map((year, index) => {
    const expected = held - (release[index] ?? 0);
    held = amount(year, 'raClosing', 'riskAdjustmentClosing') ?? expected;
    return held - expected;
  });
}

function riskAdjustmentOf(facts: Facts, years: readonly Facts[]): GroupInput['riskAdjustment'] {
  const initial = amount(facts, 'riskAdjustment', 'riskAdjustmentInitial');
  if (initial === undefined) return undefined;
  const release = amounts(facts, 'raRelease') ?? column(years, () => 0, 'raRelease');
  const closing = amounts(facts, 'raClosing') ?? column(years, () => 0, 'raClosing', 'riskAdjustmentClosing');
  const changes = amounts(facts, 'raFutureServiceChange') ?? column(years, () => 0, 'raFutureServiceChange', 'raChange');
  return given({
    initial,
    release,
    closing: release ? undefined : closing,
    futureServiceChange: changes ?? (release && closing ? impliedChanges(initial, years, release) : undefined),
  });
}

function premiumsOf(facts: Facts): readonly number[] {
  const listed = amounts(facts, 'premiums', 'expectedPremiums', 'premium');
  if (listed) return listed;
  const each = amount(facts, 'singlePremiumPerContract', 'premiumPerContract');
  return [amount(facts, 'premium', 'singlePremium', 'premiumsReceived') ?? (each ?? 0) * (amount(facts, 'contracts') ?? 1)];
}

/** Facts of a general model case: flows, rates, what happened and what changed, year by year. */
export function generalCase(facts: Facts): GroupInput {
  const years = periodFacts(facts);
  const stated = years.length || amount(facts, 'coverageYears', 'coveragePeriods', 'years');
  const outflows = amountsOrEach(facts, stated ?? 1, 'expectedOutflows', 'expectedClaims') ?? [];
  const periods = stated || outflows.length || 1;
  const investment = investmentComponents(facts, years);
  const lockedIn = amount(facts, 'lockedInRate', 'discountRate', 'discountRateAtInception') ?? 0;
  const actual = column(years, (index) => outflows[index] ?? 0, 'actualOutflow', 'actualOutflows', 'actualClaims');
  const actualPremiums = column(years, (index) => premiumsOf(facts)[index] ?? 0, 'actualPremium', 'premiumsReceived');
  const acquisition = amount(facts, 'acquisitionCashFlows');
  const paidInAll = amount(facts, 'acquisitionCostsPaid');
  return given({
    kind: 'group' as const,
    model: 'GMM' as const,
    periods,
    rates: given({
      lockedIn,
      csmAccretion: amount(facts, 'csmAccretionRate'),
      current: currentRates(facts, years, lockedIn),
    }) as GroupInput['rates'],
    expected: given({
      premiums: premiumsOf(facts),
      claims: less(outflows, investment),
      expenses: amounts(facts, 'expectedExpenses'),
      investmentComponents: investment,
      acquisition: acquisition === undefined ? amounts(facts, 'acquisitionCashFlows') : [acquisition],
    }),
    riskAdjustment: riskAdjustmentOf(facts, years),
    coverageUnits: amounts(facts, 'coverageUnits') ?? new Array<number>(Math.max(periods, outflows.length)).fill(1),
    actual:
      actual || actualPremiums
        ? given({
            claims: actual && less(actual, investment),
            premiums: actualPremiums,
          })
        : undefined,
    revisions: revisionsOf(years, investment),
    // What is paid beyond the attributable amount is an expense at once (B66(d)).
    otherExpenses: paidInAll !== undefined && acquisition !== undefined ? [paidInAll - acquisition] : undefined,
    policies: policiesOfCase(facts),
    timing: timingOf(facts),
  }) as GroupInput;
}

function timingOf(facts: Facts): GroupInput['timing'] {
  const moment = (text: string) =>
    /mid/i.test(text) ? 'middle' : /end/i.test(text) ? 'end' : /begin|start|immediate/i.test(text) ? 'start' : undefined;
  const premiums = moment(says(facts, 'premiumTiming'));
  const outflows = moment(says(facts, 'outflowTiming'));
  return premiums || outflows ? (given({ premiums, outflows }) as GroupInput['timing']) : undefined;
}
