import type { ClosedGroup } from '../../ifrs17/book';
import type { StorySentence, Tell } from './sentences';
import { isMaterial, type StoryFigures } from './storyFigures';

/** What rates and past service did to the liability, and what the period earned. */
export function tellResult(
  tell: Tell,
  groups: readonly ClosedGroup[],
  { figure, turned, size }: StoryFigures,
  of: Pick<StorySentence, 'of'>,
): void {
  const liability = Math.abs(figure('liability', '40', 'liability').cell.value);
  const rates = 'belRateChange + raRateChange';
  // Under the variable fee approach the CSM takes what rates do to the cash flows: the liability stays (45, B113).
  const scope = { model: 'GMM' } as const;
  const moved = figure('rates', '87', rates, scope).cell.value;
  if (isMaterial(moved, liability))
    tell(moved > 0 ? 'ratesRaised' : 'ratesLowered', { amount: size('rates', '87', rates, scope) });
  const past = figure('pastService', '103(b)(iii)', 'licPastService').cell.value;
  if (isMaterial(past, liability))
    tell(past > 0 ? 'pastServiceRaised' : 'pastServiceLowered', {
      amount: size('pastService', '103(b)(iii)', 'licPastService'),
    });

  const isHeld = of.of === 'held';
  const profit = figure('profit', '80', 'profit').cell.value;
  if (profit !== 0)
    tell(
      profit > 0 ? 'profit' : 'loss',
      {
        amount: size('profit', '80', 'profit'),
        service: figure('service', '80(a)', 'serviceResult'),
        finance: turned('finance', '80(b)', 'financeProfitOrLoss'),
        exchange: turned('exchangeDifference', '30', 'exchangeDifference'),
        other: turned('other', 'B66(d)', 'expenseOther'),
      },
      isHeld ? of : {},
    );
  if (isHeld || groups.every(({ side }) => side !== 'held')) return;
  const ceded = ['reinsurance', '86', 'serviceResult', { side: 'held' }] as const;
  const income = figure(...ceded);
  if (income.cell.value > 0) tell('reinsuranceIncome', { amount: income });
  if (income.cell.value < 0) tell('reinsuranceCost', { amount: turned(...ceded) });
}
