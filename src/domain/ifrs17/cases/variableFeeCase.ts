import type { GroupInput } from '../schema/group';
import { amount, amounts, column, given, part, periodFacts, repeated, type Facts } from './facts';
import { generalCase } from './generalCase';

/** Facts of the underlying items wherever they stand. */
const itemsOf = (facts: Facts): Facts => ({
  ...facts,
  ...part(facts, 'underlyingItems', 'assets', 'investedAssets'),
});

const differences = (values: readonly number[] | undefined) =>
  values?.slice(1).map((value, index) => value - (values[index] ?? value));

const premiumOf = (facts: Facts): number =>
  amount(facts, 'premium', 'singlePremium') ??
  (amount(facts, 'singlePremiumPerContract', 'premiumPerContract') ?? 0) *
    (amount(facts, 'contracts') ?? 1);

/** Values at recognition and at each end; where a source begins at the first end, they are what the premium bought before. */
function valuesOf(facts: Facts, ...names: readonly string[]): readonly number[] | undefined {
  const values = amounts(itemsOf(facts), ...names);
  const periods = amount(facts, 'coverageYears') ?? periodFacts(facts).length;
  return values?.length === periods ? [premiumOf(facts), ...values] : values;
}

const statedIncome = (facts: Facts, name: 'bookYieldIncome' | 'investmentOci') =>
  amounts(itemsOf(facts), name) ?? column(periodFacts(facts), () => 0, name);

/** Income at book yield: amounts, or rates on what the items cost with the income of earlier periods. */
function bookYieldOf(facts: Facts): readonly number[] | undefined {
  const stated = statedIncome(facts, 'bookYieldIncome');
  let cost = premiumOf(facts);
  const isRates = stated !== undefined && cost > 1 && stated.every((each) => Math.abs(each) < 1);
  const income = isRates ? stated.map((rate) => -cost + (cost *= 1 + rate)) : stated;
  return income ?? differences(valuesOf(facts, 'amortisedCost'));
}

/** What the items earned in each period: stated, or the differences of their fair values where nothing else moved them, or both parts of it. */
function fairValueChangeOf(facts: Facts): readonly number[] | undefined {
  const byYear = column(periodFacts(facts), () => 0, 'fairValueChange', 'changeInFairValue');
  const values = valuesOf(
    facts,
    'fairValueOfAssets',
    'fairValueOfUnderlyingItems',
    'fairValue',
    'fairValues',
  );
  const inOci = statedIncome(facts, 'investmentOci');
  return (
    amounts(itemsOf(facts), 'fairValueChange', 'changeInFairValue') ??
    byYear ??
    differences(values) ??
    (inOci && bookYieldOf(facts)?.map((income, index) => income + (inOci[index] ?? 0)))
  );
}

/** Facts of a variable fee case: account balances, or underlying items of which the holders get a share. */
export function variableFeeCase(facts: Facts): GroupInput {
  const returns = amounts(facts, 'fairValueReturn', 'fairValueReturns', 'returns');
  const fairValueChange = fairValueChangeOf(facts);
  const bookYieldIncome = bookYieldOf(facts);
  const stated = generalCase(facts);
  const periods =
    amount(facts, 'coverageYears') ?? returns?.length ?? fairValueChange?.length ?? stated.periods;
  const fee = amount(facts, 'entityShare');
  const share = amount(facts, 'shareOfAssetsPaid') ?? (fee === undefined ? undefined : 1 - fee);
  const contracts = amount(facts, 'contracts') ?? 1;
  const premium =
    amount(facts, 'singlePremiumPerContract', 'premiumPerContract') ??
    (amount(facts, 'premium', 'singlePremium') ?? 0) / contracts;
  // A share of the items is worth that share of their fair value, at whatever rates (B74(b), B77).
  const shareOfItems =
    share === undefined || facts['expectedOutflows'] || facts['discountRate']
      ? undefined
      : share * contracts * premium;
  const outflows =
    amount(facts, 'pvOutflowsInitial', 'pvAtInception', 'pvOutflows') ?? shareOfItems;
  const interest =
    amounts(facts, 'effectOfTimeValueAndFinancialRisk', 'financeEffect') ??
    column(periodFacts(facts), () => 0, 'effectOfTimeValueAndFinancialRisk') ??
    (share === undefined ? undefined : fairValueChange?.map((change) => change * share));
  const closing =
    contracts * premium + (fairValueChange ?? []).reduce((sum, change) => sum + change, 0);
  // Without stated outflows the holders get their share of the items at the end, in all circumstances (Appendix A).
  const maturity =
    share === undefined || amounts(facts, 'expectedOutflows')
      ? undefined
      : [...repeated(0, periods - 1), closing * share];
  // Income of the items in profit or loss matters to no other choice than B134.
  const byBookYield = bookYieldIncome !== undefined && stated.policies?.financeOption === undefined;
  return given({
    ...stated,
    model: 'VFA' as const,
    periods,
    expected: returns
      ? undefined
      : maturity
        ? { premiums: [contracts * premium], investmentComponents: maturity }
        : stated.expected,
    actual: maturity ? undefined : stated.actual,
    accountBalance: returns
      ? given({
          contracts,
          premium,
          deaths:
            amounts(facts, 'deathsPerYear', 'deaths') ??
            repeated(amount(facts, 'deathsPerYear') ?? 0, periods),
          returns,
          chargeRate: amount(facts, 'annualChargeRate', 'chargeRate'),
          deathBenefitFloor: amount(facts, 'deathBenefitFloor'),
        })
      : undefined,
    underlyingItems: fairValueChange
      ? given({
          fairValueChange,
          bookYieldIncome,
          riskMitigation:
            amounts(facts, 'riskMitigation') ??
            column(periodFacts(facts), () => 0, 'riskMitigation'),
        })
      : undefined,
    coverageUnits: amounts(facts, 'coverageUnits') ?? (returns ? undefined : repeated(1, periods)),
    stated:
      outflows === undefined
        ? undefined
        : given({ inflows: contracts * premium, outflows, interest }),
    policies: byBookYield
      ? { ...stated.policies, financeOption: 'currentPeriodBookYield' as const }
      : stated.policies,
  }) as GroupInput;
}

/** True where the facts are those of a contract whose holders share in underlying items. */
export const isVariableFee = (facts: Facts): boolean =>
  amounts(facts, 'fairValueReturn', 'fairValueReturns', 'returns') !== undefined ||
  fairValueChangeOf(facts) !== undefined;
