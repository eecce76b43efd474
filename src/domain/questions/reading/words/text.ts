/** Lower case, full-width forms made narrow, one space for many, hyphens between letters as spaces. Offsets stay those of the text. */
export function normalise(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => {
      const narrow = character.normalize('NFKC');
      return (narrow.length === 1 ? narrow : character).toLowerCase();
    })
    .join('')
    .replaceAll(/[\s  ]/g, ' ')
    .replaceAll(/(?<=[a-z])-(?=[a-z])/g, ' ')
    .replaceAll(/[“”"'‘’「」『』()?!。？！;:；：]/g, ' ');
}

export const isHangul = (text: string): boolean => /\p{Script=Hangul}/u.test(text);

export const isLatin = (text: string): boolean => /^[ -ɏ]+$/.test(text);

/** Edits between two words; more than `limit` are not counted. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** English plurals that are more than an s: annuities, losses. */
export const singular = (phrase: string): string =>
  phrase.endsWith('ies') ? phrase.replace(/ies$/, 'y') : phrase.replace(/(?<=s|x|ch|sh)es$/, '');
