import type { Span } from '../spans';
import classes from './classes.json';
import idle from './idle.json';

type Part = Pick<Span, 'start' | 'end' | 'text'>;

const longestFirst = (words: readonly string[]): string =>
  [...new Set(words)].sort((a, b) => b.length - a.length).join('|');

const ENDING = longestFirst(idle.endings);
const PARTICLE = '이|가|에|의|로|와|과|도';
const koreanOf = (stems: readonly string[]) =>
  new RegExp(`^(?:${longestFirst(stems)})(?:들)?(?:${ENDING}|${PARTICLE})*$`);
const chineseOf = (words: readonly string[]) => new RegExp(`^(?:${longestFirst(words)})+$`);
const WORDS = [koreanOf(classes.korean), chineseOf(classes.chinese)];
const HOLDING = [
  koreanOf(classes.koreanHolding),
  chineseOf([...classes.chinese, ...classes.chineseHolding]),
];
const NARROWING = new RegExp(
  longestFirst([...classes.koreanNarrowing, ...classes.chineseNarrowing]),
);
/** "계약해지" is made of endings only, and tells which contracts. */
export const isNarrowing = (word: string): boolean => NARROWING.test(word);

const plain: ReadonlySet<string> = new Set(classes.plain);
const holding: ReadonlySet<string> = new Set(classes.holding);
const carriers: ReadonlySet<string> = new Set(classes.carriers);

const has = (span: Span | undefined, ...kinds: readonly string[]): boolean =>
  span?.meanings.some(({ kind }) => kinds.includes(kind)) ?? false;

const isStop = ({ meanings, period, number }: Span): boolean =>
  period === undefined && number === undefined && meanings.every(({ kind }) => kind === 'stop');

/** What is known beside a part, words that say nothing left out. */
function beside({ start, end }: Part, spans: readonly Span[]) {
  const said = spans.filter((span) => !isStop(span));
  return {
    before: said.filter((span) => span.end <= start).toReversed(),
    behind: said.filter((span) => span.start >= end),
  };
}

/** "Audited CSM": a word right before a figure may tell of it. */
const isOfFigure = ({ end }: Part, text: string, spans: readonly Span[]): boolean =>
  spans.some(
    (span) => has(span, 'measure') && span.start > end && text.slice(end, span.start) === ' ',
  );

/** "Classified as onerous", "the auditor role was given to": that a value is held says no more than the value. */
function isHeld(part: Part, spans: readonly Span[]): boolean {
  const { before, behind } = beside(part, spans);
  // A menu is called "Menu".
  return [...behind.slice(0, 2), ...before.slice(0, 2)].some(
    (span) => has(span, 'value') && !has(span, 'entity', 'dimension'),
  );
}

/** "The company master": what keeps the rows says no more than what they are. */
function isCarrier(part: Part, spans: readonly Span[]): boolean {
  const { before, behind } = beside(part, spans);
  return [before[0], behind[0]].some((span) => has(span, 'entity', 'dimension'));
}

/**
 * Words of classes that narrow nothing: that a figure is, where rows are kept, that a value is held; Korean stems with their endings, Chinese words
 * of such characters. What could choose rows is in none of these classes.
 */
export function isComposed(part: Part, text: string, spans: readonly Span[]): boolean {
  if (isNarrowing(part.text)) return false;
  if (/[^ -ɏ]/.test(part.text))
    return (
      WORDS.some((words) => words.test(part.text)) ||
      (HOLDING.some((words) => words.test(part.text)) && isHeld(part, spans))
    );
  if (isOfFigure(part, text, spans)) return false;
  return (
    plain.has(part.text) ||
    (holding.has(part.text) && isHeld(part, spans)) ||
    (carriers.has(part.text) && isCarrier(part, spans))
  );
}
