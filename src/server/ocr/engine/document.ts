import { blocksOf } from '../picture/blocks';
import { double } from '../picture/enlarge';
import type { Box, Grey } from '../picture/grey';
import { type Ink, inkOf, isWriting, lineHeightOf } from '../picture/ink';
import { whiten } from '../picture/paper';
import { eraseRules } from '../picture/rules';
import { slantOf } from '../picture/skew';
import { turn } from '../picture/turn';

/** A page made ready for the engine: black on white, level, without ruled lines, cut into blocks in the order of reading. */
export interface Sheet {
  picture: Grey;
  ink: Ink;
  /** The usual height of a line of print (pixels). */
  lineHeight: number;
  blocks: Box[];
}

/** Below this a turn blurs more than it helps (degrees). */
const LEVEL = 0.15;

/** Lines lower than this are what a picture of a screen has (pixels): the engine reads them well once they are twice as high. */
const LOW = 12;
/** Larger pictures stay as they are, for memory's sake (pixels). */
const LARGEST = 4_000_000;

/**
 * Puts light, orientation and skew right. Print may still stand on its head, which only reading it tells: `turned` says that the
 * quarter is decided. Undefined for a page without writing.
 */
export async function prepare(picture: Grey, { turned = false } = {}): Promise<Sheet | undefined> {
  whiten(picture);
  let ink = inkOf(picture);
  let slant = slantOf(ink);
  let level = picture;
  if (slant.turned && !turned) {
    level = await turn(level, 90);
    ink = inkOf(level);
    slant = slantOf(ink);
  }
  if (Math.abs(slant.angle) >= LEVEL) {
    level = await turn(level, -slant.angle);
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
  return { picture: level, ink, lineHeight, blocks: blocksOf(ink, lineHeight) };
}
