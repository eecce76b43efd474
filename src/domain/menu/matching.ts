/** Without case, accents and spaces. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .normalize('NFC')
    .toLowerCase();

/** The initial consonants of Hangul, by which Korean writers abbreviate: what is left of the syllables without their vowels and finals. */
const initialsOf = (text: string) => text.normalize('NFKD').replace(/[\u1161-\u11ff]/g, '');

/** How well a name answers to what was typed: 0 not at all, more is better. Every sign that was typed must be there, in its order. */
export function matchOf(name: string, typed: string): number {
  const wanted = plain(typed);
  const whole = plain(name);
  if (wanted === '') return 1;
  if (whole.startsWith(wanted)) return 4;
  if (whole.includes(wanted)) return 3;
  if (initialsOf(whole).includes(wanted.normalize('NFKD'))) return 2;
  let from = 0;
  for (const sign of wanted) {
    from = whole.indexOf(sign, from) + 1;
    if (from === 0) return 0;
  }
  return 1;
}
