import type { Query } from '../query';
import type { Understanding } from './understand';
import { clausesOf, type Place } from './words/idle/clauses';
import background from './words/idle/background.json';

const ASKS = new RegExp(background.asks, 'i');
const STATES = background.states.map((pattern) => new RegExp(pattern, 'i'));
const PURPOSE_ENDS = new RegExp(background.purposeEnds, 'g');
const PURPOSES = background.purposes.map((pattern) => new RegExp(pattern, 'i'));
const REFERS = new RegExp(background.refers, 'i');

const states = (clause: string): boolean =>
  !ASKS.test(clause) && STATES.some((pattern) => pattern.test(clause));

const blanked = (question: string, { start, end }: Place): string =>
  question.slice(0, start) + ' '.repeat(end - start) + question.slice(end);

const contentOf = (query: Query): string => JSON.stringify({ ...query, unread: undefined });

const isPurpose = (clause: string): boolean =>
  !ASKS.test(clause) && PURPOSES.some((pattern) => pattern.test(clause));

const isSure = (reading: Understanding): boolean =>
  reading.kind === 'understood' && reading.unknown.length === 0;

/**
 * "Claims have been running hot all year. By what amount did claims incurred exceed ...": a statement that comes before what is asked, and without which
 * the same is understood. What it says beside that chooses nothing. "For the claims reconciliation, ..." only says what the answer is for.
 * @param whole what the question was understood as.
 * @param read reads another wording of it.
 */
export function withoutBackground(
  question: string,
  whole: Understanding,
  read: (question: string) => Understanding,
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
    if (!isOnlyFor && !states(clause)) break;
    text = blanked(text, place);
    if (!isOnlyFor && REFERS.test(text)) break;
    const rest = read(text);
    if (rest.kind !== 'understood') break;
    const isSame = whole.kind === 'understood' && contentOf(rest.query) === contentOf(whole.query);
    if (!isSame && !isOnlyFor) break;
    if (reading.kind !== 'understood' || rest.unknown.length < reading.unknown.length)
      reading = rest;
  }
  return reading;
}
