import { COMMON } from './commonCharacters';

export type Encoding = 'ascii' | 'utf-8' | 'euc-kr' | 'shift_jis' | 'big5' | 'gbk' | 'iso-8859-1';
export interface Decoded {
  text: string;
  encoding: Encoding;
}

/** Each encoding with the lead bytes of its everyday characters and those that texts hold most. EUC-KR is read as CP949, which holds it. */
const CANDIDATES = [
  { encoding: 'euc-kr', common: COMMON.hangul, leads: [0xb0, 0xc8] },
  { encoding: 'big5', common: COMMON.traditional, leads: [0xa4, 0xc6] },
  { encoding: 'gbk', common: COMMON.simplified, leads: [0xb0, 0xd7] },
  { encoding: 'shift_jis', common: COMMON.japanese, leads: [0x82, 0x97] },
] as const;
type Candidate = (typeof CANDIDATES)[number];

/** What no text of these languages holds without a reason: half-width kana, private use, rare signs. */
const ODD =
  /[\u0080-\u024f\uff61-\uff9f\ue000-\uf8ff\u0370-\u04ff\u2500-\u27bf\u3300-\u33ff\ufffd\u{20000}-\u{3ffff}]/u;
const PUNCTUATION = /[\u3000-\u303f\uff01-\uff60\u2010-\u203b\u00b7]/u;

const decode = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const everydayOf = new Map<Candidate, ReadonlySet<string>>();

/** The characters that the encoding's standard puts first because they are in daily use. */
function everyday(candidate: Candidate): ReadonlySet<string> {
  const { encoding, leads } = candidate;
  const known = everydayOf.get(candidate);
  if (known) return known;
  const bytes: number[] = [];
  for (let lead = leads[0]; lead <= leads[1]; lead += 1) {
    const first = encoding === 'big5' || encoding === 'shift_jis' ? 0x40 : 0xa1;
    for (let trail = first; trail < 0xff; trail += 1) bytes.push(lead, trail, 0x20);
  }
  const set = new Set(new TextDecoder(encoding).decode(new Uint8Array(bytes)));
  everydayOf.set(candidate, set);
  return set;
}

/** How much a text looks like its language: points for each character that is not ASCII, on average. */
function plausibility(text: string, candidate: Candidate): number {
  const letters = [...text].filter((letter) => letter > '\u007f');
  const points = letters.map((letter) => {
    if (candidate.common.has(letter)) return 2;
    if (ODD.test(letter)) return -3;
    if (PUNCTUATION.test(letter)) return 0.5;
    return everyday(candidate).has(letter) ? 0.6 : -1.2;
  });
  return points.reduce<number>((sum, point) => sum + point, 0) / letters.length;
}

/** Below this none of the candidates is believed. */
const MIN_POINTS = 0.2;

/**
 * The text of bytes that declare no encoding: UTF-8 where they are valid as such, else the one of EUC-KR (CP949), Shift-JIS, Big5 and GBK in
 * which they read most like a language, else Latin letters. A text is never empty because of a byte.
 */
export function decodeBytes(bytes: Uint8Array): Decoded {
  if (bytes.every((byte) => byte < 0x80))
    return { text: new TextDecoder().decode(bytes), encoding: 'ascii' };
  const utf8 = decode(bytes, 'utf-8');
  if (utf8 !== undefined) return { text: utf8, encoding: 'utf-8' };
  const read = CANDIDATES.flatMap((candidate) => {
    const text = decode(bytes, candidate.encoding);
    return text === undefined
      ? []
      : [{ text, encoding: candidate.encoding, points: plausibility(text, candidate) }];
  });
  const best = read.reduce<(typeof read)[number] | undefined>(
    (one, other) => (one && one.points >= other.points ? one : other),
    undefined,
  );
  if (best && best.points > MIN_POINTS) return { text: best.text, encoding: best.encoding };
  return { text: new TextDecoder('iso-8859-1').decode(bytes), encoding: 'iso-8859-1' };
}
