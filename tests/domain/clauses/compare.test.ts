import { compareWordings, type Finding } from '@/domain/clauses';

const old = `제1관 목적 및 용어의 정의
제1조(목적) 이 보험계약은 보험계약자(이하 "계약자"라 합니다)와 보험회사 사이에 피보험자의 질병을 보장하기 위하여 체결됩니다.
제2조(용어의 정의) 이 계약에서 사용되는 용어의 정의는 다음과 같습니다.
1. 중대한 질병: 진단 확정일부터 90일이 지난 질병을 말합니다.
2. 보험연도: 계약일부터 매 1년 단위의 기간을 말합니다.
제2관 보험금의 지급
제3조(보험금의 지급사유) ① 회사는 피보험자가 암으로 진단확정된 때에는 수익자에게 1천만원을 지급합니다.
② 입원이 4일 이상 계속된 경우 1일당 3만원을 120일을 한도로 지급합니다.
제4조(보험금을 지급하지 않는 사유) 회사는 다음 중 어느 한 가지로 보험금 지급사유가 발생한 때에는 보험금을 지급하지 않습니다.
1. 피보험자가 고의로 자신을 해친 경우
2. 계약자가 고의로 피보험자를 해친 경우
제5조(보험금의 청구) 수익자는 제3조(보험금의 지급사유)에 따른 보험금을 청구할 때 다음의 서류를 제출하여야 합니다.
제6조(보험금의 지급절차) 회사는 제5조에서 정한 서류를 접수한 날부터 3영업일 이내에 보험금을 지급합니다.
제7조(청약의 철회) 계약자는 보험증권을 받은 날부터 15일 이내에 그 청약을 철회할 수 있습니다.
제8조(보험료의 납입) 보험료의 납입이 연체된 경우 회사는 연 8.5%의 이자를 더할 수 있습니다.
제9조(분쟁의 조정) 분쟁이 있는 경우 금융감독원에 조정을 신청할 수 있습니다.`;

const short = ({ type, before, after }: Finding) => `${type}: ${before} > ${after}`;
const find = (changed: string) => compareWordings(old, changed).findings;
const replaced = (from: string, to: string) => {
  expect(old).toContain(from);
  return find(old.replace(from, to));
};

it('does not say who gains by an exception to an exclusion', () => {
  const item = '2. 계약자가 고의로 피보험자를 해친 경우';
  const added = (text: string) => replaced(item, `${item}\n${text}`);
  expect(added('3. 피보험자가 마약을 복용한 경우')).toMatchObject([
    { type: 'exclusion', gains: 'insurer' },
  ]);
  expect(added('다만, 심신상실 상태에서 자신을 해친 경우에는 보험금을 지급합니다.')).toMatchObject([
    { gains: 'unclear', reason: null },
  ]);
});

it('calls a promise with a condition a promise, not an exclusion', () => {
  const wording = 'Article 1 (Renewal) This policy renews every year.';
  const { findings } = compareWordings(
    wording,
    `${wording}\nArticle 2 (Reinstatement) A lapsed policy is reinstated unless it was surrendered.`,
  );
  expect(findings).toMatchObject([{ type: 'added', gains: 'unclear' }]);
});

describe('one change, one finding', () => {
  it.each([
    ['amount', '1천만원', '2천만원', 'amount: 1천만원 > 2천만원', 'policyholder'],
    ['rate', '8.5%', '6.5%', 'rate: 8.5% > 6.5%', 'policyholder'],
    ['period', '3영업일', '10영업일', 'period: 3영업일 > 10영업일', 'insurer'],
    ['nearly equal period', '15일', '2주', 'period: 15일 > 2주', 'insurer'],
    ['limit', '120일을', '100일을', 'limit: 120일 > 100일', 'insurer'],
    [
      'negation',
      '이내에 보험금을 지급합니다',
      '이내에 보험금을 지급하지 않습니다',
      'negation: 지급합니다 > 지급하지 않습니다',
      'insurer',
    ],
    [
      'obligation',
      '제출하여야 합니다',
      '제출할 수 있습니다',
      'obligation: 제출하여야 합니다 > 제출할 수 있습니다',
      'policyholder',
    ],
    ['reference', '제5조에서', '제3조에서', 'crossReference: 제5조 > 제3조', 'unclear'],
    ['wording', '금융감독원에', '금융위원회에', 'wording: 금융감독원에 > 금융위원회에', 'unclear'],
  ])('%s', (_what, from, to, expected, gains) => {
    const findings = replaced(from, to);
    expect(findings.map(short)).toEqual([expected]);
    expect(findings[0]?.gains).toBe(gains);
  });

  it('an item more among the exclusions', () => {
    const findings = replaced('제5조(', '3. 피보험자가 음주운전을 한 경우\n제5조(');
    expect(findings.map(short)).toEqual(['exclusion:  > 피보험자가 음주운전을 한 경우']);
    expect(findings[0]).toMatchObject({
      new: { article: '제4조', clause: '3.' },
      gains: 'insurer',
    });
  });

  it('an article taken out', () => {
    const findings = replaced(
      '제9조(분쟁의 조정) 분쟁이 있는 경우 금융감독원에 조정을 신청할 수 있습니다.',
      '',
    );
    expect(findings.map(({ type, old: place }) => [type, place?.article])).toEqual([
      ['removed', '제9조'],
    ]);
  });
});

