import type { Glyph } from '../document/glyphs';
import type { TextLine } from '../document/latin';
import { wordsOf } from '../document/ownScript';
import { shrunk } from '../document/shrunk';
import { coveredShare } from '../picture/foreground';
import { type Box, boxAround, doubleRaster, toGrayscale } from '../picture/image';
import { painted } from '../picture/painted';
import {
  type Candidate,
  READ_SHARE,
  candidateOf,
  isNonsense,
  isReadThrough,
  isSmall,
} from './candidate';
import { isLetter } from './score';
import { modelOfBest, type Proposal, readAsItCame, type State } from './state';

/** Words that stand where nothing was read before have to be so sure, and so long (letters). */
const [SURE_CONFIDENCE, MIN_LETTERS] = [75, 3];

const canGrow = ({ best }: State): boolean =>
  best !== undefined && best.isInPlace && best.way !== 'vertical' && !isNonsense(best);

/** What other ways have read where the best one has nothing. */
export const others: Proposal = {
  name: 'others',
  modelFor: modelOfBest,
  isWanted: canGrow,
  share: 0,
  read: async ({ best, readings }) => {
    const more = readings
      .filter((one) => one !== best && one.isInPlace && one.image === best?.image)
      .toSorted((a, b) => b.confidence - a.confidence);
    let grown = best;
    for (const { lines } of more) grown = grown && (await withMore(grown, lines, 'others'));
    return grown;
  },
};

/** What is left once all that was read is painted over: the engine's own layout leaves out lines that stand alone. */
export const rest: Proposal = {
  name: 'rest',
  modelFor: modelOfBest,
  isWanted: (state) => canGrow(state) && !(state.best && isReadThrough(state.best)),
  share: 0.25,
  read: async ({ best, work }, model) => {
    if (!best) return undefined;
    const page = await toGrayscale(best.image);
    const boxes = best.lines.flatMap(({ glyphs }) => wordsOf(glyphs).map(boxOf));
    if (coveredShare(page, boxes) >= READ_SHARE) return undefined;
    const bare = painted(page, boxes);
    const image = isSmall(bare) ? await doubleRaster(bare) : bare;
    const { lines } = await readAsItCame({ image, work }, model, 'rest', { layout: 'sparse' });
    const scale = image.width / bare.width;
    return withMore(
      best,
      lines.map((line) => shrunk(line, scale)),
      'rest',
    );
  },
};

/** A reading, and of some lines what stands elsewhere and is surely text. */
async function withMore(
  reading: Candidate,
  lines: readonly TextLine[],
  way: string,
): Promise<Candidate> {
  const taken = reading.lines.flatMap(({ glyphs }) => wordsOf(glyphs).map(boxOf));
  const more = lines.flatMap(({ recognition, glyphs }) => {
    const [first, ...further] = wordsOf(glyphs)
      .filter((word) => !taken.some((box) => isOver(box, boxOf(word))))
      .flat();
    if (!first) return [];
    const kept: Glyph[] = [{ ...first, before: '' }, ...further];
    return isSure(kept)
      ? [{ recognition: { ...recognition, bbox: boxOf(kept) }, glyphs: kept }]
      : [];
  });
  if (more.length === 0) return reading;
  const { model, image, covered } = reading;
  const all = more.reduce(withLine, reading.lines);
  return { ...(await candidateOf(all, { way, model, image })), covered };
}

const boxOf = (glyphs: readonly Glyph[]): Box => boxAround(glyphs.map(({ box }) => box));

const isOver = (a: Box, b: Box): boolean =>
  Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0) && Math.min(a.y1, b.y1) > Math.max(a.y0, b.y0);

/** An ornament is read as the same letter again and again, each alone. */
const lettersOfWords = (glyphs: readonly Glyph[]): number =>
  wordsOf(glyphs)
    .map((word) => word.filter(({ text }) => isLetter(text)).length)
    .reduce((sum, letters) => sum + (letters > 1 ? letters : 0), 0);

const isSure = (glyphs: readonly Glyph[]): boolean =>
  lettersOfWords(glyphs) >= MIN_LETTERS &&
  glyphs.reduce((sum, { confidence }) => sum + confidence, 0) >= SURE_CONFIDENCE * glyphs.length;

/** Lines with another one below what stands above it in its column. */
function withLine(lines: TextLine[], line: TextLine): TextLine[] {
  const { x0, x1, y0, y1 } = line.recognition.bbox;
  const isInColumn = ({ recognition: { bbox } }: TextLine) => bbox.x0 < x1 && x0 < bbox.x1;
  const isAbove = ({ recognition: { bbox } }: TextLine) => bbox.y0 + bbox.y1 < y0 + y1;
  const above = lines.findLastIndex((one) => isInColumn(one) && isAbove(one));
  const below = lines.findIndex((one) => isInColumn(one) && !isAbove(one));
  const beside = below >= 0 ? below : lines.findLastIndex(isAbove) + 1;
  return lines.toSpliced(above >= 0 ? above + 1 : beside, 0, line);
}
