import type { GroupInput } from '../../schema/group';
import type { Problem } from '../../schema/shape';

/** Names that results have of their own: no period may take them. */
const taken =
  /^(id|model|labels|initial|afterPremiumReceived|para10[01]|profitOrLoss|financialPosition|.*Para\d+|fulfilment.*|journals|underlyingItems|accumulatedOci|warnings|csmAccretionRates|incomeOrExpensesFromReinsurance|allocationOfPremiums|amountsRecovered|__proto__)$/;

/** Lists that hold an amount of every period: one that ends early would count as nothing, without a word. */
function lists(input: GroupInput): readonly (readonly [string, readonly unknown[] | undefined])[] {
  const of = (
    path: string,
    part: Readonly<Record<string, unknown>> | undefined,
    ...names: readonly string[]
  ) =>
    names.map(
      (name) => [`${path}.${name}`, part?.[name] as readonly unknown[] | undefined] as const,
    );
  return [
    ...of(
      'actual',
      input.actual,
      'premiums',
      'claims',
      'expenses',
      'investmentComponents',
      'acquisition',
    ),
    ...of(
      'riskAdjustment',
      input.riskAdjustment,
      'release',
      'closing',
      'futureServiceChange',
      'interest',
    ),
    ...of(
      'incurredClaims',
      input.incurredClaims,
      'paid',
      'riskAdjustment',
      'riskAdjustmentRelease',
      'pastServiceChange',
    ),
    ...of(
      'underlyingItems',
      input.underlyingItems,
      'fairValueChange',
      'bookYieldIncome',
      'riskMitigation',
    ),
    ...of(
      'stated',
      input.stated,
      'interest',
      'financialRisk',
      'futureService',
      'futureServiceAtCurrent',
      'experience',
    ),
    ...of('accountBalance', input.accountBalance, 'returns', 'deaths'),
    ...of('premiumAllocation', input.premiumAllocation, 'revenuePattern', 'fulfilmentCashFlows'),
    ...of('exchangeRates', input.exchangeRates, 'average'),
    ...of('lossRecovery', input.lossRecovery, 'initial', 'losses', 'reversals', 'released'),
    ['coverageUnits', input.coverageUnits],
  ];
}

/** Lengths of lists, and names of periods. */
export function checkLists(input: GroupInput): Problem[] {
  const { periods, labels, exchangeRates } = input;
  const problems: Problem[] = [];
  const short = (path: string, entries: number, expected: string) =>
    problems.push({ path, code: 'length', expected, found: `${entries} entries` });
  for (const [path, values] of lists(input))
    if (values && values.length < periods)
      short(path, values.length, `at least ${periods} entries, one a period`);
  if (labels && labels.length !== periods) short('labels', labels.length, `${periods} names`);
  labels?.forEach((label, index) => {
    if (taken.test(label) || labels.indexOf(label) < index)
      problems.push({
        path: `labels[${index}]`,
        code: 'inconsistent',
        expected: 'a name that nothing else has',
        found: label,
      });
  });
  if (exchangeRates && exchangeRates.closing.length < periods + 1)
    short(
      'exchangeRates.closing',
      exchangeRates.closing.length,
      `${periods + 1} rates, of initial recognition and of each end`,
    );
  return problems;
}
