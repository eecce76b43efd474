/** Forms in which insurers set their wordings, and changes that only these forms show. */
import { compareWordings } from '@/domain/clauses';

const korean = `제1조(계약의 성립) ①계약은 계약자의 청약과 회사의 승낙으로 이루어집니다.
②회사는 제1항의 청약을 지체없이 처리합니다.

제2조(계약의 부활) 제1조(계약의 성립)에 따라 이루어진 계약이 해지된 경우 계약자는 부활을 청약할 수 있습니다.
1. 신분증
2. 청구서

제3조(보험금을 지급하지 않는 사유) 회사는 다음의 경우에는 보험금을 지급하지 않습니다.
1. 전쟁, 내란 또는 폭동. 그러나 회사가 인정한 경우에는 보험금을 지급합니다.`;

const chinese = `【名詞定義】
第一條
「醫院」：係指依照醫療法規定設有病房之公、私立及醫療法人醫院。

【給付】
第二條
本公司未於期限內給付者，應按年利一分加計利息。
以未滿十五足歲之未成年人為被保險人者，依前項辦理。

【除外責任】
第三條
有下列情形之一者，本公司不負給付保險金的責任：
一、要保人故意行為。`;

const english = `PART I - YOUR CONTRACT

1. The contract
1.1 This policy and the schedule form the contract between you and us.
1.2 You must tell us within 14 days if anything changes.

2. Definitions
"Contents" means household goods which belong to you.

3. What is not covered
We will not pay for:
(a) loss caused by wear and tear, rust or gradual deterioration;
(b) frost damage to gates or fences.

4. Liability
We will pay costs agreed by us in writing.`;

const articles = (text: string) =>
  compareWordings(text, text).old.articles.map(({ label, title }) => `${label} ${title}`.trim());

it('knows the articles of each form', () => {
  expect(articles(korean)).toEqual([
    '제1조 계약의 성립',
    '제2조 계약의 부활',
    '제3조 보험금을 지급하지 않는 사유',
  ]);
  expect(articles(chinese)).toEqual(['第一條 名詞定義', '第二條 給付', '第三條 除外責任']);
  expect(articles(english)).toEqual([
    '1. The contract',
    '2. Definitions',
    '3. What is not covered',
    '4. Liability',
  ]);
});

it('reads the same where the title has no brackets, or stands behind its number', () => {
  expect(compareWordings(chinese, chinese.replaceAll(/[【】]/g, '')).findings).toEqual([]);
  const behind = chinese.replaceAll(/【(.*)】\n(第.條)\n/g, '$2（$1）');
  expect(compareWordings(chinese, behind).findings).toEqual([]);
});

it('reads a Chinese PDF that holds a space after every letter', () => {
  const spaced = chinese.replace(/(?<=\S)(?=\S)/g, ' ');
  expect(articles(spaced)).toEqual(articles(chinese));
  expect(compareWordings(chinese, spaced).findings).toEqual([]);
  const changed = spaced.replace('年 利 一 分', '年 利 二 分');
  expect(compareWordings(chinese, changed).findings).toMatchObject([{ type: 'rate' }]);
});

it('takes the long form of a Korean negation for the short one', () => {
  const long = korean.replace('지급하지 않습니다', '지급하지 아니합니다');
  expect(compareWordings(korean, long).findings).toEqual([]);
});

it('keeps a paragraph that follows the last item of a list apart from it', () => {
  const text = `第一條（承保範圍）
本公司負賠償責任之事故如下：
一、火災
二、爆炸
前項之損失，由被保險人負擔百分之十。`;
  const { findings } = compareWordings(text, text.replace('二、爆炸', '二、爆炸\n三、煙燻'));
  expect(findings.map(({ type, after }) => [type, after])).toEqual([['added', '煙燻']]);
});

it.each<[string, string, from: string, to: string, types: string[]]>([
  ['paragraph of its own article', korean, '제1항의', '제2항의', ['crossReference']],
  ['no negation', korean, '지체없이', '즉시', ['wording']],
  ['item with more', korean, '1. 신분증', '1. 신분증(주민등록증 또는 운전면허증)', ['wording']],
  [
    'particle of a negation',
    korean,
    '경우에는 보험금을 지급합니다',
    '경우에도 보험금을 지급하지 않습니다',
    ['negation'],
  ],
  ['tenths a year', chinese, '年利一分', '年利五釐', ['rate']],
  ['tenths as per cent', chinese, '年利一分', '年利率10%', ['wording']],
  ['age in letters', chinese, '十五足歲', '十四足歲', ['limit']],
  ['meaning of a word', chinese, '及醫療法人', '', ['definition']],
  [
    'new exclusion',
    chinese,
    '一、要保人故意行為。',
    '一、要保人故意行為。\n二、飲酒後駕車。',
    ['exclusion'],
  ],
  ['meaning in English', english, 'belong to you', 'belong to you or your family', ['definition']],
  [
    'two words of an exclusion',
    english,
    'gates or fences',
    'gates, fences or hedges',
    ['exclusion'],
  ],
  ['words elsewhere', english, 'agreed by us in writing', 'agreed by us', ['wording']],
  ['period in a numbered paragraph', english, '14 days', '30 days', ['period']],
])('%s', (_what, text, from, to, types) => {
  expect(text).toContain(from);
  const { findings } = compareWordings(text, text.replace(from, to));
  expect(findings.map(({ type }) => type)).toEqual(types);
});
