import { holds } from '@/domain/assistant';

const PASSAGE =
  'A margin cannot be negative. An unfavourable change above its carrying amount of 120 is a loss (IFRS 17.44(c), 48).';

describe('whether a sentence holds', () => {
  it.each([
    'A margin cannot be negative.',
    'The margin cannot be negative.',
    'A change above the carrying amount of 120 that is unfavourable is a loss (IFRS 17.44(c)).',
  ])('holds: %s', (sentence) => expect(holds(sentence, PASSAGE, 'en')).toBe(true));

  it.each([
    ['another figure', 'An unfavourable change above its carrying amount of 130 is a loss.'],
    [
      'another paragraph',
      'An unfavourable change above its carrying amount is a loss (IFRS 17.45).',
    ],
    ['no negation', 'A margin can be negative.'],
    ['another name', 'A margin of Hanbit cannot be negative.'],
    ['other words', 'Insurers cannot avoid paying dividends next year.'],
    ['nothing', '...'],
  ])('does not hold: %s', (_what, sentence) => expect(holds(sentence, PASSAGE, 'en')).toBe(false));

  it('reads Korean and Chinese negations', () => {
    expect(holds('마진은 음수가 될 수 없습니다.', '마진은 음수가 될 수 없습니다.', 'ko')).toBe(
      true,
    );
    expect(holds('마진은 음수가 될 수 있습니다.', '마진은 음수가 될 수 없습니다.', 'ko')).toBe(
      false,
    );
    expect(holds('邊際得為負。', '邊際不得為負。', 'zh-tw')).toBe(false);
  });
});
