import type { IntlShape } from 'react-intl';
import type { MessageId } from './sets';

/** Something to say: one of our messages, or text that the server has already put into the reader's language. */
export type Words = { id: MessageId; values?: Record<string, string | number> } | { text: string };

export function say(intl: IntlShape, words: Words): string {
  return 'text' in words ? words.text : intl.formatMessage({ id: words.id }, words.values);
}
