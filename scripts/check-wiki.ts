/**
 * Proves of the wiki: every page is there in every language, with the same structure and the same figures in all of them; its title, heading and
 * summary are its own; every link and anchor resolves; figures are those of the engine where they rest on it, and sums those of their rows; paragraphs are cited in one form; terms are those of the
 * glossary; Chinese uses no wording of the mainland. Prints counts.
 */
import { LOCALES, type Locale } from '../src/domain/locale';
import { flattened, GLOSSARY } from '../src/domain/wiki';
import { changeProblems } from './wiki/changes';
import { anchorsOf, type CheckedPage, pageProblems } from './wiki/check/page';
import { shapeOf } from './wiki/check/shape';
import { headingProblems, titleProblems } from './wiki/check/titles';
import { sourceOf } from './wiki/files';
import { splitSource } from './wiki/frontMatter';
import { parseBody } from './wiki/markdown';
import { glossary as readGlossary } from './wiki/words';
import { workedFigures, workedNumberProblems } from './wiki/workedNumbers';

const problems: string[] = [];
const glossary = readGlossary();

function read(path: string, locale: Locale): CheckedPage[] {
  const source = sourceOf(path, locale);
  if (source === undefined) {
    problems.push(`${path}.${locale}: is not written`);
    return [];
  }
  try {
    const { head, body } = splitSource(source);
    return [{ path, locale, head, body: parseBody(body, locale) }];
  } catch (error) {
    problems.push(`${path}.${locale}: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

const pages = flattened.flatMap(({ path }) => LOCALES.flatMap((locale) => read(path, locale)));
for (const locale of LOCALES) {
  const mine = pages.filter((page) => page.locale === locale);
  const anchors = new Map(mine.map((page) => [page.path, anchorsOf(page)]));
  anchors.set(GLOSSARY, new Set(glossary.keys()));
  problems.push(...titleProblems(mine, glossary, locale), ...headingProblems(mine));
  for (const page of mine) {
    const mistakes = [
      ...pageProblems(page, glossary, anchors),
      ...workedNumberProblems(page.path, page.body),
    ];
    for (const problem of mistakes) problems.push(`${page.path}.${locale}: ${problem}`);
  }
}

const difference = (a: string[], b: string[]) =>
  a.find((item, index) => item !== b[index]) ?? b[a.length] ?? '';
const counts = { tables: 0, figures: 0, diagrams: 0, formulas: 0, worked: 0 };
for (const { path } of flattened) {
  const [first, ...others] = pages.filter((page) => page.path === path);
  if (!first) continue;
  const wanted = shapeOf(first.body);
  counts.tables += wanted.tables.length;
  counts.figures += wanted.figures.length;
  counts.diagrams += wanted.diagrams.length;
  counts.formulas += wanted.formulas;
  counts.worked += workedFigures(path);
  for (const other of others) {
    const name = `${path}.${other.locale}`;
    const shape = shapeOf(other.body);
    for (const part of ['headings', 'tables', 'lists', 'diagrams', 'figures'] as const) {
      if (wanted[part].join('|') !== shape[part].join('|'))
        problems.push(
          `${name}: other ${part} than ${first.locale}, at ‘${difference(wanted[part], shape[part])}’`,
        );
    }
    if (wanted.formulas !== shape.formulas)
      problems.push(`${name}: other formulas than ${first.locale}`);
    for (const fact of ['paragraphs', 'related'] as const) {
      if (first.head[fact].join() !== other.head[fact].join())
        problems.push(`${name}: other ${fact} than ${first.locale}`);
    }
  }
}

// The order by strokes has a mark before the characters of each number of strokes.
const { compare } = new Intl.Collator('zh-Hant-TW');
const strokesOf = (term: string) =>
  Array.from(
    { length: 40 },
    (_, strokes) => `\ufdd0${String.fromCharCode(0x2800 + strokes)}`,
  ).findLastIndex((mark) => compare(mark, term) <= 0);

for (const { id, terms, strokes, definition } of glossary.values()) {
  if (strokes !== strokesOf(terms['zh-tw']))
    problems.push(`glossary: ${id} begins with ${strokesOf(terms['zh-tw'])} strokes`);
  for (const locale of LOCALES)
    if (!terms[locale] || !definition[locale]) problems.push(`glossary: ${id} lacks ${locale}`);
}

problems.push(...changeProblems(new Set(flattened.map(({ path }) => path))));
for (const problem of problems) console.error(problem);
console.log(
  `Wiki: ${pages.length} of ${flattened.length * LOCALES.length} pages, ${counts.tables} tables with ${counts.figures} figures, ` +
    `${counts.diagrams} diagrams, ${counts.formulas} formulas, ${counts.worked} figures worked out by the engine, ${glossary.size} terms; ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
