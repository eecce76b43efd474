import type { GroupInput } from '../../schema/group';
import type { Problem } from '../../schema/shape';
import { checkEstimates } from './checkEstimates';
import { checkIncurredClaims } from './checkIncurredClaims';
import { checkLists } from './checkLists';
import { checkOpening } from './checkOpening';

/** What the shape of a single field cannot say: fields that need, or contradict, one another. */
export function checkGroup(input: GroupInput): Problem[] {
  const problems: Problem[] = [];
  const needs = (holds: boolean, path: string, expected: string) => {
    if (!holds) problems.push({ path, code: 'missing', expected, found: 'nothing' });
  };
  const { model, periods } = input;
  if (model !== 'PAA') {
    needs(
      !!(input.expected ?? input.accountBalance),
      'expected',
      'expected flows, or accountBalance',
    );
    needs(!!(input.rates ?? input.stated), 'rates', 'discount rates, or stated present values');
    needs(
      !!(input.coverageUnits ?? input.accountBalance),
      'coverageUnits',
      'one number a period (B119)',
    );
  } else
    needs(
      !!(input.premiumAllocation?.revenuePattern ?? input.coverageUnits),
      'premiumAllocation.revenuePattern',
      'one weight a period (B126)',
    );
  if (model === 'VFA')
    needs(
      !!(input.underlyingItems ?? input.accountBalance),
      'underlyingItems',
      'underlying items, or accountBalance (45)',
    );
  const ra = input.riskAdjustment;
  if (ra?.shareOfOutflows !== undefined && (ra.initial ?? ra.release ?? ra.closing) !== undefined)
    problems.push({
      path: 'riskAdjustment',
      code: 'inconsistent',
      expected: 'a schedule or shareOfOutflows, not both',
      found: 'both',
    });
  if (ra?.release && ra.closing)
    problems.push({
      path: 'riskAdjustment',
      code: 'inconsistent',
      expected: 'release or closing, not both',
      found: 'both',
    });
  if (input.policies?.financeOption === 'projectedCreditingRate')
    needs(!!input.rates?.crediting, 'rates.crediting', 'credited rates (B132(a)(ii))');
  if (input.policies?.financeOption === 'currentPeriodBookYield')
    needs(
      !!input.underlyingItems?.bookYieldIncome,
      'underlyingItems.bookYieldIncome',
      'income of the items in profit or loss (B134)',
    );

  const within = (atEndOf: number, path: string) => {
    if (atEndOf > periods)
      problems.push({
        path,
        code: 'range',
        expected: `at most ${periods}, the number of periods`,
        found: String(atEndOf),
      });
  };
  input.revisions?.forEach(({ atEndOf }, index) => within(atEndOf, `revisions[${index}].atEndOf`));
  input.derecognitions?.forEach(({ atEndOf }, index) =>
    within(atEndOf, `derecognitions[${index}].atEndOf`),
  );
  input.newContracts?.forEach(({ inPeriod }, index) =>
    within(inPeriod, `newContracts[${index}].inPeriod`),
  );

  problems.push(
    ...checkOpening(input),
    ...checkLists(input),
    ...checkEstimates(input),
    ...checkIncurredClaims(input),
  );
  return problems;
}
