import { isNarrowing } from './idle/composed';
import idle from './idle/idle.json';
import type { Lexicon, Meaning } from './lexicon';
import { type NumberMention, numbersIn } from './numbers';
import { type PeriodMention, periodsIn } from './periods';
import { sharedIn } from './shared';
import { isLatin, singular } from './text';

/** A part of the question, by its offsets, with all it can mean. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly meanings: readonly Meaning[];
  readonly period?: PeriodMention | undefined;
  readonly number?: NumberMention | undefined;
  /** Not written as the data have it. */
  readonly isApproximate?: boolean | undefined;
}

export const saysSomething = ({ period, number, meanings }: Span): boolean =>
  period !== undefined || number !== undefined || meanings.some(({ kind }) => kind !== 'stop');

export interface Reading {
  readonly spans: readonly Span[];
  /** Parts that mean nothing to us. */
  readonly unknown: readonly Pick<Span, 'start' | 'end' | 'text'>[];
}

interface Match extends Span {
  readonly rank: number;
}

const WORD = /[a-z0-9]/;
const MAX_SPAN_CHARS = 60;

/** Korean and Chinese words with a space between that need not be there. */
const isSpaced = (phrase: string): boolean => /[^ -ɏ] [^ -ɏ]|\d [^ -ɏ]|[^ -ɏ] \d/.test(phrase);

/** Characters of grammar; others that stand side by side are a word that nobody knows. */
const PARTICLES =
  /[的之了嗎呢吧呀啊在是有與和及為於以到至由就都也能可我你請從對把將被其各每又並且於較比該那這가은는이을를에의로와과도만]/;

/** What Korean verbs and nouns end in says nothing that the stem does not say. */
const ENDINGS = new RegExp(`^(?:${idle.endings.join('|')})+$`);

/** "The largest group by CSM" */
const NAMES_ROWS = /\b(?:which|each|every|the|one|[a-z]+est|most|least|top|onerous) $/;

const PARTICLE_BEHIND =
  /^(?:[이가은는을를의에로과와도만인임씩]|으로|입니|일 |(?:야|요|지|죠|나|냐|니|예요|에요)(?![가-힣]))/;

/** "사용 중" of 사용 중지된: a short word at the end of a phrase goes on, and is another. */
const isCutShort = (phrase: string, behind: string): boolean =>
  / (?!순)[가-힣]$/.test(phrase) &&
  /^[가-힣]/.test(behind) &&
  !PARTICLE_BEHIND.test(behind) &&
  // "얼마나 많았어": a verb with its ending.
  !/^(?:았|었|아|어|던|습|네)/.test(behind);

/** Phrases of the lexicon at each place; a Latin one is a whole word, its plural too. */
function phrasesIn(text: string, lexicon: Lexicon): Match[] {
  const matches: Match[] = [];
  for (let start = 0; start < text.length; start += 1) {
    if (text[start] === ' ') continue;
    const isWithinWord = WORD.test(text[start - 1] ?? ' ');
    for (let end = Math.min(text.length, start + MAX_SPAN_CHARS); end > start; end -= 1) {
      if (text[end - 1] === ' ') continue;
      const phrase = text.slice(start, end);
      const meanings =
        lexicon.get(phrase) ??
        (isSpaced(phrase) ? lexicon.get(phrase.replaceAll(' ', '')) : undefined) ??
        lexicon.get(singular(phrase));
      if (!meanings || (phrase === 'group by' && NAMES_ROWS.test(text.slice(0, start)))) continue;
      const isStop = meanings.every(({ kind }) => kind === 'stop');
      if (!isStop && isCutShort(phrase, text.slice(end))) continue;
      let stop = end;
      if (isLatin(phrase) && WORD.test(phrase[0] ?? '') && isWithinWord) continue;
      if (WORD.test(phrase.at(-1) ?? '')) {
        if (/^s(?![a-z0-9])/.test(text.slice(end))) stop += 1;
        else if (WORD.test(text[end] ?? ' ')) continue;
      }
      matches.push({
        start,
        end: stop,
        text: phrase,
        meanings,
        rank: phrase.replaceAll(/(?<=[^ -ɏ]) (?=[^ -ɏ])/g, '').length - (isStop ? 0.5 : 0),
      });
    }
  }
  return matches;
}

/** A single Korean or Chinese character is a word of its own only between words. */
function standsAlone(text: string, { start, end }: Match, taken: readonly boolean[]): boolean {
  const isFree = (index: number) => /[\p{L}\p{N}]/u.test(text[index] ?? ' ') && !taken[index];
  // Korean grammar stands at the end of a word.
  if (/[가-힣]/.test(text[start] ?? '') && isFree(end) && isFree(end + 1)) return false;
  return !isFree(start - 1) || !isFree(end);
}

