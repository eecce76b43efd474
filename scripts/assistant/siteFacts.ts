/** What the assistant may say of the site: texts of its pages, which stand in the message sets and in src/content. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../src/domain/locale';

const root = path.resolve(import.meta.dirname, '../../src');
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown;

/** `says` names texts as `<set>:<message id>`, `company:<place>` or `home:<place>`, or gives the words of a page by language. */
export interface SiteFact {
  path: string;
  title: string;
  says: string | Record<Locale, string>;
  asked: Record<Locale, string>[];
}

function textAt(content: unknown, place: string): string {
  const value = place
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], content);
  if (typeof value !== 'string') throw new Error(`There is no text at ‘${place}’.`);
  return value;
}

function textOf(reference: string, locale: Locale): string {
  const [set = '', place = ''] = reference.split(/:(.*)/s);
  if (set === 'company' || set === 'home')
    return textAt(read(`content/${set}/${locale}.json`), place);
  const text = (read(`i18n/messages/${set}/${locale}.json`) as Record<string, string>)[place];
  if (text === undefined) throw new Error(`There is no message ‘${reference}’.`);
  return text.replace(/<\/?\w+>/g, '');
}

export const siteFacts = (): SiteFact[] => read('content/questions/site.json') as SiteFact[];

/** The columns and rows of a text that is a table of a policy; none of any other. */
export function tableIn(text: string): { columns: string[]; rows: string[][] } | undefined {
  if (!text.startsWith('|')) return undefined;
  const [columns = [], , ...rows] = text.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return { columns, rows };
}

/** A fact's text or title in every language. */
export function inAllLanguages(says: SiteFact['says']): Record<Locale, string> {
  if (typeof says !== 'string') return says;
  return Object.fromEntries(LOCALES.map((locale) => [locale, textOf(says, locale)])) as Record<
    Locale,
    string
  >;
}
