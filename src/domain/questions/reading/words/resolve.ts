import type { Lexicon, Meaning } from './lexicon';
import { type Prepared, type ReadyName, compact } from './prepare';
import type { Reading, Span } from './spans';
import { distance, isLatin, singular } from './text';

/** More words than these that are not known make no question; looking each of them up would take long. */
const MAX_UNKNOWN_WORDS = 12;
const MAX_NAME_WORDS = 5;

/** How many edits a word may be away from what it is taken for. */
const allowance = (word: string): number =>
  isLatin(word) ? (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0) : word.length >= 4 ? 1 : 0;

const ENDING = /(?:을|를|이|가|은|는|의|에|로|으로|와|과|별|만|的|之)$/;

/** Each value once, whichever of its names was found. */
function meaningsOf(names: readonly ReadyName[]): Meaning[] {
  const found = new Map<string, Meaning>();
  for (const { dimension, value, books } of names)
    found.set(`${dimension}=${value}`, {
      kind: 'value',
      dimension,
      value,
      ...(books && { books }),
    });
  return [...found.values()];
}

/** Words of names that mean something else where they stand alone. */
const IS_GENERIC =
  /^(rates?|values?|with|without|general|account|accounts|claims?|long|level|line|whole|don|all|any)$/;

/** 車險 for 汽車保險, 자보 for 자동차보험: a portfolio that alone has these characters in their order. */
function shortened(wanted: string, names: readonly ReadyName[]): Meaning[] {
  if (wanted.length > 3) return [];
  const pattern = new RegExp([...wanted].join('.*'), 'u');
  const found = meaningsOf(
    names.filter((name) => name.dimension === 'portfolio' && pattern.test(name.compact)),
  );
  return found.length === 1 ? found : [];
}

/** Values whose name holds the words, or nearly is them. */
function valuesNear(said: string, names: readonly ReadyName[]): Meaning[] {
  const wanted = compact(singular(said));
  if (IS_GENERIC.test(wanted)) return [];
  const isLatinWord = isLatin(wanted);
  if (wanted.length < (isLatinWord ? 3 : 2)) return [];
  const containing = names.filter((name) =>
    name.dimension === 'book'
      ? name.compact.startsWith(wanted)
      : isLatinWord
        ? name.words.some((word) => word.startsWith(wanted)) || name.compact.startsWith(wanted)
        : name.compact.includes(wanted),
  );
  const limit = allowance(wanted);
  const short = containing.length > 0 || isLatinWord ? [] : shortened(wanted, names);
  if (short.length > 0) return short;
  if (containing.length > 0 || limit === 0) return meaningsOf(containing);
  return meaningsOf(
    names.filter(
      (name) =>
        distance(name.compact, wanted, limit) <= limit ||
        (name.dimension !== 'book' &&
          name.words.some((word) => word.length >= 4 && distance(word, wanted, limit) <= limit)),
    ),
  );
}

/** "Full" is no "fall": what changes a question most is not guessed. */
const isOfGrammar = ({ kind }: Meaning): boolean => kind === 'stop' || kind === 'operator';

function phrasesNear(word: string, lexicon: Lexicon): readonly Meaning[] {
  const limit = allowance(word);
  if (limit === 0) return [];
  let best: readonly Meaning[] = [];
  let least = limit + 1;
  for (const [phrase, meanings] of lexicon) {
    if (phrase[0] !== word[0] || meanings.every(isOfGrammar)) continue;
    const edits = distance(phrase, word, limit);
    if (edits < least) [least, best] = [edits, meanings];
  }
  return best;
}

type Part = Reading['unknown'][number];

const overlap = (one: Part, other: Part): boolean => one.start < other.end && one.end > other.start;

/** Figures whose name of several words is nearly this: "insurence revenue". */
function figuresNear(said: string, lexicon: Lexicon): readonly Meaning[] {
  const limit = allowance(said);
  for (const [phrase, meanings] of lexicon)
    if (
      phrase.includes(' ') &&
      meanings.some(({ kind }) => kind === 'measure') &&
      distance(phrase, said, limit) <= limit
    )
      return meanings;
  return [];
}

/** Words in a row, one of them unknown, that together are nearly a figure or a name: "helth insurance". */
function namesAcross(text: string, unknown: readonly Part[], { names, lexicon }: Prepared): Span[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    text: word,
  }));
  const spans: Span[] = [];
  for (let first = 0; first < words.length; first += 1) {
    const longest = Math.min(words.length, first + MAX_NAME_WORDS) - 1;
    for (let last = longest; last > first; last -= 1) {
      const [from, to] = [words[first], words[last]];
      if (!from || !to) continue;
      const part = { start: from.start, end: to.end, text: text.slice(from.start, to.end) };
      if (/[^\p{L}\p{N} ]/u.test(part.text) || !unknown.some((each) => overlap(each, part)))
        continue;
      const wanted = compact(part.text);
      const limit = allowance(wanted);
      const figures = isLatin(part.text) ? figuresNear(part.text, lexicon) : [];
      const near = names.filter((name) => distance(name.compact, wanted, limit) <= limit);
      if (near.length + figures.length === 0) continue;
      const meanings = figures.length > 0 ? figures : meaningsOf(near);
      spans.push({ ...part, meanings, isApproximate: true });
      first = last;
      break;
    }
  }
  return spans;
}

/** 보혐 in 건강보혐: what stands before it is the name, and all of it nearly so. */
const isRestOfName = (part: Part, spans: readonly Span[], names: readonly ReadyName[]): boolean =>
  spans.some((span) => {
    const whole = compact(`${span.text}${part.text}`);
    const limit = allowance(whole);
    return (
      span.end === part.start &&
      span.meanings.some(
        (meaning) =>
          meaning.kind === 'value' &&
          names.some(
            ({ dimension, value, compact: name }) =>
              dimension === meaning.dimension &&
              value === meaning.value &&
              distance(name, whole, limit) <= limit,
          ),
      )
    );
  });

/** Takes what is nearly known for what it is near to, and says so; what stays unknown stays so. */
export function resolveUnknown(text: string, reading: Reading, prepared: Prepared): Reading {
  const { lexicon, names } = prepared;
  if (reading.unknown.length === 0 || reading.unknown.length > MAX_UNKNOWN_WORDS) return reading;
  const across = namesAcross(text, reading.unknown, prepared);
  const isCovered = (part: Part) => across.some((span) => overlap(span, part));
  const spans: Span[] = [...reading.spans.filter((span) => !isCovered(span)), ...across];
  const left: Part[] = [];
  for (const part of reading.unknown.filter((each) => !isCovered(each))) {
    const bare = isLatin(part.text) ? part.text : part.text.replace(ENDING, '');
    const tries = bare === part.text ? [part.text] : [part.text, bare];
    const meanings = tries.reduce<readonly Meaning[]>((found, word) => {
      if (found.length > 0) return found;
      const near = valuesNear(word, names);
      return near.length > 0 ? near : phrasesNear(word, lexicon);
    }, []);
    if (meanings.length > 0) spans.push({ ...part, meanings, isApproximate: true });
    else if (bare !== '' && !isRestOfName(part, spans, names)) left.push(part);
  }
  return { spans: spans.sort((a, b) => a.start - b.start), unknown: left };
}
