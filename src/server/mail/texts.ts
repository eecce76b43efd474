import type { Locale } from '@/domain/locale';
import { type Values, interpolate } from '../interpolate';
import en from './en.json';
import ko from './ko.json';
import zhTw from './zh-tw.json';

export type MailKind = keyof typeof en;
type Texts = Record<MailKind, { subject: string; text: string }>;

const texts: Record<Locale, Texts> = { en, ko, 'zh-tw': zhTw };

/** Subject and text of a mail in the reader's language. A subject is one line, whatever the values hold. */
export function writeMail(
  kind: MailKind,
  locale: Locale,
  values: Values,
): { subject: string; text: string } {
  const { subject, text } = texts[locale][kind];
  return {
    subject: interpolate(subject, values).replace(/\s+/g, ' '),
    text: interpolate(text, values),
  };
}
