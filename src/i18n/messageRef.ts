import type { IntlShape } from 'react-intl';
import type { MessageId } from './sets';

/** Something to say: one of our messages, or text that the server has already put into the reader's language. */
export type MessageRef =
  | { id: MessageId; values?: Record<string, string | number> }
  | { text: string };

export function formatText(intl: IntlShape, message: MessageRef): string {
  return 'text' in message ? message.text : intl.formatMessage({ id: message.id }, message.values);
}

/** The words of a rule of `domain/validation`: each has a message of its own name. */
export const ruleMessage = (rule: string): MessageRef => ({
  id: `validation.${rule}` as MessageId, // forms hand rules on as plain text; a test holds all of them to the messages
});

/** The words of what a close shows, as `domain/ifrs17/book` labels it. */
export const labelMessage = (
  label: { id: string; values?: Readonly<Record<string, string | number>> } | { text: string },
): MessageRef => label as MessageRef; // the domain knows no message set; a test holds every label to the messages
