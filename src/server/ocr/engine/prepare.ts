import { blocksOf } from '../picture/blocks';
import { type Box, double, type Grayscale, turn } from '../picture/image';
import { type Ink, inkOf, isWriting, lineHeightOf } from '../picture/ink';
import { whiten } from '../picture/paper';
import { eraseRules } from '../picture/rules';
import { slantOf } from '../picture/skew';
import type { Budget } from '../tesseract';

/** A page made ready for the engine: black on white, level, without ruled lines, cut into blocks in the order of reading. */
export interface Sheet {
  picture: Grayscale;
  ink: Ink;
  /** The usual height of a line of print (pixels). */
  lineHeight: number;
  blocks: Box[];
  budget: Budget;
}

/** Below this a turn blurs more than it helps (degrees). */
const LEVEL = 0.15;

/** Lines lower than this are what a picture of a screen has (pixels): the engine reads them well once they are twice as high. */
const LOW = 12;
/** Larger pictures stay as they are, for memory's sake (pixels). */
const LARGEST = 4_000_000;

/** Puts light and skew right. Changes the picture. Undefined for a page on which nothing looks like lines of print. */
export async function prepare(picture: Grayscale, budget: Budget): Promise<Sheet | undefined> {
  whiten(picture);
  let level = picture;
  let ink = inkOf(level);
  const angle = slantOf(ink);
  if (Math.abs(angle) >= LEVEL) {
    level = await turn(level, -angle);
    ink = inkOf(level);
  }
  let lineHeight = lineHeightOf(ink);
  if (lineHeight === 0 || !isWriting(ink, lineHeight)) return undefined;
  if (lineHeight < LOW && level.data.length <= LARGEST) {
    level = await double(level);
    ink = inkOf(level);
    lineHeight = lineHeightOf(ink);
  }
  eraseRules(ink, level, lineHeight);
  return { picture: level, ink, lineHeight, blocks: blocksOf(ink, lineHeight), budget };
}
