/** What the search needs to find the Chinese of the pages by a question from the mainland. */
import { Converter } from 'opencc-js';
import { flattened, type SimplifiedChinese } from '../../src/domain/wiki';
import { sourceOf } from './files';
import { glossary, mainlandWords } from './words';

const simplified = Converter({ from: 't', to: 'cn' });
/** A letter that the pages use as it is stands for itself, unless it is rare beside the one it may stand for. */
const RARE = 0.1;

/** Each simplified letter with the traditional one that the pages use most; letters that both have are left out. */
function simplifiedLetters(): Record<string, string> {
  const text =
    flattened.map(({ path }) => sourceOf(path, 'zh-tw') ?? '').join('') +
    JSON.stringify([...glossary().values()]);
  const counts = new Map<string, number>();
  for (const letter of text.match(/\p{Script=Han}/gu) ?? [])
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const letters: Record<string, string> = {};
  for (const [letter, count] of [...counts].sort((a, b) => b[1] - a[1])) {
    const simple = simplified(letter);
    if (simple !== letter && (counts.get(simple) ?? 0) <= count * RARE) letters[simple] ??= letter;
  }
  return letters;
}

export const simplifiedChinese = (): SimplifiedChinese => ({
  letters: simplifiedLetters(),
  words: mainlandWords(),
});
