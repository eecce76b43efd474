/** Where the wiki's Markdown is, and which pages are there. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../src/domain/locale';

export const folder = path.resolve(import.meta.dirname, '../../src/content/wiki');

function fileOf(section: string, locale: Locale): string {
  return path.join(folder, `${section}.${locale}.md`);
}

export function sourceOf(section: string, locale: Locale): string | undefined {
  const file = fileOf(section, locale);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The language of a page's file, from its name. */
export function localeOfFile(file: string): Locale {
  const locale = LOCALES.find((known) => file.endsWith(`.${known}.md`));
  if (!locale) throw new Error(`${file} does not say its language.`);
  return locale;
}
