import type { Term, WikiPassage } from '@/domain/wiki';
import { makeEngine } from '@/features/wiki/search/engine';

const passage = (
  path: string,
  page: string,
  text: string,
  more: Partial<WikiPassage> = {},
): WikiPassage => ({
  path,
  page,
  anchor: '',
  heading: '',
  trail: '',
  sisters: '',
  text,
  ...more,
});
const passages = [
  passage(
    '7/3/1',
    'Reinsurance with the contracts it protects',
    'The loss-recovery component follows the loss. A component.',
  ),
  passage(
    '4/3/1',
    'Loss component and reversal of losses',
    'The loss component is what was lost, and is reversed first.',
  ),
  passage(
    '4/3/3',
    'Loss component and its issues',
    'The loss component in practice, where the loss component is disputed.',
  ),
  passage('5/1/1', 'Who may use the allocation approach', 'Simpler for covers of a year.', {
    paragraphs: ['53-54'],
  }),
  passage('5/1/3', 'Issues', 'Coverage of 53 weeks was asked about.'),
];
const glossary: Term[] = [
  {
    id: 'loss-component',
    terms: { en: 'loss component', ko: '손실요소', 'zh-tw': '損失組成部分' },
    strokes: 1,
    definition: { en: 'what it is', ko: '무엇인지', 'zh-tw': '說明' },
    asked: ['虧損部分'],
  },
];
const simplifiedChinese = { letters: { 亏: '虧', 损: '損' }, words: [] };

const ask = async (question: string) =>
  (await makeEngine({ passages, glossary, simplifiedChinese }, 'en'))
    .find(question)
    .map((found) => found.passage.path);

it('puts words that stand side by side before the same words apart, and what a thing is before its issues', async () => {
  expect((await ask('loss component')).slice(0, 2)).toEqual(['4/3/1', '4/3/3']);
  expect((await ask('손실요소'))[0]).toBe('4/3/1');
});

it('finds the page that deals with a paragraph, also one within a range and named in another language', async () => {
  expect((await ask('paragraph 54'))[0]).toBe('5/1/1');
  expect((await ask('54문단'))[0]).toBe('5/1/1');
  expect((await ask('第54段'))[0]).toBe('5/1/1');
});

it('finds by simplified letters, by a word of other places and by a misspelt one', async () => {
  expect((await ask('亏损部分'))[0]).toBe('4/3/1');
  expect((await ask('reinsurence protecs'))[0]).toBe('7/3/1');
});

it('answers nothing to a question without words', async () => {
  expect(await ask(' ? ')).toEqual([]);
});
