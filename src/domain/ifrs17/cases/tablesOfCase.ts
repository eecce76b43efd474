import type { GroupResult } from '../core/result';
import { measureInput } from '../measure';
import type { GroupInput } from '../schema/group';
import { isFacts, type Facts } from './facts';
import { singleTables } from './singleTables';
import { inputsOfCase, type PublishedCase } from './readCase';

const isGroup = (result: unknown): result is GroupResult => isFacts(result) && 'para101' in result;

const total = (values: readonly number[] | undefined) =>
  (values ?? []).reduce((sum, value) => sum + value, 0);

/** One list a figure, by period, as roll-forwards are often printed. */
function vectors(result: GroupResult) {
  const periods = result.labels.map((label) => (result as Facts)[label]).filter(isFacts);
  const by = (section: string, figure: string) =>
    periods.map((period) => (isFacts(period[section]) ? Number(period[section][figure] ?? 0) : 0));
  const losses = {
    opening: by('lc', 'opening'),
    losses: by('lc', 'new').map((value, index) => value + (by('lc', 'losses')[index] ?? 0)),
    financeExpenses: by('lc', 'finance'),
    released: by('lc', 'allocatedClaims').map(
      (value, index) => value + (by('lc', 'allocatedRa')[index] ?? 0),
    ),
    reversal: by('lc', 'reversal'),
    closing: by('lc', 'closing'),
  };
  return {
    csm: {
      opening: by('csm', 'opening'),
      newContracts: by('csm', 'new'),
      interest: by('csm', 'interest'),
      fairValueChange: by('csm', 'underlyingItems'),
      financeEffect: by('csm', 'financeEffect'),
      futureService: by('csm', 'future'),
      recognised: by('csm', 'release'),
      closing: by('csm', 'closing'),
    },
    fulfilmentCashFlows: {
      opening: by('bel', 'opening').map(
        (value, index) => value + (by('ra', 'opening')[index] ?? 0),
      ),
      cashFlows: by('bel', 'premiums').map(
        (value, index) =>
          value +
          (by('bel', 'acquisition')[index] ?? 0) +
          (by('bel', 'incurred')[index] ?? 0) +
          (by('bel', 'investmentComponent')[index] ?? 0),
      ),
      closing: [...result.fulfilmentCashFlowsAtYearEnd],
    },
    lossComponent: losses,
    lossRecoveryComponent: losses,
    lossComponentRatio: by('lc', 'releaseShare').filter(
      (_, index) => (by('lc', 'opening')[index] ?? 0) + (by('lc', 'new')[index] ?? 0) > 0,
    ),
    allocation: Object.fromEntries(
      result.labels.map((label, index) => [
        label,
        {
          claims: by('lc', 'allocatedClaims')[index] ?? 0,
          ra: by('lc', 'allocatedRa')[index] ?? 0,
        },
      ]),
    ),
  };
}

/** At initial recognition, once what is due at once is exchanged. */
const atRecognition = ({ afterPremiumReceived: { pvInflows, pvOutflows } }: GroupResult) => ({
  accumulatedOci: 0,
  pvCurrent: pvInflows + pvOutflows,
});

