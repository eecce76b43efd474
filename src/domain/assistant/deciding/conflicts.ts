import type { Kind } from '../words/kinds';
import { type Entry, OTHER_STANDARD } from '../entry';

/** A question as it is compared with entries. */
export interface Query {
  words: ReadonlySet<string>;
  /** How it is put. */
  wording: ReadonlySet<string>;
  kinds: ReadonlySet<Kind>;
}

/** What speaks for entries beside shared words. */
interface Fit {
  of: (entry: Entry) => number;
  /** An entry does not fit better, and this is quicker to say. */
  most: (entry: Entry) => number;
}

/** What else speaks for an entry, or against it, beside the words that it shares with a question. What the question alone decides is decided once. */
export function fitTo(query: Query): Fit {
  const words = [...query.words];
  const terms = words.filter((word) => word.startsWith('@'));
  const named = words.filter((word) => OTHER_STANDARD.test(word) || NAMED_EXAMPLE.test(word));
  const asksHistory = query.kinds.has('why') || words.some((word) => HISTORICAL.test(word));
  const asksFigures =
    query.kinds.has('much') ||
    query.kinds.has('entry') ||
    query.kinds.has('example') ||
    words.some((word) => word === '~entry' || /^\d/.test(word));
  const mostKind = SAME_KIND_SCORE * query.kinds.size;
  return {
    most: ({ standing, isQuestion }) => standing + (isQuestion ? mostKind : 0),
    of: (entry) =>
      entry.standing +
      (entry.isQuestion ? kindAgreement(query, entry) : 0) -
      modelConflict(query, terms, named, entry) -
      historyConflict(query, asksHistory, entry) -
      (asksFigures ? 0 : exampleConflict(entry)) -
      chapterConflict(query, entry),
  };
}

/** Names of models and of reinsurance: who asks of one wants nothing of another. */
const MODELS: readonly string[] = ['@vfa', '@paa', '@gmm', '@reinsurance-held'];
const NAMED_EXAMPLE = /^~example\d/;
/** Who asks of amendments names a year, a change, or what was before. */
const HISTORICAL =
  /^(?:~former|~amended|@transition(?:-date)?|20\d\d|@trg|@initial-application-date)$/;

/** What holds today stands before what changed, and that before what no longer holds. */
function historyConflict(
  { words }: Query,
  asksHistory: boolean,
  { isHistory, words: own }: Entry,
): number {
  if (own.has('~former') && !words.has('~former')) return 0.1;
  return isHistory && !asksHistory ? 0.05 : 0;
}

/** A question of so few words asks what they mean. */
const SHORT_QUESTION_WORDS = 2;

/** What it counts that an entry answers the kind of question that is asked. */
const SAME_KIND_SCORE = 0.05;
/** What an answer loses that works out no example where one is asked for. */
const NO_EXAMPLE_PENALTY = 0.1;
const telling: readonly Kind[] = ['why', 'when', 'show', 'entry', 'differ', 'much', 'who'];

/** What an answer loses for each thing asked of that it does not name. */
const UNNAMED_PENALTY = 0.09;
/** And for each that it names beside what was asked. */
const UNASKED_PENALTY = 0.05;

/** Who names no model and no reinsurance asks of insurance contracts in general. */
const chapterConflict = ({ words }: Query, { chapter, words: own }: Entry): number =>
  chapter !== undefined && !words.has(chapter) && !own.has(chapter) ? 0.08 : 0;

function modelConflict(
  { words }: Query,
  terms: readonly string[],
  named: readonly string[],
  { words: own, terms: ownTerms, standards: ownStandards, around, isQuestion }: Entry,
): number {
  let conflict = 0;
  for (const term of terms) if (!own.has(term) && !around.has(term)) conflict += UNNAMED_PENALTY;
  if (isQuestion) for (const term of ownTerms) if (!words.has(term)) conflict += UNASKED_PENALTY;
  // Who names no other standard asks of none; who names one, or an example, wants no other.
  for (const name of ownStandards) if (!words.has(name)) conflict += isQuestion ? 0.12 : 0.04;
  for (const name of named) if (!own.has(name) && !around.has(name)) conflict += 0.2;
  for (const model of MODELS) {
    if (words.has(model) && !own.has(model)) conflict += around.has(model) ? 0.06 : 0.14;
    else if (!words.has(model) && own.has(model)) conflict += 0.05;
  }
  return conflict;
}

/** What an example loses where nobody asks of figures or of an example. */
const exampleConflict = ({ isExample, isQuestion }: Entry): number => {
  if (!isExample) return 0;
  return isQuestion ? 0.1 : 0.2;
};

function kindAgreement(
  { kinds: asked, words }: Query,
  { kinds: written, isExample }: Entry,
): number {
  // Who asks what a thing does wants more than what it is, and the other way round.
  let agreement = written.has('define') && !asked.has('define') ? -0.03 : 0;
  if (asked.has('define') && words.size <= SHORT_QUESTION_WORDS && !written.has('define'))
    agreement -= 0.08;
  for (const kind of telling) {
    const [one, other] = [asked.has(kind), written.has(kind)];
    if (one && other) agreement += SAME_KIND_SCORE;
    else if (one !== other) agreement -= kind === 'show' ? 0.15 : 0.03;
  }
  if (asked.has('example')) agreement += isExample ? SAME_KIND_SCORE : -NO_EXAMPLE_PENALTY;
  return agreement;
}