describe('what is no change', () => {
  it.each<[string, (text: string) => string]>([
    ['the same text', (text) => text],
    [
      'amounts and rates in other clothes',
      (text) => text.replace('1천만원', '10,000,000원').replace('8.5%', '８.５０％'),
    ],
    [
      'a name that the wording defines as the same',
      (text) => text.replace('2. 계약자가', '2. 보험계약자가'),
    ],
    ['decomposed Hangul', (text) => text.normalize('NFD')],
    ['spaces set otherwise', (text) => text.replaceAll('지급합니다', '지급 합니다')],
    ['lines cut as a page cuts them', (text) => text.replaceAll('피보험자가 ', '피보험자가\n')],
    [
      'heads and feet of pages',
      (text) =>
        text
          .split('\n')
          .map((line, index) =>
            index % 4 === 3 ? `${line}\n무배당 건강보험 약관\n- ${index} -` : line,
          )
          .join('\n'),
    ],
  ])('%s', (_what, dress) => {
    expect(find(dress(old)).map(short)).toEqual([]);
  });
});

describe('articles that move', () => {
  it('an insertion renumbers once, and references that follow it are no change', () => {
    const [head = '', ...articles] = old.split(/(?=제3조\(보험금의 지급사유\) ①)/);
    const shifted = articles
      .join('')
      .replace(/제(\d+)조/g, (_all, number: string) => `제${Number(number) + 1}조`);
    const findings = find(
      `${head}제3조(보험의 목적물) 이 계약의 목적물은 회사가 따로 정한 방법으로 특정되어 증권에 적힙니다.\n${shifted}`,
    );
    expect(findings.map(short)).toEqual([
      'added:  > 이 계약의 목적물은 회사가 따로 정한 방법으로 특정되어 증권에 적힙니다.',
      'renumbered: 제3조 – 제9조 > 제4조 – 제10조',
    ]);
  });

  it('a reference that stays while its article moves on points elsewhere', () => {
    const findings = find(
      old
        .replace('제5조(보험금의 청구)', '제6조(보험금의 청구)')
        .replace('제6조(보험금의 지급절차)', '제5조(보험금의 지급절차)'),
    );
    expect(findings.map(short)).toContain('crossReference: 제5조 > 제5조');
  });

  it('one article at another place is moved, its neighbours are not', () => {
    const lines = old.split('\n');
    const [withdrawal = ''] = lines.splice(
      lines.findIndex((line) => line.startsWith('제7조')),
      1,
    );
    lines.splice(
      lines.findIndex((line) => line.startsWith('제3조')),
      0,
      withdrawal,
    );
    const findings = find(lines.join('\n'));
    expect(findings.map(({ type, old: place }) => [type, place?.title])).toEqual([
      ['moved', '청약의 철회'],
    ]);
  });

  it('an article cut in two, and back', () => {
    const parted = old.replace('② 입원이', '제3조의2(입원급여금) 입원이');
    const rich = (text: string) =>
      text.replace(
        '1천만원을 지급합니다.',
        '1천만원을 지급합니다. 다만 최초 1회에 한하여 지급하고 계약은 그대로 유지됩니다.',
      );
    expect(compareWordings(rich(old), rich(parted)).findings.map(({ type }) => type)).toEqual([
      'split',
    ]);
    expect(compareWordings(rich(parted), rich(old)).findings.map(({ type }) => type)).toEqual([
      'merged',
    ]);
  });
});

describe('other languages', () => {
  it('reads English wordings', () => {
    const policy = `Section 1. Cover\nThe Company will pay the insured up to USD 50,000 for each claim.\nSection 2. Notice\nThe insured shall notify the Company within thirty (30) days.`;
    const changed = policy
      .replace('USD 50,000', '$40,000')
      .replace('thirty (30) days', '30 days')
      .replace('shall', 'may');
    expect(compareWordings(policy, changed).findings.map(short)).toEqual([
      'limit: USD 50,000 > $40,000',
      'obligation: shall > may',
    ]);
  });

  it('reads Chinese wordings', () => {
    const policy =
      '第一條（保險範圍）\n被保險人於保險期間內身故者，本公司給付新臺幣一百萬元。\n第二條（除外責任）\n一、被保險人故意自殺。';
    const changed = policy
      .replace('一百萬元', '1,000,000元')
      .replace('自殺。', '自殺。\n二、被保險人酒後駕車。');
    expect(compareWordings(policy, changed).findings.map(short)).toEqual([
      'exclusion:  > 被保險人酒後駕車。',
    ]);
  });
});

it('takes any text without an error', () => {
  for (const text of [
    '',
    ' ',
    '제',
    '제1조',
    '①',
    '第條',
    'Article',
    '1천만원',
    'a'.repeat(5000),
    '조'.repeat(3000),
  ]) {
    expect(() => compareWordings(text, old)).not.toThrow();
    expect(() => compareWordings(old, text)).not.toThrow();
  }
});
