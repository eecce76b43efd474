import { clausesOf } from './clauses';
import idle from './idle.json';
import { type Span, saysSomething } from '../spans';
import { isComposed } from './composed';
import { isRequest } from './requests';

type Part = Pick<Span, 'start' | 'end' | 'text'>;

const ADDRESS = new RegExp(idle.address.join('|'), 'i');
const NARROWING = new RegExp(idle.narrowing, 'i');
const PURPOSES = idle.purposes.map((pattern) => new RegExp(pattern, 'g'));
const askers: ReadonlySet<string> = new Set(idle.askers);
const functionWords: ReadonlySet<string> = new Set(idle.function);

const isWithin = (part: Part, { start, end }: Pick<Part, 'start' | 'end'>): boolean =>
  part.start >= start && part.end <= end;

/** "만" of 만드는; of what it narrows, `narrowing` speaks. */
const isOnly = ({ meanings }: Span): boolean =>
  meanings.every((meaning) => meaning.kind === 'operator' && meaning.operator === 'only');

/** "My boss is asking:", "죄송한데", "不好意思": parts of a sentence that speak to whom is asked, and of nothing that could be. */
function addressesIn(question: string, spans: readonly Span[]): Pick<Part, 'start' | 'end'>[] {
  return clausesOf(question).filter(({ start, end }) => {
    const clause = question.slice(start, end);
    return (
      ADDRESS.test(clause) &&
      !NARROWING.test(clause) &&
      !spans.some((span) => isWithin(span, { start, end }) && saysSomething(span) && !isOnly(span))
    );
  });
}

/** "I'm trying to get at how ...": what somebody does who asks. A word that stands right before a figure may tell of it. */
function deedsIn(text: string, spans: readonly Span[], unknown: readonly Part[]): Part[] {
  const words = [...text.matchAll(/[a-z]+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    text: word,
  }));
  return unknown.filter((part) => {
    const at = words.findIndex(({ start }) => start === part.start);
    const next = words[at + 1];
    if (at < 0 || (next && !functionWords.has(next.text))) return false;
    const before = words.slice(Math.max(0, at - 4), at);
    const from = before.findLast(({ text: word }) => askers.has(word))?.start;
    return (
      from !== undefined &&
      !spans.some((span) => isWithin(span, { start: from, end: part.start }) && saysSomething(span))
    );
  });
}

const OF_PERCENT: ReadonlySet<string> = new Set([
  'share',
  'change',
  'difference',
  'quarterOnQuarter',
  'yearOnYear',
]);

const isOfPercent = ({ meanings }: Span): boolean =>
  meanings.some((meaning) => meaning.kind === 'operator' && OF_PERCENT.has(meaning.operator));

const UNIT =
  /^(?:초|분|원|건|개|명|회|번|秒|分|元|件|個|次|人|家|筆|sec|secs|s|krw|twd|usd|won|units?|amounts?)$/i;

/** "소요 시간(초)": what a figure is counted in, in brackets behind it. */
const isUnit = ({ start, end, text }: Part, question: string, spans: readonly Span[]): boolean =>
  UNIT.test(text) &&
  /[(（]$/.test(question.slice(0, start)) &&
  /^[)）]/.test(question.slice(end)) &&
  spans.some((span) => span.meanings.some(({ kind }) => kind === 'measure') && span.end < start);

/** 除VFA外: the end of what is left out. */
const isOutside = ({ start, text: said }: Part, text: string): boolean =>
  said === '外' && /除了?[^,，]{1,20}$/.test(text.slice(0, start));

/** Unknown words that say nothing of what is asked for: to whom it is said, what it is wanted for, what the one does who asks. */
export function idleIn(
  question: string,
  text: string,
  spans: readonly Span[],
  unknown: readonly Part[],
): ReadonlySet<Part> {
  const purposes = PURPOSES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: said, index }) => ({
      start: index,
      end: index + said.length,
    })),
  );
  const places = [...addressesIn(question.normalize('NFC'), spans), ...purposes];
  return new Set([
    ...unknown.filter((part) => places.some((place) => isWithin(part, place))),
    ...deedsIn(text, spans, unknown),
    ...unknown.filter((part) => isComposed(part, text, spans)),
    ...unknown.filter((part) => isRequest(part, text)),
    ...unknown.filter((part) => isOutside(part, text)),
    ...unknown.filter((part) => isUnit(part, question.normalize('NFC'), spans)),
    // "Share (%)" says twice what is wanted.
    ...unknown.filter((part) => part.text === '%' && spans.some(isOfPercent)),
  ]);
}
