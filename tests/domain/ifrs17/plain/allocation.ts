import type { GroupInput } from '@/domain/ifrs17';
import type { PlainPeriod } from './group';

const untilEnd = { start: 1, middle: 0.5, end: 0 };
const total = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);

/** A group under the premium allocation approach on paper (53-59, 76-77, B125-B126), period by period; nothing joins it. */
export function plainAllocation(group: GroupInput): readonly PlainPeriod[] {
  const { actual = {}, expected = {}, periods, periodsPerYear = 1, timing = {} } = group;
  const { acquisitionExpensed, financingRate = 0, ...allocation } = group.premiumAllocation ?? {};
  const { fulfilmentCashFlows: tests, revenuePattern: weights = [] } = allocation;
  let [liability, deferred, loss, stays] = [0, 0, 0, 1];
  return Array.from({ length: periods }, (_, period): PlainPeriod => {
    const flow = (kind: 'premiums' | 'acquisition' | 'investmentComponents') =>
      actual[kind] ? (actual[kind][period] ?? 0) : (expected[kind]?.[period] ?? 0) * stays;
    const from = (kind: 'premiums' | 'acquisition' | 'investmentComponents', first: number) =>
      total((expected[kind] ?? []).slice(first, periods)) * stays;
    const claims = actual.claims ? (actual.claims[period] ?? 0) : 0;
    const [premiums, paidOut] = [flow('premiums'), flow('investmentComponents')];
    const acquisition = flow('acquisition');
    const spent = acquisitionExpensed ? 0 : acquisition;
    const growth = (ofPeriod: number) => (1 + financingRate) ** (ofPeriod / periodsPerYear) - 1;
    const finance =
      liability * growth(1) +
      premiums * growth(untilEnd[timing.premiums ?? 'start']) -
      spent * growth(untilEnd[timing.acquisition ?? 'start']);

    // What premiums bring in all is shared out over the cover that is left, and so are the costs of winning them.
    const share = (weights[period] ?? 0) / (total(weights.slice(period)) || 1);
    const held = liability + premiums - spent + finance + (deferred + spent);
    const later = from('premiums', period + 1) - from('investmentComponents', period);
    const earned = (held + later) * share;
    const planned = acquisitionExpensed ? 0 : from('acquisition', period + 1);
    const amortised = (deferred + spent + planned) * share;

    // What leaves takes its share of all that is held for later, against its price.
    const leaving = (group.derecognitions ?? []).filter(({ atEndOf }) => atEndOf === period + 1);
    const gone = 1 - leaving.reduce((left, { fraction }) => left * (1 - fraction), 1);
    const price = total(
      leaving.map(({ price: paid = 0, deemedPremium = 0 }) => paid + deemedPremium),
    );
    const after = held - earned - paidOut;
    const added = period === 0 ? Math.max(0, tests?.[0] ?? 0) : 0;
    const lossGone = gone * (loss + added);
    const fromLoss = leaving.length > 0 ? Math.min(lossGone, Math.max(0, price - gone * after)) : 0;
    const leftUnpaid = gone * (deferred + spent - amortised);
    deferred = deferred + spent - amortised - leftUnpaid;
    liability = (1 - gone) * after - deferred;
    stays *= 1 - gone;

    const kept = loss + added - lossGone;
    loss = tests ? Math.max(0, (tests[period + 1] ?? 0) - liability) : kept;
    const revenue = earned + gone * after + fromLoss - price;
    const expense =
      claims +
      (acquisitionExpensed ? acquisition : amortised + leftUnpaid) +
      added +
      fromLoss -
      lossGone +
      (loss - kept);
    return {
      'lrc.closing': liability,
      'lrc.finance': finance,
      'lc.closing': loss,
      'revenue.total': revenue,
      'expense.total': expense,
    };
  });
}
