import type { TextLine } from '@/server/ocr/document/latin';
import { type Candidate, candidateOf } from '@/server/ocr/engine/candidate';
import { others, rest } from '@/server/ocr/engine/rest';
import { withSpaces } from '@/server/ocr/document/spaces';
import { readAsItCame, startOf, type State } from '@/server/ocr/engine/state';
import { blankImage, decode } from '@/server/ocr/picture/image';
import { Work } from '@/server/ocr/tesseract';
import { fileOf, lineOf } from './support';

const textOf = (lines: readonly TextLine[] = []): string[] =>
  lines.map(({ glyphs }) => glyphs.map(({ before, text }) => before + text).join(''));

const image = blankImage(1000, 400);
const read = (lines: TextLine[], way = 'page', isInPlace = true): Promise<Candidate> =>
  candidateOf(lines, { way, model: 'eng', image, isInPlace });
const after = async (best: Candidate, ...readings: Candidate[]): Promise<State> => ({
  ...(await startOf(best.image, true)),
  best,
  readings,
});

describe('what the best reading lacks', () => {
  const title = lineOf('Changes', { y: 0 });
  const line = lineOf('Contractual service margin', { y: 60 });
  const foot = lineOf('Page seven', { y: 120 });

  it.each<[string, () => Promise<Candidate>, string[]]>([
    [
      'comes from another one, in its place',
      () => read([title, foot], 'doubled'),
      ['Changes', 'Contractual service margin', 'Page seven'],
    ],
    [
      'comes only where nothing stands',
      () => read([title, lineOf('Kontrakt', { y: 60 })], 'doubled'),
      ['Changes', 'Contractual service margin'],
    ],
    [
      'comes only where it is sure',
      () => read([lineOf('Ka:40 Lied:55', { y: 120 })], 'doubled'),
      ['Contractual service margin'],
    ],
    [
      'is no row of ornaments',
      () => read([lineOf('수 수 수 수', { y: 120 })], 'doubled'),
      ['Contractual service margin'],
    ],
    [
      'does not come from a page that was levelled',
      () => read([title], 'document', false),
      ['Contractual service margin'],
    ],
  ])('%s', async (_case, other, expected) => {
    const best = await read([line]);
    const grown = await others.read(await after(best, best, await other()), 'eng');
    expect(textOf(grown?.lines)).toEqual(expected);
  });

  it('is read once the rest is painted over', async () => {
    const page = await decode(fileOf('level.jpg'));
    const whole = await readAsItCame({ image: page, work: new Work() }, 'eng', 'page', {
      layout: 'page',
    });
    const best = { ...whole, lines: whole.lines.toSpliced(1, 1) };
    const grown = await rest.read(await after(best), 'eng');
    expect(textOf(grown?.lines)).toEqual(textOf(whole.lines));
  });

  it('is not looked for where all is read', async () => {
    const page = await decode(fileOf('level.jpg'));
    const work = new Work();
    const whole = await readAsItCame({ image: page, work }, 'eng', 'page', { layout: 'page' });
    const state = await after(whole);
    expect(await rest.read(state, 'eng')).toBeUndefined();
    expect(state.work.spent).toBe(0);
  });
});

describe('white between letters', () => {
  /** A page with a stroke at the left of each letter's box; the box of a letter that stands apart begins with its white. */
  const spaced = (words: string, apart: number, confidence = 96) => {
    const line = lineOf(
      words
        .split(' ')
        .map((word) => `${word}:${confidence}`)
        .join(' '),
    );
    const page = blankImage(1000, 40);
    for (const [at, { box }] of line.glyphs.entries()) {
      if (at >= apart) Object.assign(box, { x0: box.x0 + 10, x1: box.x1 + 10 });
      for (let y = box.y0; y < box.y1; y += 1)
        page.data.fill(0, y * page.width + box.x0, y * page.width + box.x1 - 5);
    }
    return textOf(withSpaces([line], page))[0];
  };

  it.each<[string, string, number, number | undefined, string]>([
    ['is a space where it is as wide as the others', 'Odds 1in all', 5, undefined, 'Odds 1 in all'],
    ['is none between digits', 'Odds 11in all', 5, undefined, 'Odds 11in all'],
    ['is none where no letter is likely', 'Odds 1in all', 5, 40, 'Odds 1in all'],
    ['is none where no other is known', 'Odds1inall', 5, undefined, 'Odds1inall'],
  ])('%s', (_case, words, apart, confidence, expected) => {
    expect(spaced(words, apart, confidence)).toBe(expected);
  });
});
