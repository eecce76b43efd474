import { initialOf } from '@/features/wiki/article/initials';

it.each([
  ['coverage units', 'C'],
  ['보험계약마진', 'ㅂ'],
  ['쌍무계약', 'ㅅ'],
  ['할인율', 'ㅎ'],
  ['가정', 'ㄱ'],
])('%s stands under %s', (word, initial) => {
  expect(initialOf(word)).toBe(initial);
});