/** The tables of a group under the names that published examples use. */
export function groupTables(result: GroupResult): Facts {
  const byYear = Object.fromEntries(
    result.labels.map((label) => [label, { ...result.para101[label], ...result.para100[label] }]),
  );
  const { profitOrLoss } = result;
  const by = (section: string, figure: string) =>
    result.labels.map(
      (label) =>
        ((result as Facts)[label] as Readonly<Record<string, Readonly<Record<string, number>>>>)[
          section
        ]?.[figure] ?? 0,
    );
  return {
    ...result,
    movements: Object.fromEntries(result.labels.map((label) => [label, (result as Facts)[label]])),
    ...byYear,
    ...vectors(result),
    // Balances that sources print from initial recognition on.
    initial: { ...result.initial, lossComponent: result.initial.loss, ...atRecognition(result) },
    // B73: the average once all have joined.
    ...(result.csmAccretionRates ? { weightedAverageRate: result.csmAccretionRates.at(-1) } : {}),
    // What is paid at the very end is shown as it falls due.
    pvCurrent: by('bel', 'closing').map((closing, index, all) =>
      index === all.length - 1
        ? closing -
          (by('bel', 'incurred')[index] ?? 0) -
          (by('bel', 'investmentComponent')[index] ?? 0)
        : closing,
    ),
    insuranceRevenue: profitOrLoss.insuranceRevenue,
    ...(result.model === 'PAA'
      ? {
          liabilityPath: [
            result.afterPremiumReceived.premiumAllocation + result.initial.loss,
            ...result.financialPosition.lrc,
          ],
          acquisitionAmortisation: result.revenueAnalysisPara106.acquisitionRecovery,
          claims: by('lic', 'incurred'),
        }
      : {}),
    totals: {
      insuranceRevenue: total(profitOrLoss.insuranceRevenue),
      profit: total(profitOrLoss.profit),
    },
  };
}

/** What a comparison of premium patterns prints (55, B126). */
function patternTables(
  results: Readonly<Record<string, GroupResult>>,
  inputs: Readonly<Record<string, GroupInput>>,
): Facts {
  const [first] = Object.values(results);
  const path = (name: string, result: GroupResult) => {
    const start =
      inputs[name]?.timing?.premiums === 'start'
        ? result.afterPremiumReceived.premiumAllocation
        : 0 - total(inputs[name]?.expected?.acquisition);
    return [start, ...result.financialPosition.lrc];
  };
  return {
    revenuePerQuarter: first?.profitOrLoss.insuranceRevenue?.[0],
    acquisitionAmortisationPerQuarter: first?.revenueAnalysisPara106.acquisitionRecovery?.[0],
    journals: Object.fromEntries(
      Object.entries(results).map(([name, { journals }]) => [name, journals]),
    ),
    ...Object.fromEntries(
      Object.entries(results).map(([name, result]) => [
        name,
        { ...groupTables(result), liabilityPath: path(name, result) },
      ]),
    ),
  };
}

/** Reinsurance held: at initial recognition inflows are recoveries, and what profit or loss takes is income. */
function heldTables(result: GroupResult): Facts {
  const own = groupTables(result);
  const { initial } = result;
  const words = {
    recoveries: initial.pvInflows,
    premium: initial.pvOutflows,
    reinsuranceAsset: initial.liability,
    income: initial.lossInProfitOrLoss,
  };
  return { ...own, initial: { ...words, ...(own['initial'] as Facts) } };
}

/** Groups inside a result get their tables under the same names. */
function tablesOf(result: unknown): Facts {
  if (isGroup(result)) {
    const own =
      'incomeOrExpensesFromReinsurance' in result ? heldTables(result) : groupTables(result);
    return 'incomeOrExpensesFromReinsurance' in result ? { ...own, reinsurance: own } : own;
  }
  if (!isFacts(result)) return {};
  const { reinsurance, underlying } = result;
  if (!isGroup(reinsurance) || !isFacts(underlying)) return singleTables(result);
  const byName = Object.entries(underlying).map(([name, group]) => [
    name,
    isGroup(group) ? groupTables(group) : group,
  ]);
  // Where nothing says which group is meant it is the reinsurance.
  const held = { ...reinsurance, ...heldTables(reinsurance) };
  return { ...held, reinsurance: held, underlying: Object.fromEntries(byName) };
}

/**
 * Measures a case and gives its tables by name.
 * @throws InputError where its facts state no calculation
 */
export function tablesOfCase(published: PublishedCase): Facts {
  const inputs = inputsOfCase(published);
  const results = Object.entries(inputs).map(
    ([name, input]) => [name, measureInput(input)] as const,
  );
  const [only] = results;
  if (results.length === 1 && only?.[0] === '') return tablesOf(only[1]);
  const groups = Object.fromEntries(
    results.filter((entry): entry is readonly [string, GroupResult] => isGroup(entry[1])),
  );
  return patternTables(groups, inputs as Readonly<Record<string, GroupInput>>);
}
