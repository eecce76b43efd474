import { segmented } from '@/domain/questions/reading/words/segments';

const cut = (text: string, ...words: string[]) => {
  const matches = words.flatMap((word) => {
    const start = text.indexOf(word);
    return start < 0
      ? []
      : [{ start, end: start + word.length, text: word, rank: word.replace(' ', '').length }];
  });
  return segmented(text, matches)
    .parts.toSorted((a, b) => a.start - b.start)
    .map((part) => part.text);
};

describe('a text is cut', () => {
  it('into its longest words', () => {
    expect(cut('자동차보험 이익', '자동차', '자동차보험', '보험 이익', '이익')).toEqual([
      '자동차보험',
      '이익',
    ]);
  });

  it.each([
    ['有沒有使用者', ['有沒有', '沒有使用', '使用者', '沒有'], ['有沒有', '使用者']],
    ['모회사 코드', ['회사 코드', '모회사', '코드'], ['모회사', '코드']],
  ])('otherwise where that leaves letters of %s unsaid', (text, words, expected) => {
    expect(cut(text, ...words)).toEqual(expected);
  });
});
