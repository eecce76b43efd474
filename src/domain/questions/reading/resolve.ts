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

/** Takes what is nearly known for what it is near to, and says so; what stays unknown stays so. */
export function resolveUnknown(
  reading: Reading,
  values: readonly KnownValue[],
  lexicon: Lexicon,
): Reading {
  const spans: Span[] = [...reading.spans];
  const left: Reading['unknown'][number][] = [];
  for (const part of reading.unknown) {
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
