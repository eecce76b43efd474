import type { Meaning, OperatorName } from '../lexicon';
import type { Span } from '../spans';
import { clausesOf, type Place } from './clauses';
import situation from './situation.json';

const SUBJECTS = situation.subjects.map((pattern) => new RegExp(pattern));
const CONJUNCTIONS = new RegExp(situation.conjunctions);
const ASKS = new RegExp(situation.asks);
const ASKING = new RegExp(situation.asking, 'g');
const SPEAKER = new RegExp(situation.speaker, 'i');
const REFERENCES = new RegExp(situation.references, 'i');

/** Who and where somebody is: "the CFO", "head". What chooses rows of the books is no situation. */
const OF_PEOPLE: ReadonlySet<string> = new Set([
  ...(['canRead', 'canWrite', 'canDelete', 'canExport'] as const),
  'role',
  'menu',
  'user',
  'userName',
  'representative',
]);
const NARROWING: ReadonlySet<OperatorName> = new Set([
  ...(['>', '>=', '<', '<=', 'between', 'exactly', 'top', 'bottom', 'inARow', 'rest'] as const),
  ...(['negative', 'positive', 'zero', 'earning', 'lacking', 'rose', 'fell'] as const),
  ...(['notBefore', 'notAfter', 'minus', 'insteadOf', 'netOfHeld'] as const),
]);

/** A figure, what it is split by, what chooses rows. */
const isOfContent = (meaning: Meaning): boolean =>
  meaning.kind === 'measure' ||
  (meaning.kind === 'dimension' && !OF_PEOPLE.has(meaning.id)) ||
  (meaning.kind === 'operator' && NARROWING.has(meaning.operator)) ||
  (meaning.kind === 'value' && !OF_PEOPLE.has(meaning.dimension));

const tells = (clause: string): boolean =>
  SUBJECTS.some((subject) => subject.test(clause.replace(CONJUNCTIONS, '')));

const isWithin = (span: Span, { start, end }: Place): boolean =>
  span.start >= start && span.end <= end;

/** Whether something can be asked of what is left. */
const isAsked = (span: Span): boolean =>
  span.meanings.some(({ kind }) => kind === 'measure' || kind === 'entity');

const isPerson = (span: Span): boolean => span.meanings.some(({ kind }) => kind === 'value');

/**
 * "The auditors are on the phone, ...", "권한 점검 중인데 ...", "我在排結帳行事曆，...": what somebody who asks tells of the situation. It names people, screens and
 * occasions, and none of them is asked for, so the rest is read as if it stood alone.
 * @returns the question, blanks in place of what is only told.
 */
export function withoutSituation(question: string, spans: readonly Span[]): string {
  const told: Place[] = [];
  let goesOn = false;
  for (const place of clausesOf(question, ASKING)) {
    const clause = question.slice(place.start, place.end).toLowerCase().replaceAll('’', "'").trim();
    if (clause === '') continue;
    const isPlain = spans
      .filter((span) => isWithin(span, place))
      .every(({ period, number, meanings }) => !period && !number && !meanings.some(isOfContent));
    // "..., doing the access review": what follows goes on telling, until something is asked.
    goesOn = isPlain && !ASKS.test(clause) && (goesOn || tells(clause));
    if (goesOn) told.push(place);
  }
  const blanked = told.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    question,
  );
  const left = spans.filter((span) => !told.some((place) => isWithin(span, place)));
  const [asked] = left.filter(isAsked);
  const refersBack = (REFERENCES.exec(blanked)?.index ?? Infinity) < (asked?.start ?? 0);
  // "We review roles: which ones ...", "I'm the CFO: which menus may I open?"
  const isReferred = (place: Place) =>
    (refersBack && spans.some((span) => isWithin(span, place) && isAsked(span))) ||
    (SPEAKER.test(blanked) && spans.some((span) => isWithin(span, place) && isPerson(span)));
  return asked && !told.some(isReferred) ? blanked : question;
}
