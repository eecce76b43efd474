import type { IntlShape } from 'react-intl';
import { rowLabel, tableLabel } from '@/domain/ifrs17/book';
import { formatText, labelMessage, type MessageId } from '@/i18n';
import { nameWords } from '../explain';

/** Parts of paths that have words of their own here. */
const own = [
  'initial',
  'atTransition',
  'afterPremiumReceived',
  'underlying',
  'equity',
  'goodwillIncrease',
  'payout',
  'premiumPaid',
  'recoveries',
  'pvCurrent',
  'pvAtAllocationRate',
  'accumulatedOci',
  'revisedConstantRate',
  'investmentIncome',
  'annualCharge',
  'changeInFairValue',
  'deathPayments',
  'maturityPayment',
] as const;
/** Parts that have words elsewhere. */
const known: Readonly<Record<string, MessageId>> = {
  cash: 'close.section.cash',
  lrc: 'close.section.lrc',
  liability: 'close.measure.liability',
  premiums: 'close.point.premiums',
};
/** Tables, as the screens call them. */
const tables: Readonly<Record<string, string>> = {
  para100: 'reconciliation100',
  para101: 'reconciliation101',
  revenueAnalysisPara106: 'revenueAnalysis',
  financialPosition: 'financialPosition',
  profitOrLoss: 'financialPerformance',
};
/** Parts that say in one word, or in another, what others say in theirs. */
const spelled: Readonly<Record<string, readonly string[]>> = {
  fcf: ['fulfilmentCashFlows'],
  fulfilmentCashFlowsAtYearEnd: ['fulfilmentCashFlows'],
  initialFcf: ['initial', 'fulfilmentCashFlows'],
  initialPv: ['initial', 'pvNet'],
  initialRa: ['initial', 'riskAdjustment'],
  csmInitial: ['initial', 'csm'],
  csmAtTransition: ['atTransition', 'csm'],
  fcfAtTransition: ['atTransition', 'fulfilmentCashFlows'],
  liabilityAtTransition: ['atTransition', 'liability'],
  lossInProfitOrLoss: ['profitOrLoss', 'loss'],
  reinsurance: ['held'],
  reinsuranceAsset: ['reinsuranceAssets'],
  asset: ['reinsuranceAssets'],
  totalComprehensive: ['totalComprehensiveIncome'],
};
/** Lists with a number at the start and one at the end of each period; all others have one a period. */
const byDate = new Set(['pvCurrent', 'pvAtAllocationRate', 'accumulatedOci']);

const isOwn = (part: string): part is (typeof own)[number] => own.some((each) => each === part);

/** What a published figure is called, from its place in the result: `para101.year1.opening.pv`, `profitOrLoss.profit[0]`. */
export function publishedName(intl: IntlShape, path: string): string {
  const [, whole = path, index] = /^(.*?)(?:\[(\d+)\])?$/.exec(path) ?? [];
  const all = whole.split('.');
  const [, year] = /^year(\d+)$/.exec(all.find((part) => /^year\d+$/.test(part)) ?? '') ?? [];
  const parts = all.filter((part) => part !== `year${year}`);
  const [head = ''] = parts;
  const table = parts.length > 1 ? tables[head] : undefined;
  // Rows of the two statements bear names of a book; here they are lines as elsewhere.
  const rows = table === undefined || table.startsWith('financial') ? '' : table;
  const wordsOf = (part: string): string => {
    if (isOwn(part)) return intl.formatMessage({ id: `close.published.${part}` });
    const id = known[part];
    if (id !== undefined) return intl.formatMessage({ id });
    return formatText(intl, labelMessage(rowLabel(rows, part)));
  };
  const name = all[0] === `year${year}` ? nameWords(intl, parts.join('.')).words : '';
  const words = (table === undefined ? parts : parts.slice(1)).flatMap(
    (part) => spelled[part] ?? part,
  );
  const said =
    name ||
    [
      ...(table === undefined ? [] : [formatText(intl, labelMessage(tableLabel(table)))]),
      ...words.map(wordsOf),
    ].join(' · ');
  if (index !== undefined && byDate.has(whole))
    return intl.formatMessage({ id: 'close.published.at' }, { name: said, date: Number(index) });
  const period = year ?? (index === undefined ? undefined : Number(index) + 1);
  if (period === undefined) return said;
  return intl.formatMessage({ id: 'close.projection.period' }, { name: said, period });
}
