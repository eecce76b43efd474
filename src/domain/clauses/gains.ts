import { isProviso, markers } from './meaning';
import { valuesOf } from './values';

export type Gain = 'policyholder' | 'insurer' | 'unclear';

/** Why a change is good for one side: what the text itself shows, nothing beyond it. */
export type GainReason =
  | 'burdenMore'
  | 'burdenLess'
  | 'paidSooner'
  | 'paidLater'
  | 'coverSooner'
  | 'coverLater'
  | 'noticeMoreTime'
  | 'noticeLessTime'
  | 'benefitMore'
  | 'benefitLess'
  | 'exclusionAdded'
  | 'exclusionRemoved'
  | 'benefitDenied'
  | 'benefitGranted'
  | 'insurerBound'
  | 'insurerFreed'
  | 'policyholderBound'
  | 'policyholderFreed';

export interface Assessment {
  gains: Gain;
  /** Null where the text does not say who gains. */
  reason: GainReason | null;
}

const GAINS: Record<GainReason, Gain> = {
  burdenMore: 'insurer',
  burdenLess: 'policyholder',
  paidSooner: 'policyholder',
  paidLater: 'insurer',
  coverSooner: 'policyholder',
  coverLater: 'insurer',
  noticeMoreTime: 'policyholder',
  noticeLessTime: 'insurer',
  benefitMore: 'policyholder',
  benefitLess: 'insurer',
  exclusionAdded: 'insurer',
  exclusionRemoved: 'policyholder',
  benefitDenied: 'insurer',
  benefitGranted: 'policyholder',
  insurerBound: 'policyholder',
  insurerFreed: 'insurer',
  policyholderBound: 'insurer',
  policyholderFreed: 'policyholder',
};

interface Change {
  type: string;
  before: string;
  after: string;
}

/** Borne by the policyholder: what is deducted from a payment, what is paid in. */
const DEDUCTED =
  /자기부담|본인부담|공제(?!회|조합|계약)|면책금액|위약금|\b(?:deductible|excess|co-?pay\w*|penalt\w*|(?:pay|bear)s? the first)\b|自負額|自付|扣除|違約金/i;
/** Less to pay in, named as a figure of its own. */
const DISCOUNT = /할인|\bdiscount|\breduce the premium|折扣|折減/i;
const PREMIUM = /보험료|\bpremiums?\b|保險費|保費/i;
/** Money that goes to the policyholder, as interest on a premium that is returned. */
const PAID_OUT =
  /지급|반환|환급|돌려|\b(?:return|refund|pay to|we (?:will |shall )?pay)|退還|返還|給付/i;
const WAITING =
  /면책기간|대기기간|(?:보장|책임)개시일은|\bwaiting period|\bcover\w* (?:starts?|begins?)|等待期/i;
const PAYS_WITHIN =
  /(?:이내|안)에[^.]{0,30}(?:지급|보상)|지급예정일은|\bpay\w*\b[^.]{0,40}\bwithin\b|\bwithin\b[^.]{0,40}\bpay|(?:內|以內)[^。]{0,20}給付/i;
const MUST_TELL =
  /(?:이내|안)에[^.]{0,40}(?:통지|알려|제출|신고)|\b(?:notify|notice|report|submit)\w*\b[^.]{0,40}\bwithin\b|內[^。]{0,20}通知/i;
/** Time for the policyholder to pay, to think again, to come back. */
const GRACE =
  /납입최고|유예기간|청약을?\s*철회|부활|\b(?:grace|cooling|reinstat\w*|free look)|催告|寬限|撤銷|復效/i;
const BENEFIT =
  /지급|보상|보장|가입금액|보험금|환급|\b(?:benefit|pay|cover|limit|sum insured|refund)|給付|保險金|賠償|退還/i;
/** Days for which something is paid. */
const PAID_DAYS = /일수|한도|최고\s*\d|\b(?:up to|maximum|at most|not exceed)|為限|最高|上限/i;
/** What an exclusion gives back. */
const EXCEPTION = /^\s*(?:unless|except)\b/i;
/** A figure that decides whether something is due, not how much. */
const THRESHOLD =
  /^\s*(?:이상|초과|이하|미만|을\s*초과|以上|以下|未滿|or more|or less|or over|or older)|(?:\b(?:at least|more than|less than|under|over|exceed(?:s|ing)?)|逾|超過|未達|(?:低|少)於)[^\d]{0,3}$/i;
