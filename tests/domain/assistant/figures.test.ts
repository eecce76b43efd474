import { FigureNames, withoutValues } from '@/domain/assistant/figures';

const named = { 'Interest accreted': [1], CSM: [2], 'actual claims, period *': [3] };
const figures = new FigureNames(
  {
    asks: { en: 'What is “{title}” under IFRS 17?', ko: '‘{title}’?', 'zh-tw': '「{title}」？' },
    named: { en: named, ko: {}, 'zh-tw': {} },
  },
  'en',
);
const about = (title: string) => figures.blocksFor(`What is “${title}” under IFRS 17?`);

describe('the names of figures', () => {
  it('knows a figure by its label, whatever its case and what is filled in', () => {
    expect(about('interest accreted')).toEqual([1]);
    expect(about('actual claims, period 12')).toEqual([3]);
  });

  it('takes the row of a table first, then the column, and the table last', () => {
    expect(about('CSM · Interest accreted · Total')).toEqual([1]);
    expect(about('CSM · Sum · Total')).toEqual([2]);
    expect(about('CSM · Portfolio A')).toEqual([2]);
  });

  it('leaves alone what names no figure, and what is asked in other words', () => {
    expect(about('Cash received')).toBeUndefined();
    expect(figures.blocksFor('What is the CSM?')).toBeUndefined();
  });

  it('reads a message with what is filled in left open', () => {
    expect(withoutValues('{n, plural, one {# year} other {# years}} of {name}')).toBe('* of *');
  });
});
