/** Hangul syllables by their parts: first consonant, vowel, last consonant. */
const FIRST_SYLLABLE = 0xac00;
const VOWELS = 21;
const LASTS = 28;
const [A, AE, YA, EO, E, YEO, O, WA, OE, WAE, U, WO, EU, I] = [
  0, 1, 2, 4, 5, 6, 8, 9, 11, 10, 13, 14, 18, 20,
];
const [NIEUN, RIEUL, BIEUP, SSANG_SIOT] = [4, 8, 17, 20];

interface Syllable {
  readonly first: number;
  readonly vowel: number;
  readonly last: number;
}

function partsOf(syllable: string): Syllable {
  const code = (syllable.codePointAt(0) ?? FIRST_SYLLABLE) - FIRST_SYLLABLE;
  return {
    first: Math.floor(code / (VOWELS * LASTS)),
    vowel: Math.floor(code / LASTS) % VOWELS,
    last: code % LASTS,
  };
}

const syllableOf = ({ first, vowel, last }: Syllable): string =>
  String.fromCodePoint(FIRST_SYLLABLE + (first * VOWELS + vowel) * LASTS + last);

const withLast = (word: string, last: number): string =>
  `${word.slice(0, -1)}${syllableOf({ ...partsOf(word.slice(-1)), last })}`;

const isBright = (vowel: number): boolean => vowel === A || vowel === O || vowel === YA;

/** What the last vowel of a stem becomes with 아 or 어: 보 + 아 is 봐. */
const FUSED: Readonly<Record<number, number>> = { [O]: WA, [U]: WO, [I]: YEO, [OE]: WAE };
const SAME: ReadonlySet<number> = new Set([A, AE, EO, E, YEO, WAE]);

/** 보 → 봐, 쌓이 → 쌓여, 고르 → 골라, 찾 → 찾아. */
function infinitiveOf(stem: string): string {
  const head = stem.slice(0, -1);
  const end = partsOf(stem.slice(-1));
  const before = head === '' ? undefined : partsOf(head.slice(-1));
  if (end.last > 0) return `${stem}${isBright(end.vowel) ? '아' : '어'}`;
  if (stem.endsWith('하')) return `${head}해`;
  if (stem.endsWith('르') && before)
    return `${withLast(head, RIEUL)}${isBright(before.vowel) ? '라' : '러'}`;
  if (end.vowel === EU)
    return `${head}${syllableOf({ ...end, vowel: before && isBright(before.vowel) ? A : EO })}`;
  if (SAME.has(end.vowel)) return stem;
  const vowel = FUSED[end.vowel];
  return vowel === undefined ? `${stem}어` : `${head}${syllableOf({ ...end, vowel })}`;
}

/** What the endings of a Korean verb stand behind: 쌓이, 쌓여, 쌓였, 쌓인, 쌓일, 쌓입 of 쌓이다. */
export function verbFormsOf(stem: string): string[] {
  const infinitive = infinitiveOf(stem);
  const { last } = partsOf(stem.slice(-1));
  const isOpen = partsOf(infinitive.slice(-1)).last === 0;
  const past = isOpen ? [withLast(infinitive, SSANG_SIOT)] : [];
  const bound =
    last === 0
      ? [NIEUN, RIEUL, BIEUP].map((each) => withLast(stem, each))
      : [`${stem}으`, `${stem}은`, `${stem}을`, `${stem}습`];
  return [stem, infinitive, ...past, ...bound];
}

/** 컸던, 낮았던: what was so. */
export const pastAttributeOf = (stem: string): string =>
  `${withLast(infinitiveOf(stem), SSANG_SIOT)}던`;
