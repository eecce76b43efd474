/** The letters of the first consonants of Korean syllables, in the order of Unicode; doubled ones stand with the single ones, as in a register. */
const CONSONANTS = [
  0x3131, 0x3131, 0x3134, 0x3137, 0x3137, 0x3139, 0x3141, 0x3142, 0x3142, 0x3145, 0x3145, 0x3147,
  0x3148, 0x3148, 0x314a, 0x314b, 0x314c, 0x314d, 0x314e,
];
const FIRST_SYLLABLE = 0xac00;
/** Syllables that begin with the same consonant. */
const SYLLABLES_PER_CONSONANT = 588;

/** Under what a word stands in a register: its letter, or its first Korean consonant. */
export function initialOf(word: string): string {
  const first = [...word.trim()][0] ?? '';
  const consonant =
    CONSONANTS[
      Math.floor(((first.codePointAt(0) ?? 0) - FIRST_SYLLABLE) / SYLLABLES_PER_CONSONANT)
    ];
  return consonant === undefined ? first.toUpperCase() : String.fromCodePoint(consonant);
}
