import type { Locale } from '../../locale';
import type { Library } from '../library';
import type { Answerable, Resolved } from './answerable';
import { bare, citedFor, PARAGRAPH } from './citations';
import { candidatesFor, confidenceIn } from './confidence';
import type { Query } from './conflicts';
import { comparedIn, definitionOf } from './definitions';
import { drawingFor, drawingOn } from './drawings';
import { type Match, matchesOf } from './evidence';

export type Decision =
  | {
      answer: Answerable;
      nearest: Match[];
      /** It answers what was claimed of a paragraph. */
      isClaim?: true;
    }
  | {
      answer?: undefined;
      nearest: Match[];
      paragraph?: string;
      /** The question, where it asks for figures of the books. */
      ofBooks?: string;
    };

/** So many matches are looked at. */
export const MATCHES = 24;
/** What answers is at least so likely to, by language: words overlap more in some than in others. */
const MIN_CONFIDENCE: Readonly<Record<Locale, number>> = { en: 0.42, ko: 0.34, 'zh-tw': 0.34 };
/** A drawing is asked for in few words, and shows at once whether it is the one. */
const MIN_DRAWING_CONFIDENCE = 0.25;
/** A second page that comes so close to the likeliest is shown with it: either may be meant. */
const NEAR_SHARE = 0.35;
/** How much nearer a question that nothing here answers must be than any that something answers, for the matter to be outside. */
const CLEARLY_OUTSIDE = 0.1;

/** How much nearer a definition must be than a question that nothing here answers. */
const OUTSIDE_LEAD = 0.05;

/** How much of a question may stand nowhere in what we know: names of firms and of other matters do. */
const MAX_UNKNOWN_SHARE = 0.3;

/** What a definition takes along is no guess. */
const CLEAR_SCORE = 0.8;

/** Whether the handbook answers, by several signals: how well what is written meets the question, what it leaves open, and what stands outside. */
export function decide(query: Resolved, library: Library): Decision {
  const matches = matchesOf(query, library, MATCHES);
  const paragraphs = [...query.words].filter((word) => PARAGRAPH.test(word));
  const missing = paragraphs.find((paragraph) => !library.citing.has(bare(paragraph)));
  if (missing) return { nearest: matches, paragraph: missing.replace(/^17\./, '').toUpperCase() };

  const drawing = query.kinds.has('show') ? drawingFor(query, library, matches) : undefined;
  if (drawing) return { answer: drawing, nearest: matches };
  const define = definitionOf(query, library);
  const cited = paragraphs.length > 0 ? citedFor(query, paragraphs, library) : undefined;

  const answers = matches.filter(
    ({ entry }) =>
      entry.blocks.length === 0 ||
      // Who names a paragraph is answered by what is written of it.
      !cited ||
      (entry.isQuestion && paragraphs.some((one) => entry.words.has(one))),
  );
  const likely = isUnknown(query, library) ? [] : likelyOf(query, answers, library);
  const [best] = likely;
  const outside = matches.find(({ entry }) => entry.blocks.length === 0);
  const isOutside =
    outside !== undefined && outside.score + OUTSIDE_LEAD > (matches[0]?.score ?? 0);

  if (define && !isOutside) {
    const more =
      best && best.score >= CLEAR_SCORE && !best.entry.isHistory ? best.entry.blocks : [];
    return { answer: { ...define, blocks: [...define.blocks, ...more] }, nearest: matches };
  }
  const compared = comparedIn(query, library);
  const shown = best && query.kinds.has('drawing') ? drawingOn(best, query, library) : undefined;
  if (shown) return { answer: shown, nearest: matches };
  if (best)
    return {
      answer: {
        blocks: [...new Set([...compared, ...likely.flatMap(({ entry }) => entry.blocks)])],
        words: new Set([
          ...query.words,
          ...likely.flatMap(({ entry }) => (entry.isQuestion ? [...entry.words] : [])),
        ]),
        score: best.score,
      },
      nearest: matches,
    };
  if (cited && !isUnknown(query, library)) return { answer: cited, nearest: matches };
  return { nearest: matches };
}

/** The matches that answer: the very question, where it is written, or the likeliest, and a second page that comes close; none where they are not likely enough. */
function likelyOf(query: Query, matches: readonly Match[], library: Library): Match[] {
  const [nearest] = matches;
  if (!nearest) return [];
  const isOutside = nearest.entry.blocks.length === 0;
  if (isAsWritten(query, nearest)) return isOutside ? [] : [nearest];
  const candidates = candidatesFor(query, matches, library)
    .map(({ match, signals }) => ({ match, confidence: confidenceIn(signals, library.locale) }))
    .sort((one, other) => other.confidence - one.confidence);
  const [first, second] = candidates;
  const nearestAnswer = matches.find(({ entry }) => entry.blocks.length > 0)?.score ?? 0;
  if (!first || (isOutside && nearest.score > nearestAnswer + CLEARLY_OUTSIDE)) return [];
  if (query.kinds.has('drawing')) {
    const drawn = candidates.find(({ match }) => drawingOn(match, query, library));
    if (drawn && drawn.confidence >= MIN_DRAWING_CONFIDENCE) return [drawn.match];
  }
  const likely =
    second && second.confidence >= NEAR_SHARE * first.confidence ? [first, second] : [first];
  const together = likely.reduce((sum, { confidence }) => sum + confidence, 0);
  return together >= MIN_CONFIDENCE[library.locale] ? likely.map(({ match }) => match) : [];
}

/** Whether a question says what a written one says, no more and no less. */
const isAsWritten = ({ words }: Query, { entry }: Match): boolean =>
  entry.isQuestion &&
  entry.words.size === words.size &&
  [...words].every((word) => entry.words.has(word));

/** What is claimed of a paragraph is answered by what is written of the matter, whichever paragraph says it; undefined where none is named. */
export function decideClaim(query: Resolved, library: Library): Decision | undefined {
  const words = new Set([...query.words].filter((word) => !PARAGRAPH.test(word)));
  if (words.size === query.words.size || words.size === 0) return undefined;
  const named = decide(query, library);
  if ('paragraph' in named) return named;
  const answer = decide({ ...query, words }, library).answer ?? named.answer;
  return answer ? { answer, nearest: named.nearest, isClaim: true } : named;
}

/** Neighbouring letters of Korean or Chinese: unknown ones are more often where two words meet than a word. */
const isPair = (word: string) => /^[\u3400-\u9fff\uac00-\ud7af]{1,2}$/.test(word);

/** Whether much of a question stands nowhere in what we know. */
function isUnknown({ words }: Query, library: Library): boolean {
  const unknown = [...words].filter((word) => !library.words.knows(word) && !isPair(word));
  return library.words.weigh(unknown) / library.words.weigh(words) > MAX_UNKNOWN_SHARE;
}
