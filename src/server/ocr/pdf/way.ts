import { type Content, type Picture, shareOf } from './content';
import type { Page } from './document';
import { type Text, tidy } from './text';

/** How a page is read: its text alone, its text and some of its pictures, or as a picture as a whole. */
type Way = { way: 'text' } | { way: 'both'; pictures: Picture[] } | { way: 'picture' };

/** A page with fewer letters and a picture on it is a picture with a page number. */
const MIN_PAGE_LETTERS = 40;
/** A page that a picture covers is a scan; fewer letters printed over it are a stamp or the line of an archive. */
const SCAN_SHARE = 0.5;
const STAMP_LETTERS = 200;
/** A smaller picture is a logo or a signature. */
const MIN_SHARE = 0.06;
/** Text of which more has no meaning (fonts without a character map) is recognised instead. */
const UNMAPPED_SHARE = 0.1;
/** The part of a text that looks like words, where the one who read it knew the script. */
const SOUND_SHARE = 0.65;

export function wayOf(page: Page, content: Content, text: Text): Way {
  const letters = tidy(text.raw).replace(/\s/g, '');
  const { pictures, texts, parts } = content;
  if (letters.length === 0 || text.unmapped > UNMAPPED_SHARE || isPrivate(letters))
    return { way: 'picture' };
  const scan = pictures.find((picture) => shareOf(picture, page) >= SCAN_SHARE);
  const covered = pictures.reduce((sum, picture) => sum + shareOf(picture, page), 0) >= SCAN_SHARE;
  if (covered) {
    // What another program has recognised is not painted, or lies under its picture.
    const hidden = texts.filter(
      ({ order, painted }) => !painted || (scan !== undefined && order < scan.order),
    );
    if (hidden.length > texts.length / 2)
      return letters.length >= MIN_PAGE_LETTERS && soundShare(text.raw) >= SOUND_SHARE
        ? { way: 'text' }
        : { way: 'picture' };
    return letters.length < STAMP_LETTERS ? { way: 'picture' } : { way: 'text' };
  }
  if (letters.length < MIN_PAGE_LETTERS && (pictures.length > 0 || parts))
    return { way: 'picture' };
  const large = pictures.filter((picture) => shareOf(picture, page) >= MIN_SHARE);
  return large.length > 0 ? { way: 'both', pictures: large } : { way: 'text' };
}

/** Replacement characters and private use instead of letters. */
const isPrivate = (letters: string): boolean =>
  (letters.match(/[\ufffd\ue000-\uf8ff]/g)?.length ?? 0) > letters.length * UNMAPPED_SHARE;

const LATIN_WORD =
  /^\P{L}{0,2}(?:[AIaIO]|(?=\p{L}*[aeiouyAEIOUYà-üÀ-Ü])\p{Lu}?\p{Ll}+(?:['’-]\p{Ll}+)*|\p{Lu}{2,})\P{L}{0,2}$/u;
const NUMBER = /^[(+-]?[$€£₩￦]?\d[\d.,:/%-]*[)%]?[.,;]?$/;
const OWN_SCRIPT = /[\uac00-\ud7a3]|\p{Script=Han}/gu;

/** The part of a text's letters that stand in words or numbers as people write them. */
function soundShare(text: string): number {
  let [sound, all] = [0, 0];
  for (const token of text.split(/\s+/)) {
    all += token.length;
    const own = token.match(OWN_SCRIPT)?.length ?? 0;
    if (own > 0 ? own >= token.length / 2 : LATIN_WORD.test(token) || NUMBER.test(token))
      sound += token.length;
  }
  return sound / Math.max(1, all);
}
