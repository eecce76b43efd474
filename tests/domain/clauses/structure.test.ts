import { compareWordings, type Wording } from '@/domain/clauses';

const read = (text: string): Wording => compareWordings(text, text).old;
const headings = (text: string) =>
  read(text).articles.map(({ label, title }) => [label, title].join(' '));

describe('headings as documents set them', () => {
  it('a title on the line before its number', () => {
    const text = `保險契約的構成
第一條
本保險單條款為本契約的構成部分。
名詞定義
第二條
本契約名詞定義如下：
一、基本保額：指投保金額。
除外責任
第三條
有下列情形之一者，本公司不負給付責任。`;
    expect(headings(text)).toEqual(['第一條 保險契約的構成', '第二條 名詞定義', '第三條 除外責任']);
    expect(read(text).articles[0]?.clauses.map((clause) => clause.text)).toEqual([
      '本保險單條款為本契約的構成部分。',
    ]);
  });

  it('a title that the width of the page has cut, and marks of Markdown', () => {
    const text = `## 제2조 (보험금의 지급)
회사는 보험금을 지급합니다.
# 제3조(보험금을 지급하지 않는
사유) 회사는 다음의 경우 지급하지 않습니다.`;
    expect(headings(text)).toEqual(['제2조 보험금의 지급', '제3조 보험금을 지급하지 않는 사유']);
  });

  it('numbers with a title in brackets, where nothing is called an article', () => {
    expect(
      headings(
        '1.(보험계약의 성립)\n계약은 승낙으로 성립합니다.\n2.(약관의 교부)\n약관을 드립니다.',
      ),
    ).toEqual(['1. 보험계약의 성립', '2. 약관의 교부']);
  });

  it('a title with brackets of its own', () => {
    const text = `제9조(보험수익자(보험금을 받는 자)의 지정) 계약자는 보험수익자를 지정할 수 있습니다.
제10조(해지) 제9조(보험수익자(보험금을 받는 자)의 지정)에도 불구하고 해지할 수 있습니다.`;
    expect(headings(text)).toEqual(['제9조 보험수익자(보험금을 받는 자)의 지정', '제10조 해지']);
  });

  it('without the table of contents', () => {
    const text = `제1조(목적) ········· 3
제2조(지급) ········· 4
제1조(목적)
제2조(지급)
제1조(목적) 이 계약은 질병을 보장합니다.
제2조(지급) 회사는 보험금을 지급합니다.`;
    expect(headings(text)).toEqual(['제1조 목적', '제2조 지급']);
  });

  it('in simplified letters', () => {
    expect(headings('第一条（目的）本合同保障疾病。\n第二条（给付）本公司给付保险金。')).toEqual([
      '第一条 目的',
      '第二条 给付',
    ]);
  });
});

it('a rider has articles of its own: its references mean them', () => {
  const policy = (extra: string) => `제1조(목적) 이 계약은 질병을 보장합니다.
제2조(지급) 회사는 제1조의 질병에 보험금을 지급합니다.
제3조(해석) 약관은 공정하게 해석합니다.
암진단 특별약관
제1조(특약의 목적) 이 특약은 암을 보장합니다.${extra}
제2조(특약의 지급) 회사는 제1조의 암에 진단금을 지급합니다.`;
  expect(compareWordings(policy(''), policy('')).findings).toEqual([]);
  const { findings } = compareWordings(policy(''), policy(' 다만, 상피내암은 제외합니다.'));
  expect(findings.map(({ type }) => type)).toEqual(['exclusion']);
});
