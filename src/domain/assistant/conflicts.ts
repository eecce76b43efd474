import type { Kind } from './kinds';
import type { Entry } from './library';

/** A question as it is compared with entries. */
export interface Query {
  words: ReadonlySet<string>;
  kinds: ReadonlySet<Kind>;
}

/** What else speaks for an entry, or against it, beside the words that it shares with a question. */
export const fit = (query: Query, entry: Entry): number =>
  entry.standing +
  (entry.isQuestion ? kindAgreement(query, entry.kinds) : 0) -
  modelConflict(query, entry) -
  historyConflict(query, entry) -
  exampleConflict(query, entry) -
  chapterConflict(query, entry);

/** Names of models and of reinsurance: who asks of one wants nothing of another. */
const MODELS: readonly string[] = ['@vfa', '@paa', '@gmm', '@reinsurance-held'];
/** Numbers of standards beside IFRS 17: who names none asks of none. */
const OTHER_STANDARDS: readonly string[] = ['9', '15', '16', '18'];
/** Who asks of amendments names a year, a change, or what was before. */
const HISTORICAL =
  /^(?:~former|~amended|@transition(?:-date)?|20\d\d|@trg|@initial-application-date)$/;

/** What holds today stands before what changed, and that before what no longer holds. */
function historyConflict({ words, kinds }: Query, { isHistory, words: own }: Entry): number {
  const asksHistory = kinds.has('why') || [...words].some((word) => HISTORICAL.test(word));
  if (own.has('~former') && !words.has('~former')) return 0.1;
  return isHistory && !asksHistory ? 0.05 : 0;
}

/** A question of so few words asks what they mean. */
const SHORT = 2;

const telling: readonly Kind[] = ['why', 'when', 'show', 'entry', 'differ', 'much', 'who'];

/** What an answer loses for each thing asked of that it does not name. */
const UNNAMED = 0.09;
/** And for each that it names beside what was asked. */
const UNASKED = 0.05;

/** Who names no model and no reinsurance asks of insurance contracts in general. */
const chapterConflict = ({ words }: Query, { chapter, words: own }: Entry): number =>
  chapter !== undefined && !words.has(chapter) && !own.has(chapter) ? 0.08 : 0;

function modelConflict({ words }: Query, { words: own, around, isQuestion }: Entry): number {
  let conflict = 0;
  for (const word of words)
    if (word.startsWith('@') && !own.has(word) && !around.has(word)) conflict += UNNAMED;
  if (isQuestion)
    for (const word of own) if (word.startsWith('@') && !words.has(word)) conflict += UNASKED;
  for (const standard of OTHER_STANDARDS)
    if (own.has(standard) && !words.has(standard)) conflict += isQuestion ? 0.12 : 0.04;
  for (const model of MODELS) {
    if (words.has(model) && !own.has(model)) conflict += around.has(model) ? 0.06 : 0.14;
    else if (!words.has(model) && own.has(model)) conflict += 0.05;
  }
  return conflict;
}

/** Figures of an example answer who asks of figures or of the example. */
function exampleConflict({ words, kinds }: Query, { isExample, isQuestion }: Entry): number {
  const asksFigures =
    kinds.has('much') ||
    kinds.has('entry') ||
    [...words].some((word) => word === '~example' || word === '~entry' || /^\d/.test(word));
  if (!isExample || asksFigures) return 0;
  return isQuestion ? 0.1 : 0.2;
}

function kindAgreement({ kinds: asked, words }: Query, written: ReadonlySet<Kind>): number {
  // Who asks what a thing does wants more than what it is, and the other way round.
  let agreement = written.has('define') && !asked.has('define') ? -0.03 : 0;
  if (asked.has('define') && words.size <= SHORT && !written.has('define')) agreement -= 0.08;
  for (const kind of telling) {
    const [one, other] = [asked.has(kind), written.has(kind)];
    if (one && other) agreement += 0.05;
    else if (one !== other) agreement -= kind === 'show' ? 0.15 : 0.03;
  }
  return agreement;
}
