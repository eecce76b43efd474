/** Words of comparing and counting that stand for others by what stands beside them. */
import { isNoun, isOperator, meaningsOf } from '../tokens';
import type { Meaning, OperatorName } from '../words/lexicon';
import { type Span, saysSomething } from '../words/spans';

const UP = /^(?:higher|more|larger|greater|bigger|많|큰|커|높|多|高|大)/;
const DOWN = /^(?:lower|less|fewer|smaller|적|작|낮|少|低|小)/;

/** Which way a word of comparing points. */
export const waysOf = (text: string): 'up' | 'down' | undefined =>
  UP.test(text) ? 'up' : DOWN.test(text) ? 'down' : undefined;

const OPERATORS = ['>', '<', 'more', 'ascending', 'descending'] as const;
const LIMITS = ['>', '>=', '<', '<='] as const;

const operator = (name: OperatorName): Meaning => ({ kind: 'operator', operator: name });

/** A time that stands with a word of comparing: "than last quarter", "전분기보다", 比上季. */
const isTimeHeld = (said: readonly Span[], at: number): boolean =>
  said[at]?.period !== undefined &&
  (isOperator(said[at - 1], 'compareBefore') || isOperator(said[at + 1], 'compareAfter'));

/** "30 million higher than last quarter", "전분기보다 3천만 이상 많은", 比上季多三千萬以上: how a figure moved from one time to another. */
function movesIn(said: readonly Span[]): Map<Span, readonly Meaning[]> {
  const replaced = new Map<Span, readonly Meaning[]>();
  for (const [index, span] of said.entries()) {
    const isUp = UP.test(span.text);
    if (!isOperator(span, ...OPERATORS) || (!isUp && !DOWN.test(span.text))) continue;
    const moved = [operator('change'), operator(isUp ? 'rose' : 'fell')];
    if (/ than$/.test(span.text) && said[index + 1]?.period)
      replaced.set(span, [operator('compareBefore'), ...moved]);
    // Only numbers and limits stand between the time and the word.
    let at = index - 1;
    while (said[at]?.number || isOperator(said[at], ...LIMITS)) at -= 1;
    if (isOperator(said[at], 'compareAfter')) at -= 1;
    const hasNumber = said[index - 1]?.number ?? said[index - 2]?.number ?? said[index + 1]?.number;
    if (!/[a-z]/.test(span.text) && hasNumber && isTimeHeld(said, at)) replaced.set(span, moved);
  }
  return replaced;
}

/** "Only one company": exactly so many, where something else is told by it and nothing is ranked. */
function exactlyIn(said: readonly Span[]): Map<Span, readonly Meaning[]> {
  const isRanked = said.some((span) => isOperator(span, 'top', 'bottom', 'sort'));
  const nouns = said.filter(isNoun);
  return new Map(
    isRanked || nouns.length < 2
      ? []
      : said.flatMap((span, index): [Span, readonly Meaning[]][] =>
          isOperator(span, 'only') &&
          said[index + 1]?.number !== undefined &&
          meaningsOf(said[index + 2], 'entity').length > 0
            ? [[span, [operator('exactly')]]]
            : [],
        ),
  );
}

/** "Greater than zero", 大於零: a number, and not what is zero. */
const zerosIn = (said: readonly Span[]): ReadonlySet<Span> =>
  new Set(
    said.filter(
      (span, index) =>
        isOperator(span, 'zero') &&
        [said[index - 1], said[index + 1]].some((beside) => isOperator(beside, ...LIMITS)),
    ),
  );

/** "Only the cohorts that have one": the figure that was named before. */
const onesIn = (spans: readonly Span[]): [Span, readonly Meaning[]][] =>
  spans.flatMap((span, index): [Span, readonly Meaning[]][] => {
    const before = spans.slice(0, index);
    const figure = before.findLast((other) => meaningsOf(other, 'measure').length > 0);
    const isHeld = isOperator(before.at(-1), 'having', 'lacking');
    return span.text === 'one' && isHeld && figure ? [[span, figure.meanings]] : [];
  });

export function withQuantities(spans: readonly Span[]): Span[] {
  const said = spans.filter((span) => saysSomething(span));
  const zeros = zerosIn(said);
  const replaced = new Map([...movesIn(said), ...exactlyIn(said), ...onesIn(spans)]);
  return spans.map((span) => {
    const { start, end } = span;
    if (zeros.has(span))
      return { ...span, meanings: [], number: { start, end, value: 0, isPercent: false } };
    const meanings = replaced.get(span);
    return meanings ? { ...span, meanings } : span;
  });
}
