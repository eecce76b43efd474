import { excerpt, expansionsOf, type Term, termsIn, tokensOf } from '@/domain/wiki';

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
    definition,
  },
  { id: 'contract', terms: { en: 'insurance contract', ko: '보험계약', 'zh-tw': '保險合約' }, definition },
];

describe('the terms of a question', () => {
  it('brings the word of the page’s language', () => {
    expect(expansionsOf('보험계약마진의 상각', glossary, 'en')).toEqual(['contractual service margin', 'CSM']);
    expect(expansionsOf('csm', glossary, 'zh-tw')).toEqual(['合約服務邊際']);
  });

  it('takes the widest term, not what is a part of it', () => {
    expect(termsIn('보험계약마진', glossary).map(({ id }) => id)).toEqual(['csm']);
    expect(termsIn('insurance contracts', glossary).map(({ id }) => id)).toEqual(['contract']);
    expect(termsIn('premium', glossary)).toEqual([]);
  });
});

describe('the excerpt', () => {
  it('marks what was asked and cuts around it', () => {
    const text = `${'Nothing of interest stands here. '.repeat(10)}The loss component is reversed first.`;
    const parts = excerpt(text, new Set(terms('loss components')), 60);
    expect(parts.filter(({ hit }) => hit).map(({ text: word }) => word)).toEqual(['loss', 'component']);
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

  it('shows the beginning where nothing was found', () => {
    expect(excerpt('Short.', new Set())).toEqual([{ text: 'Short.', hit: false }]);
  });
});
