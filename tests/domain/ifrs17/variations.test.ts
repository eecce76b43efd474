import { compareCase, unreadFacts } from '@/domain/ifrs17';
import { variations } from './variations';

test('there are variations of every family', () => {
  expect(variations.length).toBeGreaterThan(20);
});

describe.each(variations.map((each) => [each.id, each] as const))('%s', (_, each) => {
  test('the engine gives the figures that were worked out without it', () => {
    expect(compareCase(each).filter(({ agrees }) => !agrees)).toEqual([]);
  });

  test('every fact counts', () => {
    expect(unreadFacts(each)).toEqual([]);
  });
});
