import type { Locale } from '@/domain/locale';
import administration from './administration.json';
import close from './close.json';
import type { CatalogueFile, ColumnType, Subject, View, ViewColumn, Words } from './types';

export type { ColumnType, View, ViewColumn, Words } from './types';

/** The schema of the views; nothing else can be read. */
export const ASK_SCHEMA = 'ask';

export const wordsOf = ([en = '', ko = '', zhTw = '']: readonly string[]): Words => ({
  en,
  ko,
  'zh-tw': zhTw,
});

/** Where a name stands in each language: `<name>_ko`. */
export const nameColumn = (name: string, locale: Locale): string =>
  `${name}_${locale.replace('-', '_')}`;

const languages: readonly Locale[] = ['en', 'ko', 'zh-tw'];

function columnsOf([name = '', type = '', ...label]: readonly string[]): ViewColumn[] {
  const words = wordsOf(label);
  if (type !== 'name') return [{ name, type: type as ColumnType, label: words }];
  return languages.map((locale) => {
    const marked = (text: string) => `${text} (${locale})`;
    return {
      name: nameColumn(name, locale),
      type: 'text',
      label: { en: marked(words.en), ko: marked(words.ko), 'zh-tw': marked(words['zh-tw']) },
    };
  });
}

const read = ({ subject, views: listed }: CatalogueFile): View[] =>
  listed.map(({ name, label, description, columns }) => ({
    name,
    subject: subject as Subject,
    label: wordsOf(label),
    description: wordsOf(description),
    columns: columns.flatMap(columnsOf),
  }));

/** What can be asked, in the order in which it is listed. */
export const views: readonly View[] = [close, administration].flatMap(read);
