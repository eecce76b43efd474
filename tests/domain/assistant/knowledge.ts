import {
  type Block,
  type Knowledge,
  type Phrases,
  spellingsIn,
  Vocabulary,
  withPageModels,
} from '@/domain/assistant';
import { LOCALES, type Locale } from '@/domain/locale';
import { termsIn } from '@/domain/wiki';
import glossary from '@/content/wiki/glossary.json';
import en from '@/content/assistant/en.json';
import ko from '@/content/assistant/ko.json';
import zhTw from '@/content/assistant/zh-tw.json';
import fillers from '@/content/questions/fillers.json';
import synonyms from '@/content/questions/synonyms.json';

const vocabulary = new Vocabulary(glossary, synonyms, fillers);
const idsIn = (text: string) => termsIn(text, glossary).map(({ id }) => id);
const wordsOf = (text: string) => vocabulary.wordsOf(text, idsIn(text)).join(' ');
const same = <Value>(value: Value) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, value])) as Record<Locale, Value>;
const phrases: Record<Locale, Phrases> = { en, ko, 'zh-tw': zhTw };

function block(
  text: string,
  rest: Partial<Block> & { image?: string; rows?: string[][]; formula?: string } = {},
): Block {
  const { image, rows, formula, ...place } = rest;
  return {
    path: '/DetailsByInsurance/4/2/1',
    anchor: 'required',
    kind: image ? 'drawing' : rows ? 'table' : formula ? 'formula' : 'text',
    terms: [],
    paragraphs: [],
    texts: same({
      title: 'Rolling the margin forward',
      heading: 'What is required',
      text,
      words: wordsOf(text),
      around: 0,
      ...(rows && { columns: ['Change', 'Taken to'], rows }),
      ...(formula && { formula }),
      ...(image && { image: { src: image, width: 600, height: 300, caption: text } }),
    }),
    ...place,
  };
}

const asked = (text: string, ...blocks: number[]) => ({
  blocks,
  texts: same({ text, words: wordsOf(text) }),
});

const lossComponent = { path: '/DetailsByInsurance/4/3/1' };
const blocks: Block[] = [
  block('The contractual service margin is the unearned profit of a group (IFRS 17.43).', {
    path: '/DetailsByInsurance/4/2',
    paragraphs: ['17.43'],
  }),
  block('A margin cannot be negative.'),
  block('The margin is released by coverage units. The release comes last.', {
    paragraphs: ['17.44'],
  }),
  block('From opening to closing margin', { image: '/assets/drawings/margin.svg' }),
  block('Change, taken to', {
    rows: [
      ['Premiums', 'Revenue'],
      ['Policy loan', 'CSM'],
      ['Currency', 'CSM'],
      ['Claims', 'Expenses'],
      ['Taxes', 'Expenses'],
    ],
  }),
  block('At the end of a period the loss component is:', lossComponent),
  block('', { ...lossComponent, formula: 'LC₁ = LC₀ + N - r₁' }),
  block('N: losses of contracts added to the group.', { ...lossComponent, isItem: true }),
  block('r: reversals in the period, by a systematic basis.', { ...lossComponent, isItem: true }),
  block('Z: words that stand for nothing in the formula.', { ...lossComponent, isItem: true }),
];
const questions = [
  asked('What is the contractual service margin?', 0),
  asked('Can the CSM be negative?', 1),
  asked('How is the CSM released to profit or loss?', 2),
  asked('Show me a drawing of the CSM movements', 3),
  asked('Which model for a policy loan?', 4),
  asked('What does the reversal of the loss component stand for?', 8),
  asked('Which words stand for nothing?', 9),
  asked('What is the CSM of Samsung Life?'),
  asked('What is the weather today?'),
];

/** A handbook of a few sentences. */
const material: Knowledge = {
  blocks,
  questions,
  figures: { asks: same('What is “{title}”?'), named: same({}) },
  headings: same([wordsOf('Rolling the margin forward. What is required')]),
  glossary,
  simplifiedChinese: { letters: {}, words: [] },
  synonyms,
  fillers,
  spellings: spellingsIn([...questions, ...blocks].map(({ texts }) => texts.en.text)),
  common: [],
  phrases,
};

export const knowledge = withPageModels(material, []);
