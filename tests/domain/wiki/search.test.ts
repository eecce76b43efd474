import {
  citing,
  excerpt,
  expansionsOf,
  inTaiwan,
  isTerm,
  paragraphTerms,
  type Term,
  termsIn,
  tokensOf,
} from '@/domain/wiki';

const terms = (text: string) => tokensOf(text).map(({ term }) => term);

describe('the terms of a text', () => {
  it.each([
    ['derecognised', 'derecognition'],
    ['modified', 'modification'],
    ['liabilities', 'liability'],
    ['losses', 'loss'],
    ['measuring', 'measurement'],
    ['allocated', 'allocation'],
    ['planned', 'plan'],
    ['disclose', 'disclosures'],
  ])('%s and %s are one word', (one, other) => {
    expect(terms(one)).toEqual(terms(other));
  });

  it('keeps words apart that differ in more than an ending', () => {
    expect(terms('insurer')).not.toEqual(terms('insurance'));
    expect(terms('group')).not.toEqual(terms('growth'));
  });

  it('finds a Korean word with and without its particle, and inside a compound', () => {
    expect(terms('보험계약마진은')).toEqual(terms('보험계약마진을'));
    expect(terms('보험계약마진')).toEqual(expect.arrayContaining(terms('마진')));
  });

  it('cuts Chinese into pairs, so that a word is found in a sentence without spaces', () => {
    expect(terms('合約服務邊際之釋出')).toEqual(expect.arrayContaining(terms('服務邊際')));
  });

  it('finds a paragraph with its letter and without', () => {
    expect(terms('IFRS 17.44(c)')).toEqual(expect.arrayContaining(['17.44(c)', '17.44']));
    expect(terms('B119B')).toEqual(['b119b']);
  });

  it('says where each term stands, also in full-width letters', () => {
    const [token] = tokensOf('見ＣＳＭ').slice(-1);
    expect(token).toEqual({ term: 'csm', start: 1, end: 4 });
  });
});

const definition = { en: 'what it is', ko: '무엇인지', 'zh-tw': '說明' };
const glossary: Term[] = [
  {
    id: 'csm',
    short: 'CSM',
    terms: { en: 'contractual service margin', ko: '보험계약마진', 'zh-tw': '合約服務邊際' },
    strokes: 1,
    definition,
  },
  {
    id: 'contract',
    terms: { en: 'insurance contract', ko: '보험계약', 'zh-tw': '保險合約' },
    strokes: 1,
    definition,
  },
];

describe('the terms of a question', () => {
  it('brings the word of the page’s language', () => {
    expect(expansionsOf('보험계약마진의 상각', glossary, 'en')).toEqual([
      'contractual service margin',
      'CSM',
    ]);
    expect(expansionsOf('csm', glossary, 'zh-tw')).toEqual(['合約服務邊際']);
  });

  it('finds a Korean term whatever its spaces', () => {
    expect(termsIn('보험 계약 마진의 상각', glossary).map(({ id }) => id)).toContain('csm');
  });

  it('knows a term from a question about it', () => {
    expect(isTerm('보험계약마진', glossary)).toBe(true);
    expect(isTerm('what is the CSM?', glossary)).toBe(true);
    expect(
      isTerm('how is the contractual service margin released to profit by product line', glossary),
    ).toBe(false);
  });

  it('takes the widest term, not what is a part of it', () => {
    expect(termsIn('보험계약마진', glossary).map(({ id }) => id)).toEqual(['csm']);
    expect(termsIn('insurance contracts', glossary).map(({ id }) => id)).toEqual(['contract']);
    expect(termsIn('premium', glossary)).toEqual([]);
  });
});

describe('a question from the mainland', () => {
  it.each([
    ['合同服务边际', '合約服務邊際'],
    ['初始确认', '原始認列'],
    ['CSM 释放', 'CSM 釋放'],
    ['損失組成部分', '損失組成部分'],
  ])('‘%s’ is asked in the letters and words of Taiwan', (question, asked) => {
    const letters = { 务: '務', 边: '邊', 际: '際', 确: '確', 认: '認', 释: '釋' };
    const words = [
      ['初始確認', '原始認列'],
      ['確認', '認列'],
      ['合同', '合約'],
    ];
    expect(inTaiwan(question, { letters, words })).toBe(asked);
  });
});

describe('the excerpt', () => {
  it('marks what was asked and cuts around it', () => {
    const text = `${'Nothing of interest stands here. '.repeat(10)}The loss component is reversed first.`;
    const parts = excerpt(text, new Set(terms('loss components')), 60);
    expect(parts.filter(({ hit }) => hit).map(({ text: word }) => word)).toEqual([
      'loss',
      'component',
    ]);
    expect(parts[0]).toEqual({ text: '… ', hit: false });
    expect(parts.map((part) => part.text).join('').length).toBeLessThan(70);
  });

  it('marks neighbouring pairs of Chinese as one', () => {
    const parts = excerpt('損失組成部分之迴轉', new Set(terms('損失組成部分')));
    expect(parts).toEqual([
      { text: '損失組成部分', hit: true },
      { text: '之迴轉', hit: false },
    ]);
  });

  it('is cut between words', () => {
    const parts = excerpt(
      'The loss component is reversed before the margin is built up again.',
      new Set(terms('loss')),
      32,
    );
    expect(parts.map((part) => part.text).join('')).toBe('The loss component is reversed …');
  });

  it('shows the beginning where nothing was found', () => {
    expect(excerpt('Short.', new Set())).toEqual([{ text: 'Short.', hit: false }]);
  });
});

describe('paragraphs', () => {
  it.each([
    ['44(c)', '17.44(c)'],
    ['paragraph 53', '17.53'],
    ['53문단', '17.53'],
    ['문단 28E', '17.28E'],
    ['第 44 段', '17.44'],
    ['53', '17.53'],
    ['문단 44(3)', '17.44(c)'],
    ['B96(2)', 'B96(b)'],
  ])('‘%s’ is asked as the pages cite it', (question, cited) => {
    expect(citing(question).trim()).toBe(cited);
  });

  it.each(['IFRS 17.44(c)', 'B119', '3 year contract', 'IAS 34', '12.5%'])(
    '‘%s’ stays as it is',
    (question) => {
      expect(citing(question)).toBe(question);
    },
  );

  it('are found by every number of a range', () => {
    expect(paragraphTerms(['43-46', 'B72'])).toEqual(['17.43', '17.44', '17.45', '17.46', 'b72']);
    expect(paragraphTerms(['B119-B119B', '28A-28C'])).toEqual([
      'b119',
      'b119a',
      'b119b',
      '17.28a',
      '17.28b',
      '17.28c',
    ]);
    expect(paragraphTerms(['App. A'])).toEqual([]);
  });

  it('become terms as the text has them', () => {
    expect(terms(paragraphTerms(['28E', 'B119B']).join(' '))).toEqual(['17.28e', 'b119b']);
  });
});
