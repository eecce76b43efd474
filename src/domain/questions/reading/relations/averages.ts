/** Limits that are the average of all rows: "above the average", "평균보다 큰", 高於平均. */
import { isNoun, isOperator, meaningsOf } from '../tokens';
import type { OperatorName } from '../words/lexicon';
import { type Span, saysSomething } from '../words/spans';
import { waysOf } from './quantities';

const LIMITS = ['>', '>=', '<', '<='] as const;
const HOW = [...LIMITS, 'ascending', 'descending', 'more', 'rose', 'fell'] as const;

const operator = (span: Span, name: OperatorName): Span => ({
  ...span,
  meanings: [{ kind: 'operator', operator: name }],
});
const unsaid = (span: Span): Span => ({ ...span, meanings: [{ kind: 'stop' }] });

/** The average as a number that a figure is held against. */
const asNumber = (span: Span, value = 1): Span => ({
  ...span,
  meanings: [],
  number: { start: span.start, end: span.end, value, isPercent: false, isOfAverage: true },
});

/** What stands for the words around an average that is a limit. */
function limitAt(said: readonly Span[], at: number): [Span, Span][] {
  const average = said[at];
  const next = said[at + 1];
  if (!average) return [];
  if (/[^ -ɏ]/.test(average.text) && next && isOperator(next, ...LIMITS))
    return [[average, asNumber(average)]];
  // "Twice the average", "above the portfolio average"
  const between =
    said[at - 1]?.number?.isMultiple || isNoun(said[at - 1]) ? said[at - 1] : undefined;
  const ahead = between ? said[at - 2] : said[at - 1];
  if (ahead && isOperator(ahead, ...LIMITS))
    return [
      [average, asNumber(average, between?.number?.value)],
      ...(between ? [[between, unsaid(between)] satisfies [Span, Span]] : []),
    ];
  // "평균보다 CSM이 큰", 比平均高
  const [than, how] = isOperator(next, 'compareAfter')
    ? [next, said.slice(at + 2, at + 4).find((span) => isOperator(span, ...HOW))]
    : isOperator(ahead, 'compareBefore')
      ? [ahead, said.slice(at + 1, at + 3).find((span) => isOperator(span, ...HOW))]
      : [];
  const way = how && waysOf(how.text);
  return than && how && way
    ? [
        [average, asNumber(average)],
        [than, operator(than, way === 'up' ? '>' : '<')],
        [how, unsaid(how)],
      ]
    : [];
}

export function withAverages(spans: readonly Span[]): Span[] {
  const said = spans.filter((span) => saysSomething(span));
  const replaced = new Map(
    said.flatMap((span, at) =>
      isOperator(span, 'average') && meaningsOf(span, 'measure').length === 0
        ? limitAt(said, at)
        : [],
    ),
  );
  return spans.map((span) => replaced.get(span) ?? span);
}
