import { heldBetween } from './between';
import { isNarrowingAt } from './idle/composed';
import idle from './idle/idle.json';
import type { Lexicon, Meaning } from './lexicon';
import { type NumberMention, numbersIn } from './numbers';
import { type PeriodMention, periodsIn } from './periods';
import { segmented } from './segments';
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

/** What Korean verbs and nouns end in says nothing that the stem does not say. */
const ENDINGS = new RegExp(`^(?:${idle.endings.join('|')})+$`);

/** "The largest group by CSM" */
const NAMES_ROWS = /\b(?:which|each|every|the|one|[a-z]+est|most|least|top|onerous) $/;

const PARTICLE_BEHIND =
  /^(?:[이가은는을를의에로과와도만인임씩]|으로|입니|일 |(?:야|요|지|죠|나|냐|니|예요|에요)(?![가-힣]))/;

/** "사용 중" of 사용 중지된: a short word at the end of a phrase goes on, and is another. */
const isCutShort = (phrase: string, behind: string): boolean =>
  // "분기 말" of 분기 말고
  (/말$/.test(phrase) && /^고(?: |$)/.test(behind)) ||
  (/ (?!순)[가-힣]$/.test(phrase) &&
    /^[가-힣]/.test(behind) &&
    !PARTICLE_BEHIND.test(behind) &&
    !isPast(phrase.at(-1)) &&
    // "얼마나 많았어": a verb with its ending.
    !/^(?:았|었|아|어|던|습|네)/.test(behind));

/** "Country code" of the country code list, "국가 코드" of 국가 코드그룹: the list is what is named. */
const isOfList = (phrase: string, meanings: readonly Meaning[], behind: string): boolean =>
  meanings.every(({ kind }) => kind !== 'entity') &&
  /.(?: code|코드|代碼)$/.test(phrase) &&
  /^ ?(?:lists?\b|groups?\b|그룹|목록|群組|清單|表)/.test(behind);

/** "The cash in Q4": not what comes in. */
const IS_TIME =
  /^ (?:q[1-4]|h[12]|[12]h|fy|\d{4}|(?:the )?(?:first|second|third|fourth|last|latest|this|previous|current|whole|full|year)\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/;

const STOPPED: readonly Meaning[] = [{ kind: 'stop' }];
const IS_NOUN = /(?:^|\b(?:by|per|each|every|an?|the|this|that|which|what|of|and|or|ledger) )$/;

const OF_ACCOUNT =
  /\b(?:debit|credit|post|book)(?:s|ed|ings?)? (?:to|on|against|from|of) (?:the )?$/;
const BOOKS = /\b(?:we|you|they|i|to|did|do|does)(?: (?:also|actually))? $/;
const ABLE = /^ ?(?:있|없)/;
/** The last sound of a syllable of Hangul. */
const lastSoundOf = (letter = ''): number => (letter.charCodeAt(0) - 0xac00) % 28;
/** 읽을, 볼: what stands behind it says what can be done. */
const isAttribute = (letter?: string): boolean => lastSoundOf(letter) === 8;
/** 컸, 됐: the past of a verb, with only endings behind it. */
const isPast = (letter?: string): boolean => lastSoundOf(letter) === 20;

/** "Debited to cash in December": the account, and a time. */
const isPartOfTime = (phrase: string, before: string): boolean =>
  /^cash (?:in|out)$/.test(phrase) && OF_ACCOUNT.test(before);

/** "What part of the CSM does each portfolio account for?", "how many entries did we book?", "읽을 수 있는": a verb, and no account of the ledger, no book, no number. */
const isOfVerb = (phrase: string, before: string, behind: string): boolean =>
  (/^accounts?$/.test(phrase) && /^s? for\b/.test(behind) && !IS_NOUN.test(before)) ||
  (phrase === 'book' && BOOKS.test(before)) ||
  (phrase === '수' && ABLE.test(behind) && isAttribute(before.trimEnd().at(-1)));

/** Phrases of the lexicon at each place; a Latin one is a whole word, its plural too. */
function phrasesIn(text: string, lexicon: Lexicon): Match[] {
  const matches: Match[] = [];
  for (let start = 0; start < text.length; start += 1) {
    if (text[start] === ' ') continue;
    const isWithinWord = WORD.test(text[start - 1] ?? ' ');
    for (let end = Math.min(text.length, start + MAX_SPAN_CHARS); end > start; end -= 1) {
      if (text[end - 1] === ' ') continue;
      const phrase = text.slice(start, end);
      if (isPartOfTime(phrase, text.slice(0, start))) continue;
      const meanings = isOfVerb(phrase, text.slice(0, start), text.slice(end))
        ? STOPPED
        : (lexicon.get(phrase) ??
          (isSpaced(phrase) ? lexicon.get(phrase.replaceAll(' ', '')) : undefined) ??
          lexicon.get(singular(phrase)));
      if (!meanings || (phrase === 'group by' && NAMES_ROWS.test(text.slice(0, start)))) continue;
      const isStop = meanings.every(({ kind }) => kind === 'stop');
      if (
        !isStop &&
        (isCutShort(phrase, text.slice(end)) || isOfList(phrase, meanings, text.slice(end)))
      )
        continue;
      if (/ in$/.test(phrase) && IS_TIME.test(text.slice(end))) continue;
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
 * Cuts a normalised question into what is known and what is not: longest phrases first, then single characters between them, or what leaves less unsaid.
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
  const held = heldBetween(text, timed).map((each): Match => ({ ...each, rank: 2 }));
  const all = [...phrases, ...timed, ...counted, ...held];
  const { parts: spans, taken } = segmented(text, all);
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
    !isNarrowingAt(start, part, text) &&
    taken[start - 1] === true &&
    /[가-힣]/.test(text[start - 1] ?? '');
  return {
    spans: spans.sort((a, b) => a.start - b.start),
    unknown: unknown.filter((part) => !isEnding(part)),
  };
}
