import type { KnownValue, Lexicon, Meaning } from './lexicon';
import type { Reading, Span } from './spans';
import { distance, isLatin, normalise } from './text';

/** How many edits a word may be away from what it is taken for. */
const allowance = (word: string): number =>
  isLatin(word) ? (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0) : word.length >= 4 ? 1 : 0;

const ENDING = /(?:을|를|이|가|은|는|의|에|로|으로|와|과|별|만|的|之)$/;
const compact = (text: string) => normalise(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Values whose name holds the words, or nearly is them. */
function valuesNear(words: string, values: readonly KnownValue[]): Meaning[] {
  const wanted = compact(words);
  if (wanted.length < (isLatin(wanted) ? 3 : 2)) return [];
  const found = (accepts: (name: string) => boolean): Meaning[] => {
    const hits = values.filter(({ names }) => names.some((name) => accepts(name)));
    return hits.map(({ dimension, value }) => ({ kind: 'value', dimension, value }));
  };
  const limit = allowance(wanted);
  const containing = found((name) =>
    isLatin(wanted)
      ? normalise(name)
          .split(/[^\p{L}\p{N}]+/u)
          .some((word) => word.startsWith(wanted)) || compact(name).startsWith(wanted)
      : compact(name).includes(wanted),
  );
  if (containing.length > 0) return containing;
  if (limit === 0) return [];
  return found(
    (name) =>
      distance(compact(name), wanted, limit) <= limit ||
      normalise(name)
        .split(/[^\p{L}\p{N}]+/u)
        .some((word) => word.length >= 4 && distance(word, wanted, limit) <= limit),
  );
}

function phrasesNear(word: string, lexicon: Lexicon): readonly Meaning[] {
  const limit = allowance(word);
  if (limit === 0) return [];
  let best: readonly Meaning[] = [];
  let least = limit + 1;
  for (const [phrase, meanings] of lexicon) {
    if (meanings.every(({ kind }) => kind === 'stop') || phrase[0] !== word[0]) continue;
    const edits = distance(phrase, word, limit);
    if (edits < least) [least, best] = [edits, meanings];
  }
  return best;
}

type Part = Reading['unknown'][number];

/** Words in a row that together are nearly a name: "helth insurance". */
function namesAcross(parts: readonly Part[], values: readonly KnownValue[], text: string): Span[] {
  const spans: Span[] = [];
  for (let first = 0; first < parts.length; first += 1) {
    for (let last = Math.min(parts.length - 1, first + 4); last > first; last -= 1) {
      const [from, to] = [parts[first], parts[last]];
      if (!from || !to) continue;
      const words = text.slice(from.start, to.end);
      if (words.replaceAll(/[\p{L}\p{N} ]/gu, '') !== '') continue;
      const wanted = compact(words);
      const limit = allowance(wanted);
      const near = values.filter(({ names }) =>
        names.some((name) => distance(compact(name), wanted, limit) <= limit),
      );
      if (near.length === 0) continue;
      const meanings = near.map(
        ({ dimension, value }) => ({ kind: 'value', dimension, value }) as const,
      );
      spans.push({ start: from.start, end: to.end, text: words, meanings, isApproximate: true });
      first = last;
      break;
    }
  }
  return spans;
}

/** Takes what is nearly known for what it is near to, and says so; what stays unknown stays so. */
export function resolveUnknown(
  text: string,
  reading: Reading,
  values: readonly KnownValue[],
  lexicon: Lexicon,
): Reading {
  // A known word may be part of a name whose other words are misspelt, so all words stand for it.
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    text: word,
  }));
  const isUnknown = ({ start, end }: Part | Span) =>
    reading.unknown.some((part) => part.start < end && part.end > start);
  const across = namesAcross(words, values, text).filter(isUnknown);
  const isCovered = ({ start, end }: Part | Span) =>
    across.some((span) => span.start < end && span.end > start);
  const spans: Span[] = [...reading.spans.filter((span) => !isCovered(span)), ...across];
  const left: Part[] = [];
  for (const part of reading.unknown.filter((each) => !isCovered(each))) {
    const bare = isLatin(part.text) ? part.text : part.text.replace(ENDING, '');
    const tries = bare === part.text ? [part.text] : [part.text, bare];
    const meanings = tries.reduce<readonly Meaning[]>((found, word) => {
      if (found.length > 0) return found;
      const near = valuesNear(word, values);
      return near.length > 0 ? near : phrasesNear(word, lexicon);
    }, []);
    if (meanings.length > 0) spans.push({ ...part, meanings, isApproximate: true });
    else if (bare !== '') left.push(part);
  }
  return { spans: spans.sort((a, b) => a.start - b.start), unknown: left };
}
