import phrases from '../phrases.json';
import type { Span } from '../spans';
import { isLatin } from '../text';
import classes from './classes.json';
import { formsOf, pastOf } from './english';
import idle from './idle.json';
import { verbFormsOf } from './korean';

type Part = Pick<Span, 'start' | 'end' | 'text'>;

const longestFirst = (words: readonly string[]): string =>
  [...new Set(words)].sort((a, b) => b.length - a.length).join('|');

const PARTICLE = '이|가|에|의|로|와|과|도|께|께서|에게|한테';
const NOUN_END = new RegExp(`^(?:들)?(?:${longestFirst(idle.endings)}|${PARTICLE})*$`);
const VERB_END = new RegExp(
  `^(?:${longestFirst([...idle.endings, ...classes.koreanEndings])}|${PARTICLE})*$`,
);

/** Whether a word is a stem with what can stand behind it. */
const endsWell = (stems: ReadonlySet<string>, end: RegExp) => (word: string) =>
  Array.from(word, (_, index) => index + 1).some(
    (length) => stems.has(word.slice(0, length)) && end.test(word.slice(length)),
  );

const isKorean = endsWell(new Set(classes.korean), NOUN_END);
const isKoreanVerb = endsWell(new Set(classes.koreanVerbs.flatMap(verbFormsOf)), VERB_END);
/** "몇 번이었고", "몇 개였나": what is counted in, with what stands behind it. */
const COUNTERS = longestFirst(classes.koreanCounters);
const COUNTING = new RegExp(`몇 ?(?:${COUNTERS})?$`);
const COUNTER = new RegExp(`^(?:${COUNTERS})?`);
const isOfCounting = ({ start, text: said }: Part, text: string): boolean =>
  COUNTING.test(text.slice(0, start)) && NOUN_END.test(said.replace(COUNTER, ''));
const isKoreanHolding = endsWell(new Set(classes.koreanHolding), NOUN_END);

/** Characters of grammar by themselves make words of other meanings: only those of the class are parts of one. */
const chinesePhrases = [...phrases.stop, ...idle.words].filter((word) =>
  /^\p{Script=Han}{2,}$/u.test(word),
);
const chineseOf = (words: readonly string[]) => {
  const pattern = new RegExp(`^(?:${longestFirst([...chinesePhrases, ...words])})+$`);
  return (word: string) => pattern.test(word);
};
const isChinese = chineseOf(classes.chinese);
const isChineseHolding = chineseOf([...classes.chinese, ...classes.chineseHolding]);

/** "ㅎㅎ", "ㅠㅠ": no syllable. */
const BARE_LETTERS = /^[\u1100-\u11ff\u3130-\u318f]+$/;

const isPlain = (said: string): boolean =>
  said.split(' ').every((word) => isKorean(word) || isKoreanVerb(word) || isChinese(word));
const saysIncluding = endsWell(new Set(classes.including), VERB_END);
const isHolding = (word: string): boolean => isKoreanHolding(word) || isChineseHolding(word);

const NARROWING = new RegExp(
  longestFirst([...classes.koreanNarrowing, ...classes.chineseNarrowing]),
);
/** "계약해지" is made of endings only, and tells which contracts. */
const isNarrowing = (word: string): boolean => NARROWING.test(word);

/** ... and 시 is the end of 도시, where one syllable of a word stands before it. */
export const isNarrowingAt = (start: number, part: string, text: string): boolean =>
  isNarrowing(part) ||
  (/(?<![가-힣])[가-힣]$/.test(text.slice(Math.max(0, start - 2), start)) &&
    isNarrowing(text.slice(start - 1, start) + part));

const plain: ReadonlySet<string> = new Set([
  ...classes.plain,
  ...classes.verbs.flatMap((verb) => [...formsOf(verb), pastOf(verb)]),
]);
const predicates: ReadonlySet<string> = new Set(classes.predicates);
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

/** "Audited CSM": a word right before a figure may tell of it, and before another noun which are meant. */
const isBefore = ({ end }: Part, kinds: readonly string[], text: string, spans: readonly Span[]) =>
  spans.some(
    (span) => has(span, ...kinds) && span.start > end && text.slice(end, span.start) === ' ',
  );
