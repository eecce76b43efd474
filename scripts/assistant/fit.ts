/**
 * `npm run fit:assistant`: fits the models by which the assistant decides whether a page answers, and writes src/domain/assistant/deciding/weights.json. It learns
 * from written questions and from the half of the labelled ones that may be looked at, each asked of an assistant that was never told it, and from
 * questions about sections that were taken out, so that nothing answers them though the subject is known.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Assistant, type Block, withPageModels } from '../../src/domain/assistant';
import { isLocale, LOCALES, type Locale } from '../../src/domain/locale';
import { collectKnowledge } from './knowledge';
import labelled from './labelled.json';

/** The questions are left out in turn, a quarter at a time, and asked. */
const FOLDS = 4;
/** And of the sections so many parts of all, with what is asked of them. */
const SECTION_PARTS = 6;
const SECTION_FOLDS = 2;
/** What a page beside the nearest counts, and what nothing answers: a wrong answer is worse than none. */
const BESIDE = 0.5;
const UNANSWERABLE = 3;
/** What a labelled question counts beside a written one: it is put as strangers put it. */
const LABELLED = 3;
/** Keeps the weights small. */
const RIDGE = 1e-5;
const ROUNDS = 40;

interface Row {
  locale: Locale;
  signals: number[];
  isRight: number;
  counts: number;
}

const knowledge = collectKnowledge();
const rows: Row[] = [];
let names: string[] = [];

function learn(
  assistant: Assistant,
  question: string,
  locale: Locale,
  pages: readonly string[],
  weight = 1,
) {
  const counts = pages.length > 0 ? weight : weight * UNANSWERABLE;
  for (const [place, { signals, path: page }] of assistant.candidates(question, locale).entries()) {
    names = Object.keys(signals);
    rows.push({
      locale,
      signals: Object.values(signals),
      isRight: pages.includes(page) ? 1 : 0,
      counts: place === 0 ? counts : counts * BESIDE,
    });
  }
}

const examples = labelled.filter(
  ({ half, kind, ...rest }) => half === 1 && kind !== 'image' && !('previous' in rest),
);
for (let fold = 0; fold < FOLDS; fold += 1) {
  const isLeftOut = (place: number) => place % FOLDS === fold;
  const told = withPageModels(
    { ...knowledge, questions: knowledge.questions.filter((_one, place) => !isLeftOut(place)) },
    examples.filter((_one, place) => !isLeftOut(place)),
  );
  const assistant = new Assistant(told);
  for (const [place, { texts, blocks }] of knowledge.questions.entries())
    if (isLeftOut(place))
      for (const locale of LOCALES)
        learn(
          assistant,
          texts[locale].text,
          locale,
          blocks.flatMap((block) => knowledge.blocks[block]?.path ?? []),
        );
  const reader = new Assistant({ ...knowledge, pageModels: told.pageModels });
  for (const [place, { locale, question, pages }] of examples.entries())
    if (isLeftOut(place) && isLocale(locale)) learn(reader, question, locale, pages, LABELLED);
}

const sections = [...new Set(knowledge.blocks.map(sectionOf))];
for (let fold = 0; fold < SECTION_FOLDS; fold += 1) {
  const gone = new Set(sections.filter((_one, place) => place % SECTION_PARTS === fold));
  const isGone = (block: number) => gone.has(sectionOf(knowledge.blocks[block]));
  const left = knowledge.questions.filter(({ blocks }) => !blocks.some(isGone));
  const blocks = knowledge.blocks.map((block, place) => (isGone(place) ? emptied(block) : block));
  const assistant = new Assistant(
    withPageModels({ ...knowledge, blocks, questions: left }, examples),
  );
  for (const { texts, blocks: targets } of knowledge.questions)
    if (targets.length > 0 && targets.every(isGone))
      for (const locale of LOCALES) learn(assistant, texts[locale].text, locale, []);
}

const written = Object.fromEntries(
  LOCALES.map((locale) => {
    const weights = logistic(rows.filter((row) => row.locale === locale));
    return [
      locale,
      Object.fromEntries(
        [...names, 'bias'].map((name, place) => [name, Number((weights[place] ?? 0).toFixed(3))]),
      ),
    ];
  }),
);
console.log(rows.length, written);
writeFileSync(
  path.resolve(import.meta.dirname, '../../src/domain/assistant/deciding/weights.json'),
  `${JSON.stringify(written, null, 2)}\n`,
);

function sectionOf(block: Block | undefined): string {
  return block ? `${block.path}#${block.anchor}` : '';
}

/** A block that says nothing, so that the places of the others stay. */
function emptied(block: Block): Block {
  const silent = (locale: Locale) => ({ ...block.texts[locale], words: '' });
  return {
    ...block,
    paragraphs: [],
    texts: { en: silent('en'), ko: silent('ko'), 'zh-tw': silent('zh-tw') },
  };
}

/** The weights of a logistic model, the bias last, by Newton's method. */
function logistic(all: readonly Row[]): number[] {
  const size = (all[0]?.signals.length ?? 0) + 1;
  const weights = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight, place) =>
      place === size - 1 ? 0 : -RIDGE * all.length * weight,
    );
    const curve = weights.map((_weight, row) =>
      weights.map((_other, column) => (row === column ? RIDGE * all.length : 0)),
    );
    for (const { signals, isRight, counts } of all) {
      const input = [...signals, 1];
      const sum = input.reduce((so, value, place) => so + value * (weights[place] ?? 0), 0);
      const guess = 1 / (1 + Math.exp(-sum));
      for (const [row, value] of input.entries()) {
        slope[row] = (slope[row] ?? 0) + counts * (isRight - guess) * value;
        for (const [column, other] of input.entries()) {
          const line = curve[row];
          if (line)
            line[column] = (line[column] ?? 0) + counts * guess * (1 - guess) * value * other;
        }
      }
    }
    const step = solve(curve, slope);
    for (const [place, by] of step.entries()) weights[place] = (weights[place] ?? 0) + by;
    if (Math.max(...step.map(Math.abs)) < 1e-6) break;
  }
  return weights;
}

/** The solution of a symmetric system without zeros on its diagonal, by elimination. */
function solve(matrix: readonly number[][], right: readonly number[]): number[] {
  const lines = matrix.map((line, place) => [...line, right[place] ?? 0]);
  for (const [place, pivot] of lines.entries()) {
    for (const [other, line] of lines.entries()) {
      if (other === place) continue;
      const factor = (line[place] ?? 0) / (pivot[place] ?? 1);
      for (let column = place; column < pivot.length; column += 1)
        line[column] = (line[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  return lines.map((line, place) => (line.at(-1) ?? 0) / (line[place] ?? 1));
}
