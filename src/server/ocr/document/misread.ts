import type { Glyph } from './glyphs';
import type { Recognition } from './recognition';

/** Single Hangul letters are not written in running text: what looks like one is a Latin capital, and so is what is as wide as a Han character. */
export const isLatin = (text: string): boolean =>
  /^[\u0020-\u007e\u00a3\u00d7\u20ac\u3131-\u318e\uff21-\uff5a]+$/.test(text);

/** Digits and signs that the Korean model is not sure of, with a syllable or two among them, were a Latin word: `(105나32706`. */
const MIN_SURE_CONFIDENCE = 80;
const MIN_UNSURE_SHARE = 0.6;
const MAX_SYLLABLES = 3;
const KNOWN_SYLLABLE_CONFIDENCE = 92;
/** What stands between digits in amounts, dates and references. */
const UNIT = /^[년월일시분초조억만천백십원개건명회차호항절장급종형세기주]$/;

function isMisread(word: readonly Glyph[]): boolean {
  const syllables = word.filter(({ text }) => /[\uac00-\ud7a3]/.test(text));
  const sure =
    syllables.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, syllables.length);
  // What follows a Latin word is its particle, and a bracket begins a word of its own.
  const within = /[\uac00-\ud7a3][?!'"]?[A-Za-z\d]/.test(word.map(({ text }) => text).join(''));
  if (syllables.length > MAX_SYLLABLES || sure >= KNOWN_SYLLABLE_CONFIDENCE || !within)
    return false;
  if (syllables.length > 0 && syllables.every(({ text }) => UNIT.test(text))) return false;
  return (
    word.filter(({ confidence }) => confidence < MIN_SURE_CONFIDENCE).length >=
    word.length * MIN_UNSURE_SHARE
  );
}

/** The letters of such words. */
export function misreadWords({
  glyphs,
  recognition,
}: {
  glyphs: readonly Glyph[];
  recognition: Recognition;
}): Set<number> {
  const places = new Set<number>();
  if (recognition.model !== 'kor') return places;
  for (let from = 0, to = 1; from < glyphs.length; from = to, to += 1) {
    while (to < glyphs.length && glyphs[to]?.before === '') to += 1;
    const word = glyphs.slice(from, to);
    if (isMisread(word)) for (let at = from; at < to; at += 1) places.add(at);
  }
  return places;
}
