/** Puts together what the assistant knows: the handbook, its glossary, the site, and the questions written for them. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Block,
  type BlockText,
  type Knowledge,
  type Phrases,
  spellingsIn,
  type Synonyms,
  Vocabulary,
  withPageModels,
  type WrittenQuestion,
} from '../../src/domain/assistant';
import { LOCALES, type Locale } from '../../src/domain/locale';
import { citing, flattened, GLOSSARY, termsIn, tokensOf, wikiAddress } from '../../src/domain/wiki';
import { simplifiedChinese } from '../wiki/simplifiedChinese';
import { glossary } from '../wiki/words';
import { blocksOf, type PageText } from './blocks';
import { savedDrawings } from './drawings';
import { collectFigures } from './figures';
import labelled from './labelled.json';
import { shownOf, siteFacts } from './siteFacts';

const folder = path.resolve(import.meta.dirname, '../../src/content/questions');

interface Written extends Record<Locale, string> {
  /** Places of the page as `<anchor>.<block>`, of another as `<page>:<anchor>.<block>`; the anchor is empty above the first heading. */
  at: string[];
}

const inLanguages = <Value>(valueOf: (locale: Locale) => Value) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, valueOf(locale)])) as Record<Locale, Value>;

function citedIn(source: string): string[] {
  const paragraphs = tokensOf(citing(source.replace(/IFRS 17\./g, ' 17.')))
    .map(({ term }) => term)
    .filter((term) => /^(?:17\.|[abc]|bc|ie)\d/.test(term));
  return [...new Set(paragraphs)];
}

/** Reads every page anew. Throws on a question whose place is not there. */
export function collectKnowledge(): Knowledge {
  const terms = [...glossary().values()];
  const idsIn = (...texts: string[]) => [
    ...new Set(texts.flatMap((text) => termsIn(text, terms).map(({ id }) => id))),
  ];
  const blocks: Block[] = [];
  const questions: WrittenQuestion[] = [];
  const synonyms = read<Synonyms>('synonyms');
  const fillers = read<string[]>('fillers');
  const vocabulary = new Vocabulary(terms, synonyms, fillers);
  const headings = inLanguages(() => new Map<string, number>());
  /** A text with its words; the same heading stands above many blocks. */
  const withWords = (text: PageText, ids: string[], locale: Locale): BlockText => {
    const above = `${text.title} ${text.heading}`;
    const around = headings[locale].get(above) ?? headings[locale].size;
    headings[locale].set(above, around);
    return { ...text, words: wordsOf(text.text, ids), around };
  };
  const wordsOf = (text: string, ids: string[]) => vocabulary.wordsOf(text, ids).join(' ');
  const ask = (texts: Record<Locale, string>, targets: number[]) => {
    const ids = idsIn(...LOCALES.map((locale) => texts[locale]));
    questions.push({
      blocks: targets,
      texts: inLanguages((locale) => ({
        text: texts[locale],
        words: wordsOf(texts[locale], ids),
      })),
    });
  };

  /** Blocks by page and place. */
  const places = new Map<string, number>();
  const blockAt = (place: string) => {
    const block = places.get(place);
    if (block === undefined) throw new Error(`There is no ‘${place}’.`);
    return block;
  };
  for (const { path: page } of flattened) {
    const pages = inLanguages((locale) => blocksOf(page, locale));
    const counts = new Map<string, number>();
    for (const [index, block] of pages.en.entries()) {
      const { anchor, kind, page: pageKind, isItem, source } = block;
      const shown = inLanguages((locale) => pages[locale][index]?.text as PageText);
      const ids = idsIn(shown.en.text);
      const count = counts.get(anchor) ?? 0;
      counts.set(anchor, count + 1);
      places.set(`${page}:${anchor}.${count}`, blocks.length);
      blocks.push({
        path: wikiAddress(page),
        anchor,
        kind,
        page: pageKind,
        ...(isItem && { isItem }),
        terms: ids,
        paragraphs: citedIn(source),
        texts: inLanguages((locale) => withWords(shown[locale], ids, locale)),
      });
    }
  }
  for (const { path: page } of flattened)
    for (const { at, ...texts } of writtenFor(page))
      ask(
        texts,
        at.map((place) => blockAt(place.includes(':') ? place : `${page}:${place}`)),
      );
  for (const { id, terms: names, short, definition } of terms) {
    const titleOf = (locale: Locale) => names[locale] + (short ? ` (${short})` : '');
    blocks.push({
      path: wikiAddress(GLOSSARY),
      anchor: id,
      kind: 'definition',
      terms: [id],
      paragraphs: [],
      texts: inLanguages((locale) =>
        withWords({ title: titleOf(locale), heading: '', text: definition[locale] }, [id], locale),
      ),
    });
  }
  for (const fact of siteFacts()) {
    const shown = shownOf(fact);
    blocks.push({
      path: fact.path,
      anchor: '',
      kind: 'text',
      terms: [],
      paragraphs: [],
      texts: inLanguages((locale) => withWords(shown[locale], [], locale)),
    });
    for (const question of fact.asked) ask(question, [blocks.length - 1]);
  }
  for (const texts of read<Record<Locale, string>[]>('outside')) ask(texts, []);
  return {
    blocks,
    questions,
    figures: collectFigures(blockAt),
    headings: inLanguages((locale) =>
      [...headings[locale].keys()].map((above) => wordsOf(above, idsIn(above))),
    ),
    glossary: terms,
    simplifiedChinese: simplifiedChinese(),
    synonyms,
    fillers,
    spellings: spellingsIn([
      ...questions.map(({ texts }) => texts.en.text),
      ...blocks.map(({ texts }) => texts.en.text),
      ...terms.map((term) => term.terms.en),
    ]),
    common: [
      ...new Set(
        Object.values(read<Record<string, string[]>>('common'))
          .flat()
          .flatMap((word) =>
            word.startsWith('~') ? [word] : tokensOf(word).map(({ term }) => term),
          ),
      ),
    ],
    phrases: inLanguages((locale) => read<Phrases>(`../assistant/${locale}`)),
  };
}

const read = <Content>(name: string) =>
  JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as Content;

/** The questions written for a page. */
function writtenFor(page: string): Written[] {
  return existsSync(path.join(folder, `${page}.json`)) ? read<Written[]>(page) : [];
}

/** All of it, with what is learnt of it and of the labelled questions that may be looked at. */
export function completeKnowledge(): Knowledge {
  return withPageModels(
    collectKnowledge(),
    labelled.filter(({ half, kind }) => half === 1 && kind !== 'image'),
  );
}

/** Writes what the server reads, and the drawings beside the other assets. */
export async function writeKnowledge(siteDir: string): Promise<void> {
  const knowledge = completeKnowledge();
  await mkdir(siteDir, { recursive: true });
  await writeFile(path.join(siteDir, 'knowledge.json'), JSON.stringify(knowledge));
  const drawings = path.join(siteDir, 'assets/drawings');
  await mkdir(drawings, { recursive: true });
  for (const [name, svg] of savedDrawings()) await writeFile(path.join(drawings, name), svg);
}
