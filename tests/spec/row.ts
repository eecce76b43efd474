import type { Locale } from '@/domain/locale';
import type { MessageId } from '@/i18n';

/** Words that the specification gives to the letter, in the language in which it gives them. */
export interface Wording {
  text: string;
  language: Locale;
  /** The message that says them; a row that is not claimed yet may have none. */
  id?: MessageId;
}

/** A row of the specification: one thing that the product does and that a test can show. */
export interface Row {
  id: string;
  /** Where a person meets it; for the rows of the calls, the operation. */
  screen: string;
  /** What a person (or a caller) does to see it. */
  trigger: string;
  /** What happens then. */
  rule: string;
  words?: readonly Wording[];
  /** Its place among rules of which only the first failure is reported. */
  order?: number;
  /** Where the source contradicts itself or is silent: what it says, and what we do. */
  contradiction?: string;
  decision?: string;
  /** The story in which QA sees it. */
  story?: string;
  /** A claimed row needs a test that passes; a later one is claimed together with its issue. */
  stage: 'claimed' | 'later';
  /** Where no screen shows it: a test of the server, or of the shared client, covers it. */
  side?: 'server' | 'client';
}

export const en = (text: string, id?: MessageId): Wording => ({ text, language: 'en', id });
export const ko = (text: string, id?: MessageId): Wording => ({ text, language: 'ko', id });
