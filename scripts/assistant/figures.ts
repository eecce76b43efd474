/** Names of the figures of a close, and where the handbook says what they are: src/content/questions/figures.json. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Figures, withoutValues } from '../../src/domain/assistant';
import { LOCALES, type Locale } from '../../src/domain/locale';

const root = path.resolve(import.meta.dirname, '../../src');
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown;

/** Messages of the close that name figures, by the places of the blocks about them: `<page>:<anchor>.<block>`. */
export const figurePlaces = () =>
  read('content/questions/figures.json') as { at: string[]; labels: string[] }[];

/** The names of figures in every language. @param blockAt the block of a place; throws where there is none */
export function collectFigures(blockAt: (place: string) => number): Figures {
  const asks: [Locale, string][] = [];
  const named: [Locale, Record<string, number[]>][] = [];
  for (const locale of LOCALES) {
    const messages = read(`i18n/messages/close/${locale}.json`) as Record<string, string>;
    const say = (id: string) => {
      const text = messages[`close.${id}`];
      if (text === undefined) throw new Error(`There is no message ‘close.${id}’.`);
      return text;
    };
    asks.push([locale, say('explain.question')]);
    const names = figurePlaces().flatMap(({ at, labels }) =>
      labels.map((label) => [withoutValues(say(label)), at.map(blockAt)] as const),
    );
    named.push([locale, Object.fromEntries(names)]);
  }
  return {
    asks: Object.fromEntries(asks) as Figures['asks'],
    named: Object.fromEntries(named) as Figures['named'],
  };
}