const LIMITS: ReadonlySet<string> = new Set(['>', '>=', '<', '<=']);

const isLimit = ({ meanings }: Match): boolean =>
  meanings.some((meaning) => meaning.kind === 'operator' && LIMITS.has(meaning.operator));

/** "More than 2000", "超過2000": a number, though it could be a year. */
function isLimited(
  { start, end, range }: PeriodMention,
  text: string,
  limits: readonly Match[],
  latest: string,
): boolean {
  if (!/^\d{4}$/.test(text.slice(start, end).trim())) return false;
  // "How it developed over 2025"
  const isNear = Math.abs(Number(range.to.slice(0, 4)) - Number(latest.slice(0, 4))) < 3;
  if (isNear && /\bover $/.test(text.slice(0, start))) return false;
  return limits.some(
    (limit) =>
      (limit.end <= start && text.slice(limit.end, start).trim() === '') ||
      (limit.start >= end &&
        /^ ?(?:개|명|건|個|件|名|筆|家)? ?$/.test(text.slice(end, limit.start))),
  );
}

/**
 * Cuts a normalised question into what is known and what is not: longest phrases first, then single characters between them.
 * @param latest the last closed quarter.
 */
export function spansOf(text: string, lexicon: Lexicon, latest: string): Reading {
  const said = phrasesIn(text, lexicon);
  const shared = sharedIn(text, said, lexicon).map((each) => ({
    ...each,
    rank: each.text.length + 0.1,
  }));
  const phrases: readonly Match[] = [...said, ...shared];
  const limits = phrases.filter(isLimit);
  const timed = periodsIn(text, latest)
    .filter((period) => !isLimited(period, text, limits, latest))
    .map((period): Match => ({
      ...period,
      text: text.slice(period.start, period.end),
      meanings: [],
      period,
      rank: period.end - period.start + 0.4,
    }));
  const counted = numbersIn(text).map((number): Match => ({
    ...number,
    text: text.slice(number.start, number.end),
    meanings: [],
    number,
    rank: number.end - number.start + 0.2,
  }));
  const all = [...phrases, ...timed, ...counted].sort(
    (a, b) => b.rank - a.rank || a.start - b.start,
  );
  const taken: boolean[] = Array.from({ length: text.length }, () => false);
  const spans: Match[] = [];
  const take = (match: Match) => {
    for (let index = match.start; index < match.end; index += 1) taken[index] = true;
    spans.push(match);
  };
  const isFree = ({ start, end }: Match) => !taken.slice(start, end).some(Boolean);
  const isSingle = (match: Match) => match.end - match.start === 1 && !isLatin(match.text);
  for (const match of all) if (!isSingle(match) && isFree(match)) take(match);
  const singles = all.filter(isSingle);
  for (let before = -1; before !== spans.length;) {
    before = spans.length;
    for (const match of singles) if (isFree(match) && standsAlone(text, match, taken)) take(match);
  }
  for (const run of singleRuns(spans))
    if (run.filter((span) => !PARTICLES.test(span.text)).length > 1)
      for (const span of run) {
        taken[span.start] = false;
        spans.splice(spans.indexOf(span), 1);
      }
  const unknown = [...text.matchAll(/[\p{L}\p{N}%]+/gu)].flatMap(({ 0: word, index }) => {
    const parts: { start: number; end: number; text: string }[] = [];
    for (let at = index; at < index + word.length; at += 1) {
      if (taken[at]) continue;
      const last = parts.at(-1);
      if (last?.end === at)
        parts[parts.length - 1] = {
          start: last.start,
          end: at + 1,
          text: text.slice(last.start, at + 1),
        };
      else parts.push({ start: at, end: at + 1, text: text.slice(at, at + 1) });
    }
    return parts;
  });
  const isEnding = ({ start, text: part }: { start: number; text: string }) =>
    ENDINGS.test(part) &&
    !isNarrowing(part) &&
    taken[start - 1] === true &&
    /[가-힣]/.test(text[start - 1] ?? '');
  return {
    spans: spans.sort((a, b) => a.start - b.start),
    unknown: unknown.filter((part) => !isEnding(part)),
  };
}

/** Single characters that stand side by side, nothing between them. */
function singleRuns(spans: readonly Match[]): Match[][] {
  const runs: Match[][] = [];
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
