import { isProviso, markers } from './meaning';
import { valuesOf } from './values';

export type Gain = 'policyholder' | 'insurer' | 'unclear';

/** Why a change is good for one side: what the text itself shows, nothing beyond it. */
export type GainReason =
  | 'burdenMore'
  | 'burdenLess'
  | 'paidSooner'
  | 'paidLater'
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

const BURDEN =
  /자기부담|공제금액|면책금액|보험료|위약금|면책기간|대기기간|\b(?:deductible|excess|premium|waiting period|penalt)|自負額|保險費|保費|等待期/i;
const PAYS_WITHIN =
  /(?:이내|안)에[^.]{0,30}(?:지급|보상)|\bpay\w*\b[^.]{0,40}\bwithin\b|\bwithin\b[^.]{0,40}\bpay|(?:內|以內)[^。]{0,20}給付/i;
const MUST_TELL =
  /(?:이내|안)에[^.]{0,40}(?:통지|알려|제출|신고)|\b(?:notify|notice|report|submit)\w*\b[^.]{0,40}\bwithin\b|內[^。]{0,20}通知/i;
const BENEFIT =
  /지급|보상|보장|가입금액|보험금|환급|철회|유예|\b(?:benefit|pay|cover|limit|sum insured|refund|grace|cooling)|給付|保險金|賠償|退還|寬限|撤銷/i;
const COMPANY = /회사(?:는|가)|\b(?:company|insurer|we)\b|本公司|保險人/i;
const CUSTOMER =
  /(?:계약자|피보험자|수익자|가입자)(?:는|가|이|은)|\b(?:policyholder|insured|you|beneficiary|claimant)\b|要保人|被保險人|受益人/i;

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
  if (BURDEN.test(clause)) return more ? 'burdenMore' : 'burdenLess';
  if (type === 'period' && PAYS_WITHIN.test(clause)) return more ? 'paidLater' : 'paidSooner';
  if (type === 'period' && MUST_TELL.test(clause))
    return more ? 'noticeMoreTime' : 'noticeLessTime';
  if (BENEFIT.test(clause)) return more ? 'benefitMore' : 'benefitLess';
  return null;
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
      if (isProviso(after || before)) return null;
      const change =
        before === '' ? 1 : after === '' ? -1 : Math.sign(is.exclusion - was.exclusion);
      return change === 0 ? null : change > 0 ? 'exclusionAdded' : 'exclusionRemoved';
    }
    case 'negation':
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