const NOUNS = ['measure', 'entity', 'dimension', 'value'];

const DENIALS: ReadonlySet<string> = new Set(['notBefore', 'notAfter', 'lacking']);
const denies = ({ meanings }: Span): boolean =>
  meanings.some((meaning) => meaning.kind === 'operator' && DENIALS.has(meaning.operator));

/** "Classified as onerous", "the auditor role was given to": that a value is held says no more than the value, and that none is held, than that there is none. */
function isHeld(part: Part, spans: readonly Span[]): boolean {
  const { before, behind } = beside(part, spans);
  const near = [...behind.slice(0, 2), ...before.slice(0, 2)];
  // A menu is called "Menu".
  return (
    near.some((span) => has(span, 'value') && !has(span, 'entity', 'dimension')) ||
    (near.some(denies) && near.some((span) => has(span, 'dimension')))
  );
}

/** "The company master": what keeps the rows says no more than what they are. */
function isCarrier(part: Part, spans: readonly Span[]): boolean {
  const { before, behind } = beside(part, spans);
  return [before[0], behind[0]].some((span) => has(span, 'entity', 'dimension'));
}

/** "With account codes included": of a column or a figure that is shown, and not of a value that would be among others. */
function isIncluding(part: Part, spans: readonly Span[]): boolean {
  const { before, behind } = beside(part, spans);
  const [shown] = isLatin(part.text) || /\p{Script=Han}/u.test(part.text) ? behind : before;
  return has(shown, 'measure', 'dimension') && !has(shown, 'value');
}

/** The same with the words of grammar that it may be cut out of, outwards: 跑, 再跑, 再跑一下. */
function edges(part: Part, spans: readonly Span[], side: 'start' | 'end'): number[] {
  const other = side === 'start' ? 'end' : 'start';
  const found = [part[side]];
  for (;;) {
    const next = spans.find((span) => isStop(span) && span[other] === found.at(-1));
    if (!next) return found;
    found.push(next[side]);
  }
}

/** A single character that is left out may belong to the word: 大 of 大地, 명 of 명예. Not so the particle of what is known. */
const isCut = (at: number, side: 'start' | 'end', spans: readonly Span[]): boolean =>
  spans.some(
    (span) =>
      isStop(span) &&
      span.end - span.start === 1 &&
      (side === 'end'
        ? span.start === at
        : span.end === at && !spans.some((known) => !isStop(known) && known.end === span.start)),
  );

/** 나세 of 기억나세요, 跑 of 再跑一下: what a word that was cut apart may be. */
function wholesOf(part: Part, spans: readonly Span[], text: string): string[] {
  const starts = edges(part, spans, 'start');
  const ends = edges(part, spans, 'end');
  if (isNarrowing(text.slice(starts.at(-1), ends.at(-1)))) return [];
  return starts
    .filter((start) => !isCut(start, 'start', spans))
    .flatMap((start) =>
      ends
        .filter((end) => /[가-힣]/.test(part.text) || !isCut(end, 'end', spans))
        .map((end) => text.slice(start, end)),
    );
}

/**
 * Words of classes that narrow nothing: that a figure is, where rows are kept, that a value is held; Korean stems with their endings, Chinese words
 * of such characters. What could choose rows is in none of these classes.
 */
export function isComposed(part: Part, text: string, spans: readonly Span[]): boolean {
  if (isNarrowing(part.text)) return false;
  if (BARE_LETTERS.test(part.text)) return true;
  if (/[^ -ɏ]/.test(part.text)) {
    if (isOfCounting(part, text)) return true;
    const wholes = wholesOf(part, spans, text);
    return (
      wholes.some(isPlain) ||
      (wholes.some(isHolding) && isHeld(part, spans)) ||
      (wholes.some(saysIncluding) && isIncluding(part, spans))
    );
  }
  if (isBefore(part, ['measure'], text, spans)) return false;
  return (
    plain.has(part.text) ||
    (predicates.has(part.text) && !isBefore(part, NOUNS, text, spans)) ||
    (holding.has(part.text) && isHeld(part, spans)) ||
    (saysIncluding(part.text) && isIncluding(part, spans)) ||
    (carriers.has(part.text) && isCarrier(part, spans))
  );
}
