import { markers } from './meaning';
import { valuesOf } from './values';

export type Gain = 'policyholder' | 'insurer' | 'unclear';

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

const opposite: Record<Gain, Gain> = {
  policyholder: 'insurer',
  insurer: 'policyholder',
  unclear: 'unclear',
};

/** Who is better off when a figure of this clause grows. */
function gainOfMore(clause: string): Gain {
  if (BURDEN.test(clause)) return 'insurer';
  if (PAYS_WITHIN.test(clause)) return 'insurer';
  if (MUST_TELL.test(clause)) return 'policyholder';
  return BENEFIT.test(clause) ? 'policyholder' : 'unclear';
}

function gainOfFigure({ before, after }: Change, clause: string): Gain {
  const [was] = valuesOf(before);
  const [is] = valuesOf(after);
  const unit = (canonical = '') => canonical.split(' ')[1];
  if (
    was?.number === undefined ||
    is?.number === undefined ||
    unit(was.canonical) !== unit(is.canonical)
  )
    return 'unclear';
  const more = gainOfMore(clause);
  return is.number > was.number ? more : opposite[more];
}

function gainOfWords(
  { type, before, after }: Change,
  clause: string,
  context: string | undefined,
): Gain {
  const was = markers(before);
  const is = markers(after);
  if (type === 'exclusion') {
    if (before === '') return 'insurer';
    if (after === '') return 'policyholder';
    return is.exclusion > was.exclusion
      ? 'insurer'
      : is.exclusion < was.exclusion
        ? 'policyholder'
        : 'unclear';
  }
  if (type === 'negation' && BENEFIT.test(clause) && context !== 'exclusion') {
    return is.negation > was.negation ? 'insurer' : 'policyholder';
  }
  if (type === 'obligation') {
    const freed = was.duty > is.duty || is.power > was.power;
    const company = COMPANY.test(clause);
    if (company === CUSTOMER.test(clause)) return 'unclear';
    const free: Gain = company ? 'insurer' : 'policyholder';
    return freed ? free : opposite[free];
  }
  return 'unclear';
}

/** Who is better off after a change, where the text itself says so. */
export function gainOf(
  change: Change,
  clause: { before: string; after: string },
  context: string | undefined,
): Gain {
  const text = clause.after || clause.before;
  return ['amount', 'rate', 'period', 'limit'].includes(change.type)
    ? gainOfFigure(change, text)
    : gainOfWords(change, text, context);
}