const COMPANY = /회사(?:는|가)|\b(?:company|insurer|we)\b|本公司|保險人/i;
const CUSTOMER =
  /(?:계약자|피보험자|수익자|가입자)(?:는|가|이|은)|\b(?:policyholder|insured|you|beneficiary|claimant)\b|要保人|被保險人|受益人/i;

/** Time: whose it is decides who gains. */
function reasonOfTime(more: boolean, clause: string, pays: boolean): GainReason | null {
  if (WAITING.test(clause)) return more ? 'coverLater' : 'coverSooner';
  if (GRACE.test(clause) || MUST_TELL.test(clause))
    return more ? 'noticeMoreTime' : 'noticeLessTime';
  if (PAYS_WITHIN.test(clause)) return more ? 'paidLater' : 'paidSooner';
  return pays && BENEFIT.test(clause) ? (more ? 'benefitMore' : 'benefitLess') : null;
}

function reasonOfMoney(more: boolean, clause: string): GainReason | null {
  if (DISCOUNT.test(clause)) return more ? 'burdenLess' : 'burdenMore';
  if (DEDUCTED.test(clause) || (PREMIUM.test(clause) && !PAID_OUT.test(clause)))
    return more ? 'burdenMore' : 'burdenLess';
  return BENEFIT.test(clause) ? (more ? 'benefitMore' : 'benefitLess') : null;
}

const isThreshold = (figure: string, clause: string) => {
  const at = clause.indexOf(figure);
  return THRESHOLD.test(clause.slice(at + figure.length)) || THRESHOLD.test(clause.slice(0, at));
};

function reasonOfFigure({ type, before, after }: Change, clause: string): GainReason | null {
  const [was] = valuesOf(before);
  const [is] = valuesOf(after);
  const unit = (canonical = '') => canonical.split(' ')[1];
  if (
    was?.number === undefined ||
    is?.number === undefined ||
    unit(was.canonical) !== unit(is.canonical)
  )
    return null;
  const more = is.number > was.number;
  const threshold = unit(is.canonical) === 'age' || isThreshold(after, clause);
  if (type === 'period' || is.kind === 'period')
    return reasonOfTime(more, clause, !threshold && (type === 'limit' || PAID_DAYS.test(clause)));
  return threshold ? null : reasonOfMoney(more, clause);
}

function reasonOfDuty(freed: boolean, clause: string): GainReason | null {
  const insurer = COMPANY.test(clause);
  if (insurer === CUSTOMER.test(clause)) return null;
  if (insurer) return freed ? 'insurerFreed' : 'insurerBound';
  return freed ? 'policyholderFreed' : 'policyholderBound';
}

function reasonOfWords(
  { type, before, after }: Change,
  clause: string,
  context: string | undefined,
): GainReason | null {
  const was = markers(before);
  const is = markers(after);
  switch (type) {
    case 'exclusion': {
      if (isProviso(after || before) || EXCEPTION.test(after || before)) return null;
      const change =
        before === '' ? 1 : after === '' ? -1 : Math.sign(is.exclusion - was.exclusion);
      return change === 0 ? null : change > 0 ? 'exclusionAdded' : 'exclusionRemoved';
    }
    case 'negation':
      // 不得 and 得, may not and may: what somebody is free to do, not what is paid.
      if (was.power + is.power > 0) return reasonOfDuty(is.negation < was.negation, clause);
      if (!BENEFIT.test(clause) || context === 'exclusion') return null;
      return is.negation > was.negation ? 'benefitDenied' : 'benefitGranted';
    case 'obligation':
      return reasonOfDuty(was.duty > is.duty || is.power > was.power, clause);
    default:
      return null;
  }
}

const FIGURES = ['amount', 'rate', 'period', 'limit'];

/** Who is better off after a change, and why, where the text itself says so. */
export function assess(
  change: Change,
  clause: { before: string; after: string },
  context: string | undefined,
): Assessment {
  const text = clause.after || clause.before;
  const reason = FIGURES.includes(change.type)
    ? reasonOfFigure(change, text)
    : reasonOfWords(change, text, context);
  return { gains: reason ? GAINS[reason] : 'unclear', reason };
}
