/** What a new screen writes: its own files from the templates beside this one, its words, and the places where it is made known. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../src/domain/locale';
import { registration } from './registration';
import { lowerFirst, type NewScreen, pathOf } from './screen';

type Words = Record<string, Record<string, Record<Locale, string>>>;

const templates = path.join(import.meta.dirname, 'templates');

function fillIn(screen: NewScreen, text: string): string {
  const values: Record<string, string> = {
    Name: screen.name,
    name: lowerFirst(screen.name),
    feature: screen.feature,
    path: pathOf(screen),
    title: screen.titles.en,
    titleKo: screen.titles.ko,
    titleZhTw: screen.titles['zh-tw'],
    resource: screen.resource ?? '',
  };
  return text.replaceAll(
    /__([A-Za-z]+?)__/g,
    (placeholder, key: string) => values[key] ?? placeholder,
  );
}

/** What nobody can tell from a space is written as its number. */
const escapeSpaces = (json: string) => json.replaceAll('\u00a0', '\\u00a0');

function addWords(screen: NewScreen, read: (file: string) => string): [string, string][] {
  const words = JSON.parse(
    fillIn(screen, readFileSync(path.join(templates, screen.kind, 'messages.json'), 'utf8')),
  ) as Words;
  return Object.entries(words).flatMap(([set, messages]) =>
    LOCALES.map((locale): [string, string] => {
      const file = `src/i18n/messages/${set}/${locale}.json`;
      const all = JSON.parse(read(file)) as Record<string, string>;
      for (const [id, texts] of Object.entries(messages)) all[id] = texts[locale];
      const sorted = Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1));
      return [file, escapeSpaces(JSON.stringify(Object.fromEntries(sorted), null, 2))];
    }),
  );
}

/** The files to write, by their paths below `root`. Throws where the screen is there already: nothing is overwritten. */
export function planScreen(screen: NewScreen, root: string): Map<string, string> {
  const read = (file: string) => {
    const at = path.join(root, file);
    return existsSync(at) ? readFileSync(at, 'utf8') : '';
  };
  const folder = path.join(templates, screen.kind);
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .map((file): [string, string] => [
      fillIn(screen, file.replaceAll(path.sep, '/').replace(/\.txt$/, '')),
      fillIn(screen, readFileSync(path.join(folder, file), 'utf8')),
    ]);
  for (const [file] of own)
    if (existsSync(path.join(root, file))) throw new Error(`${file} is there already.`);
  return new Map([...own, ...addWords(screen, read), ...registration(screen, read)]);
}
