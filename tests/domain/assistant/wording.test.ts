import { wordingOf } from '@/domain/assistant/words/wording';

describe('how a question is put', () => {
  it('is its words and pairs of them, also those that only form the question', () => {
    expect([...wordingOf('When is it due?')]).toEqual(
      expect.arrayContaining(['when', 'is', ' when', 'when is', 'it due']),
    );
  });

  it('tells the same words in another order apart', () => {
    expect(wordingOf('is this')).not.toEqual(wordingOf('this is'));
  });

  it('is neighbouring letters in Korean, with where a word begins and ends, and in Chinese', () => {
    expect([...wordingOf('왜요')]).toEqual(expect.arrayContaining(['왜', '왜요', '_왜', '요_']));
    expect([...wordingOf('何時')]).toEqual(['何', '時', '何時']);
  });

  it('keeps Latin words within Korean and Chinese whole', () => {
    const wording = wordingOf('為何CSM');
    expect(wording.has('csm')).toBe(true);
    expect(wording.has('cs')).toBe(false);
  });
});
