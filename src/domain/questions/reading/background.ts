import type { Query } from '../query';
import type { Understanding } from './understand';
import { clausesOf, type Place } from './words/idle/clauses';
import type { Span } from './words/spans';
import background from './words/idle/background.json';

const ASKS = new RegExp(background.asks, 'i');
const STATES = background.states.map((pattern) => new RegExp(pattern, 'i'));
const PURPOSE_ENDS = new RegExp(background.purposeEnds, 'g');
const PURPOSES = background.purposes.map((pattern) => new RegExp(pattern, 'i'));
const HEADING = new RegExp(background.heading, 'i');
const REFERS = new RegExp(background.refers, 'i');

const states = (clause: string): boolean =>
  !ASKS.test(clause) && STATES.some((pattern) => pattern.test(clause));

const blanked = (question: string, { start, end }: Place): string =>
  question.slice(0, start) + ' '.repeat(end - start) + question.slice(end);

const contentOf = (query: Query): string => JSON.stringify({ ...query, unread: undefined });

/** "Segregation of duties check: ...", 職能分工檢查：..., "권한 점검: ...": what is done with the answer, as a heading. */
const isHeading = (clause: string, behind: string): boolean =>
  /^\s*[:：]/.test(behind) && !ASKS.test(clause) && HEADING.test(clause);

const FIRST_PERSON =
  /^(?:i|we|our|my) [a-z]+|^(?:저희|저는|제가|우리|당사)|^(?:我|我們|本公司|敝公司)/i;

/** "We are renegotiating our treaty, ...": who asks tells what they do, and of nouns only, which choose nothing. */
const isOnlyTold = (clause: string, { start, end }: Place, spans: readonly Span[]): boolean =>
  FIRST_PERSON.test(clause) &&
  spans
    .filter((span) => span.start >= start && span.end <= end)
    .every(
      ({ period, number, meanings, text }) =>
        !period &&
        !number &&
        (text === 'across' ||
          meanings.every(({ kind }) => ['stop', 'dimension', 'entity'].includes(kind))),
    );

const isPurpose = (clause: string): boolean =>
  !ASKS.test(clause) && PURPOSES.some((pattern) => pattern.test(clause));

const isSure = (reading: Understanding): boolean =>
  reading.kind === 'understood' && reading.unknown.length === 0;

/**
 * "Claims have been running hot all year. By what amount did claims incurred exceed ...": a statement that comes before what is asked, and without which
 * the same is understood. What it says beside that chooses nothing. "For the claims reconciliation, ..." only says what the answer is for.
 * @param whole what the question was understood as.
 * @param read reads another wording of it.
 * @param spansOf what is known of it.
 */
export function withoutBackground(
  question: string,
  whole: Understanding,
  read: (question: string) => Understanding,
  spansOf: (question: string) => readonly Span[],
): Understanding {
  if (isSure(whole)) return whole;
  const places = clausesOf(question, PURPOSE_ENDS).filter(
    ({ start, end }) => question.slice(start, end).trim() !== '',
  );
  let reading = whole;
  let text = question;
  // The last clause asks.
  for (const place of places.slice(0, -1)) {
    const clause = question.slice(place.start, place.end).trim();
    const isOnlyFor = isPurpose(clause);
    const isSaidAbove = isHeading(clause, question.slice(place.end));
    if (!isOnlyFor && !isSaidAbove && !states(clause)) break;
    text = blanked(text, place);
    if (!isOnlyFor && !isSaidAbove && REFERS.test(text)) break;
    const rest = read(text);
    if (rest.kind !== 'understood') break;
    const isSame = whole.kind === 'understood' && contentOf(rest.query) === contentOf(whole.query);
    const isTold = isSure(rest) && isOnlyTold(clause, place, spansOf(question));
    if (!isSame && !isOnlyFor && !isTold) break;
    if (reading.kind !== 'understood' || rest.unknown.length < reading.unknown.length)
      reading = rest;
  }
  return reading;
}
