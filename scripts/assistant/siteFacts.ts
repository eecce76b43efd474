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
  /** Of a list, which is shown as a table: the columns' headings by what they hold. */
  columns?: Record<string, string>;
  /** Of a list of figures: the name of the row that adds up the last column. */
  total?: string;
  asked: Record<Locale, string>[];
}

/** What a fact shows in one language. */
export interface ShownFact {
  title: string;
  heading: string;
  text: string;
  columns?: string[];
  rows?: string[][];
}

const placeIn = (content: unknown, place: string): unknown =>
  place
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], content);

const isOfContent = (set: string) => set === 'company' || set === 'home';

/** What stands at a place of the content or among the messages. @throws where there is nothing */
function valueOf(reference: string, locale: Locale): unknown {
  const [set = '', place = ''] = reference.split(/:(.*)/s);
  const value = isOfContent(set)
    ? placeIn(read(`content/${set}/${locale}.json`), place)
    : (read(`i18n/messages/${set}/${locale}.json`) as Record<string, string>)[place];
  if (value === undefined) throw new Error(`There is nothing at ‘${reference}’.`);
  return value;
}

function textOf(reference: string, locale: Locale): string {
  const value = valueOf(reference, locale);
  if (typeof value !== 'string') throw new Error(`There is no text at ‘${reference}’.`);
  return value.replace(/<\/?\w+>/g, '');
}

export const siteFacts = (): SiteFact[] => read('content/questions/site.json') as SiteFact[];

/** A policy names the firm by placeholders. */
function filled(text: string): string {
  const firm = read('content/firm.json') as Record<string, string>;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => firm[name] ?? placeholder);
}

/** The columns and rows of a text that is a table of a policy; none of any other. */
function tableIn(text: string): Pick<ShownFact, 'columns' | 'rows'> | undefined {
  if (!text.startsWith('|')) return undefined;
  const [columns = [], , ...rows] = text.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return { columns, rows };
}

/** A list of the content as a table. */
function tableOf(fact: SiteFact, locale: Locale): Omit<ShownFact, 'title' | 'heading'> {
  const { says, columns = {}, total } = fact;
  const items = valueOf(says as string, locale) as Record<string, string | number>[];
  const rows = items.map((item) => Object.keys(columns).map((key) => String(item[key] ?? '')));
  if (total) {
    const sum = rows.reduce((all, row) => all + Number(row.at(-1)), 0);
    rows.push([textOf(total, locale), String(sum)]);
  }
  const heads = Object.values(columns).map((head) => textOf(head, locale));
  return { columns: heads, rows, text: [heads, ...rows].map((row) => row.join(' ')).join(' ') };
}

/** What a fact shows in every language. */
export function shownOf(fact: SiteFact): Record<Locale, ShownFact> {
  const shown = (locale: Locale): ShownFact => {
    const above = { title: textOf(fact.title, locale), heading: '' };
    if (fact.columns) return { ...above, ...tableOf(fact, locale) };
    const { says } = fact;
    const text = typeof says === 'string' ? textOf(says, locale) : filled(says[locale]);
    return { ...above, text, ...tableIn(text) };
  };
  return Object.fromEntries(LOCALES.map((locale) => [locale, shown(locale)])) as Record<
    Locale,
    ShownFact
  >;
}
