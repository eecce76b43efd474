import { type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { Locale } from '@/domain/locale';
import { type MessageId, messagesOf } from '@/i18n';

/** A message as the message set holds it. The build has parsed what holds placeholders, so that is written out again. */
export function messageText(id: MessageId, locale: Locale): string {
  const message: string | MessageFormatElement[] | undefined = messagesOf(locale)[id];
  if (message === undefined) return '';
  return typeof message === 'string' ? message : printAST(message);
}
