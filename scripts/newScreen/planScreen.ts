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

/** Lines of messages in the order of their ids; those that are there stay as they are written. */
const byId = (one: string, other: string) => {
  const [a = '', b = ''] = [one, other].map((line) => line.split('"')[1]);
  return a < b ? -1 : 1;
};

function addWords(screen: NewScreen, read: (file: string) => string): [string, string][] {
  const words = JSON.parse(
    fillIn(screen, readFileSync(path.join(templates, screen.kind, 'messages.json'), 'utf8')),
  ) as Words;
  return Object.entries(words).flatMap(([set, messages]) =>
    LOCALES.map((locale): [string, string] => {
      const file = `src/i18n/messages/${set}/${locale}.json`;
      const lines = read(file)
        .split('\n')
        .filter((line) => line.startsWith('  "'));
      const added = Object.entries(messages).map(
        ([id, texts]) => `  ${JSON.stringify(id)}: ${JSON.stringify(texts[locale])}`,
      );
      const all = [...lines.map((line) => line.replace(/,$/, '')), ...added].sort(byId);
      return [file, `{\n${all.join(',\n')}\n}\n`];
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
