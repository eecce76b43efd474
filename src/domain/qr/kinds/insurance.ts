import { type FieldName, fieldsOf, type Payload } from '../payload';

/** How insurers label what they print on cards and policies: English, Korean, Chinese. */
const LABELS: [FieldName, RegExp][] = [
  [
    'policyNumber',
    /^(policy|contract|certificate|member|card) ?(no|nr|num|number|id|#)\.?$|^policy(no|number|id)?$|^(증권|계약|보험증권|가입)\s?번호$|^(保單|保险单|保單號|保险单号|保單號碼|保单号|保單號碼|保险合同号|契約編號)(號碼|号码|號|号)?$/iu,
  ],
  [
    'insurer',
    /^(insurer|insurance company|company|carrier|payer)$|^(보험사|보험회사|회사명)$|^(保險公司|保险公司|承保公司)$/iu,
  ],
  [
    'holder',
    /^(policy ?holder|holder|owner|subscriber|member name|applicant)$|^(보험)?계약자(명)?$|^(要保人|投保人)$/iu,
  ],
  [
    'insured',
    /^(insured|life assured|patient|driver)( person| name)?$|^피보험자(명)?$|^(被保險人|被保险人)$/iu,
  ],
  [
    'product',
    /^(product|plan|coverage)( name)?$|^(상품|보험종목|상품명|보험상품)$|^(險種|险种|商品名稱|产品名称)$/iu,
  ],
  [
    'start',
    /^(from|start|effective|valid from|inception)( date)?$|^(보험개시일|개시일|계약일)$|^(生效日期?|起保日期?)$/iu,
  ],
  [
    'end',
    /^(to|end|expiry|expires|valid (until|to)|expiration)( date)?$|^(만기일|종료일)$|^(到期日|滿期日|满期日)$/iu,
  ],
];

const MAX_LABEL = 30;

const named = (label: string): FieldName | undefined =>
  LABELS.find(([, pattern]) =>
    pattern.test(
      label
        .trim()
        .replaceAll('_', ' ')
        .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'),
    ),
  )?.[0];

function pairsOf(text: string): [string, string][] {
  if (/^\s*\{/.test(text)) {
    try {
      return Object.entries(JSON.parse(text) as Record<string, unknown>).flatMap(([key, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
      );
    } catch {
      return [];
    }
  }
  // Cut by hand: an expression with room for spaces on all sides takes minutes over a stranger's thousands of them.
  return text.split(/[\r\n;|]+/).flatMap((line) => {
    const at = line.search(/[:=：]/u);
    const [label, value] = [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    return at > 0 && label !== '' && label.length <= MAX_LABEL && value ? [[label, value]] : [];
  });
}

/** A policy number by itself: letters of the line, a year, a running number, as `GA-2024-0012345` or `P2024-1234567`. */
const POLICY_NUMBER =
  /^(?=(?:.*\d){7})(?=.*[A-Z])[A-Z]{1,4}[-/]?(19|20)\d{2}[-/]?\d{4,9}(?:[-/]\d{1,4})?$/;

/** An insurance card or policy by its labels, a policy number by its form, a health card by its scheme; undefined where it is none. */
export function readInsurance(text: string): Payload | undefined {
  const trimmed = text.trim();
  if (/^shc:\/\d+$|^shlink:\//i.test(trimmed))
    return {
      kind: 'insurance',
      fields: [{ name: 'scheme', value: 'SMART Health Card' }],
      warnings: [{ name: 'secret', severity: 'caution' }],
      title: 'SMART Health Card',
    };
  if (POLICY_NUMBER.test(trimmed))
    return {
      kind: 'insurance',
      fields: [{ name: 'policyNumber', value: trimmed }],
      warnings: [],
      title: trimmed,
    };
  const entries = pairsOf(text).flatMap(([label, value]) => {
    const name = named(label);
    return name ? [[name, value] as const] : [];
  });
  const fields = fieldsOf(entries);
  const policy = fields.find(({ name }) => name === 'policyNumber');
  if (!policy) return undefined;
  const insurer = fields.find(({ name }) => name === 'insurer')?.value;
  return {
    kind: 'insurance',
    fields,
    warnings: [],
    title: [insurer, policy.value].filter(Boolean).join(' · '),
  };
}

const ARTICLE =
  /^\s*(제\s?\d+\s?조|第\s?[一二三四五六七八九十百\d]+\s?條|(Article|Section|Clause)\s+\d+)/imu;
const MIN_WORDING_CHARS = 300;

/** Whether a text may be part of a policy's wording, which somebody would compare: it has articles, or is as long as one. */
export const isWording = (text: string): boolean =>
  text.length >= MIN_WORDING_CHARS || ARTICLE.test(text);
