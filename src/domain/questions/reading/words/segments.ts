import { isLatin } from './text';

/** A phrase where it stands; the higher its rank, the sooner it is taken. */
interface Ranked {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly rank: number;
}

interface Segments<T> {
  readonly parts: T[];
  /** Which characters they take. */
  readonly taken: readonly boolean[];
}

/** Characters of grammar; others that stand side by side are a word that nobody knows. */
const PARTICLES =
  /[的之中了嗎呢吧呀啊在是有與和及為於以到至由就都也能可我你請從對把將被其各每又並且於較比該那這가은는이을를에의로와과도만]/;

/** 季 of 每季總損益: a time that 每 and 各 stand before is said by itself. */
const isOfEach = (said: string, { start, text }: Ranked): boolean =>
  /[季年月期]/.test(text) && /[每各逐]/.test(said[start - 1] ?? '');

/** A single Korean or Chinese character is a word of its own only between words. */
function standsAlone(text: string, { start, end }: Ranked, taken: readonly boolean[]): boolean {
  const isFree = (index: number) => /[\p{L}\p{N}]/u.test(text[index] ?? ' ') && !taken[index];
  // Korean grammar stands at the end of a word.
  if (/[가-힣]/.test(text[start] ?? '') && isFree(end) && isFree(end + 1)) return false;
  return !isFree(start - 1) || !isFree(end);
}

/** Single characters that stand side by side, nothing between them. */
function singleRuns<T extends Ranked>(spans: readonly T[]): T[][] {
  const runs: T[][] = [];
  const singles = spans
    .filter(({ start, end, text }) => end - start === 1 && !isLatin(text))
    .sort((a, b) => a.start - b.start);
  for (const span of singles) {
    const last = runs.at(-1);
    if (last?.at(-1)?.end === span.start) last.push(span);
    else runs.push([span]);
  }
  return runs;
}

const isSingle = (match: Ranked): boolean => match.end - match.start === 1 && !isLatin(match.text);

/** Takes what does not overlap, in the order given, then single characters between words. */
function takenFrom<T extends Ranked>(text: string, matches: readonly T[]): Segments<T> {
  const taken: boolean[] = Array.from({ length: text.length }, () => false);
  const parts: T[] = [];
  const take = (match: T) => {
    for (let index = match.start; index < match.end; index += 1) taken[index] = true;
    parts.push(match);
  };
  const isFree = ({ start, end }: T) => !taken.slice(start, end).some(Boolean);
  for (const match of matches) if (!isSingle(match) && isFree(match)) take(match);
  const singles = matches.filter(isSingle);
  for (let before = -1; before !== parts.length;) {
    before = parts.length;
    for (const match of singles) if (isFree(match) && standsAlone(text, match, taken)) take(match);
  }
  for (const run of singleRuns(parts))
    if (run.filter((part) => !PARTICLES.test(part.text) && !isOfEach(text, part)).length > 1)
      for (const part of run) {
        taken[part.start] = false;
        parts.splice(parts.indexOf(part), 1);
      }
  return { parts, taken };
}

/** Longer words are worth more than their letters: of two ways to say the same letters the one with the longest word is meant. */
const worthOf = ({ rank }: Ranked): number => rank ** 1.1;

/** Of matches that overlap those that take the most in all. */
function widest<T extends Ranked>(text: string, matches: readonly T[]): T[] {
  const best: { worth: number; match?: T | undefined }[] = [{ worth: 0 }];
  for (let end = 1; end <= text.length; end += 1) {
    best[end] = { worth: best[end - 1]?.worth ?? 0 };
    for (const match of matches) {
      if (match.end !== end) continue;
      const worth = (best[match.start]?.worth ?? 0) + worthOf(match);
      if (worth > (best[end]?.worth ?? 0)) best[end] = { worth, match };
    }
  }
  const taken: T[] = [];
  for (let end = text.length; end > 0;) {
    const match = best[end]?.match;
    if (match) taken.push(match);
    end = match?.start ?? end - 1;
  }
  return taken;
}

const HAN_OR_HANGUL = /[\p{Script=Han}\p{Script=Hangul}]/u;

/** Letters that nothing takes, where words have no spaces between them. */
const unsaidIn = (text: string, { taken }: Segments<unknown>): number =>
  [...text].filter((letter, index) => !taken[index] && HAN_OR_HANGUL.test(letter)).length;

/** Cuts a text into phrases, the longest first; where that leaves letters unsaid that another cut takes (沒有使用|者, not 有沒有|使用者), by that. */
export function segmented<T extends Ranked>(text: string, matches: readonly T[]): Segments<T> {
  const ranked = matches.toSorted((a, b) => b.rank - a.rank || a.start - b.start);
  const longest = takenFrom(text, ranked);
  const unsaid = unsaidIn(text, longest);
  if (unsaid === 0) return longest;
  const fullest = takenFrom(text, [
    ...widest(
      text,
      ranked.filter((match) => !isSingle(match)),
    ),
    ...ranked,
  ]);
  return unsaidIn(text, fullest) < unsaid ? fullest : longest;
}
