import type { IntlShape } from 'react-intl';
import { termsOf } from '@/domain/ifrs17/book';
import { nameWords } from '../explain';

/** What a figure of a group (`belPremiums`) is called; its id where it has no words. */
function figureWords(intl: IntlShape, figure: string): string {
  const dotted = figure.replace(/^([a-z]+)([A-Z])/, (_, section: string, first: string) =>
    [section, first.toLowerCase()].join('.'),
  );
  const { words } = nameWords(intl, dotted.includes('.') ? dotted : `${dotted}.total`);
  return words || figure;
}

/** What a rule posts, figure by figure with its sign: `belFx - lcFx` in the reader's words. */
export const amountWords = (intl: IntlShape, amount: string): readonly string[] =>
  termsOf(amount, {}).map(({ sign, figure }, index) => {
    const words = figureWords(intl, figure);
    if (sign < 0) return `− ${words}`;
    return index === 0 ? words : `+ ${words}`;
  });
