import { blocksOf } from '../picture/blocks';
import { type Box, double, type Grayscale, turn } from '../picture/image';
import { type Foreground, foregroundOf, isWriting, lineHeightOf } from '../picture/foreground';
import { whiten } from '../picture/background';
import { eraseRules } from '../picture/rules';
import { slantOf } from '../picture/skew';
import type { Work } from '../tesseract';

/** A page made ready for the engine: black on white, level, without ruled lines, cut into blocks in the order of reading. */
export interface PageImage {
  picture: Grayscale;
  /** How much larger it is than what it was made of; undefined where it was turned. */
  scale: number | undefined;
  foreground: Foreground;
  /** The usual height of a line of print (pixels). */
  lineHeight: number;
  blocks: Box[];
  work: Work;
}

/** Below this a turn blurs more than it helps (degrees). */
const MIN_TURN_DEGREES = 0.15;

/** Lines lower than this are what a picture of a screen has (pixels): the engine reads them well once they are twice as high. */
const LOW_LINE_PX = 12;
/** Larger pictures stay as they are, for memory's sake (pixels). */
const MAX_PIXELS = 4_000_000;

/** What all of this costs, in looks at the picture. */
const COST_LOOKS = 2;

/** Puts light and skew right. Undefined for a page on which nothing looks like lines of print. */
export async function prepare(picture: Grayscale, work: Work): Promise<PageImage | undefined> {
  work.look(picture, COST_LOOKS);
  const white = whiten(picture);
  let level = white;
  let foreground = foregroundOf(level);
  const angle = slantOf(foreground);
  let scale: number | undefined = 1;
  if (Math.abs(angle) >= MIN_TURN_DEGREES) {
    scale = undefined;
    level = await turn(level, -angle);
    foreground = foregroundOf(level);
  }
  let lineHeight = lineHeightOf(foreground);
  if (lineHeight === 0 || !isWriting(foreground, lineHeight)) return undefined;
  if (lineHeight < LOW_LINE_PX && level.data.length <= MAX_PIXELS) {
    level = await double(level);
    scale &&= 2;
    foreground = foregroundOf(level);
    lineHeight = lineHeightOf(foreground);
  }
  eraseRules(foreground, level, lineHeight);
  return {
    picture: level,
    scale,
    foreground,
    lineHeight,
    blocks: blocksOf(foreground, lineHeight),
    work,
  };
}
