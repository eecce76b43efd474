import type { IntlShape } from 'react-intl';
import type { MessageId } from '@/i18n';
import type { NameWords } from './nameWords';

/** Cash flows as the engine names them, each with its message. */
const flows = {
  premiums: 'close.point.premiums',
  claims: 'close.point.claims',
  expenses: 'close.point.expenses',
  acquisition: 'close.point.acquisition',
  investment: 'close.point.investmentComponents',
  investmentComponents: 'close.point.investmentComponents',
} as const;
/** What contracts bring in that join. */
const joining = {
  inflows: 'close.movement.newInflows',
  outflows: 'close.movement.newOutflows',
  'risk adjustment': 'close.movement.riskAdjustment',
  'acquisition cash flows': 'close.point.acquisition',
  asset: 'close.input.acquisitionAsset',
  'no asset': 'close.input.acquisitionAsset',
  weight: 'close.joining.weight',
} as const;

/** Figures of a note by the periods that are its columns. */
const inPeriods = {
  release: 'close.table.expectedRecognition',
  maturity: 'close.table.maturityAnalysis',
  claimsEstimate: 'close.claims.estimate',
  claimsPaid: 'close.claims.paid',
  claimsOutstanding: 'close.claims.left',
  expectedPayments: 'close.claims.expectedPayments',
} as const;
/** What stands behind a name in the engine's own words. */
const clauses = {
  'new estimates': 'close.estimates.new',
  'old estimates': 'close.estimates.old',
  'claims and expenses': 'close.joining.claimsAndExpenses',
  'no other risk adjustment': 'close.joining.noOtherRisk',
} as const;

const has = <T extends object>(all: T, key: string): key is keyof T & string => key in all;

/** The words of one kind of cash flow of a period (`claims[3]`); undefined where it is none. */
function flowWords(intl: IntlShape, text: string): string | undefined {
  const [, kind = '', index = ''] = /^(\w+)\[(\d+)\]$/.exec(text) ?? [];
  if (!has(flows, kind)) return undefined;
  const name = intl.formatMessage({ id: flows[kind] });
  return intl.formatMessage({ id: 'close.projection.period' }, { name, period: Number(index) + 1 });
}

/** What stands behind the name of a figure: contracts that join, old or new estimates, a cash flow. */
export function clauseWords(intl: IntlShape, text: string): string {
  const clause = (each: string): string => {
    const [, batch] = /^contracts joining (\d+)$/.exec(each) ?? [];
    if (batch !== undefined) return intl.formatMessage({ id: 'close.joining.batch' }, { batch });
    if (has(clauses, each)) return intl.formatMessage({ id: clauses[each] });
    return flowWords(intl, each) ?? each;
  };
  return text.split(/, |: /).map(clause).join(' · ');
}

/** Words of what the engine names in sentences: contracts that join, claims incurred and outstanding, rates. Undefined where a name is none of them. */
export function engineWords(intl: IntlShape, name: string): NameWords | undefined {
  const say = (id: MessageId, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values);

  const joined = /^(.+) of contracts joining (\d+) in period (\d+)(?:(?:: |, )(.+))?$/.exec(name);
  if (joined) {
    const [, what = '', batch = '', period = '', rest] = joined;
    const words = has(joining, what) ? say(joining[what]) : flowWords(intl, what);
    const subject = [say('close.joining', { batch, period }), rest && clauseWords(intl, rest)];
    return words === undefined
      ? undefined
      : { subject: subject.filter(Boolean).join(' · '), words };
  }
  const only = (words: string): NameWords => ({ subject: '', words });
  const [, outstanding, at = '', asOf = ''] =
    /^claims of (.+) outstanding at date (\d+), as estimated at date (\d+)/.exec(name) ?? [];
  if (outstanding !== undefined)
    return { subject: outstanding, words: say('close.claims.outstanding', { at, asOf }) };
  const [, incurred] = /^claims incurred in period (\d+)$/.exec(name) ?? [];
  if (incurred !== undefined) return only(say('close.claims.incurred', { period: incurred }));
  const [, rate] = /^locked-in rate of period (\d+)$/.exec(name) ?? [];
  if (rate !== undefined) {
    const of = say('close.input.rates.lockedIn');
    return only(say('close.projection.period', { name: of, period: rate }));
  }
  if (name === 'lockedIn') return only(say('close.input.rates.lockedIn'));
  if (name === 'units of later periods') return only(say('close.units.later'));
  const [, whose, cells, band = ''] = /^(.+)\.(\w+)\[(?:\d+,)?(\d+)\]$/.exec(name) ?? [];
  if (whose !== undefined && cells !== undefined && has(inPeriods, cells)) {
    const words = say('close.projection.period', {
      name: say(inPeriods[cells]),
      period: Number(band) + 1,
    });
    return { subject: whose, words };
  }
  const [, year] = /^csmReleasePara109\[\d+\]\[(\d+)\]$/.exec(name) ?? [];
  if (year !== undefined) {
    const of = say('close.table.expectedRecognition');
    return only(say('close.projection.period', { name: of, period: Number(year) + 1 }));
  }
  const [, none = '', period = ''] = /^no (\w+) expected in period (\d+)$/.exec(name) ?? [];
  if (has(flows, none))
    return only(say('close.projection.period', { name: say(flows[none]), period }));
  const flow = flowWords(intl, name);
  return flow === undefined ? undefined : only(flow);
}
