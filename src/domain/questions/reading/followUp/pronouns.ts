/** "Its CSM", "이 회사를 모회사로 둔 회사", 該組合: one thing that the question before named or chose. */
import type { SemanticModel } from '../../model/SemanticModel';
import { type Query, type Selection, isTime } from '../../query';
import type { Known } from '../known';
import { isNoun, meaningsOf } from '../tokens';
import phrases from '../words/phrases.json';
import type { Span } from '../words/spans';
import { isHangul, isLatin, normalise } from '../words/text';

interface Pronoun {
  readonly start: number;
  readonly end: number;
  /** What it is one of, where that is said. */
  readonly dimension?: string | undefined;
}

export type Antecedent =
  | { readonly kind: 'value'; readonly dimension: string; readonly value: string }
  | { readonly kind: 'chosen'; readonly within: Selection };

const IT = new RegExp(phrases.again.it, 'g');
const THIS = new RegExp(phrases.again.this);

const keyOf = (entity: string | undefined, model: SemanticModel): string | undefined =>
  model.dimensions.find(({ column }) => column === model.entityOf(entity ?? '')?.key)?.id;

/** "This company": a word of pointing right before a noun that is no time. */
function pointedAt(span: Span, text: string, model: SemanticModel): Pronoun | undefined {
  const said = THIS.exec(text.slice(0, span.start));
  const own = meaningsOf(span, 'dimension').map(({ id }) => id);
  const dimension = own[0] ?? keyOf(meaningsOf(span, 'entity')[0]?.id, model);
  const isEach =
    /^(?:들|별|s\b)/.test(text.slice(span.end)) || /s$/.test(text.slice(span.start, span.end));
  return said && dimension !== undefined && !isTime(dimension) && !isEach
    ? { start: said.index, end: span.end, dimension }
    : undefined;
}

/** "The largest portfolio and its CSM": what stands before it in the same question; "which companies have it" speaks of several. */
const isSaidBefore = (start: number, spans: readonly Span[], text: string): boolean =>
  spans.some(
    (span) =>
      span.end <= start &&
      (meaningsOf(span, 'value').some(({ isNamesake }) => isNamesake !== true) ||
        (isNoun(span) && !/s$/.test(text.slice(span.start, span.end)))),
  );

function pronounIn(
  text: string,
  spans: readonly Span[],
  model: SemanticModel,
): Pronoun | undefined {
  const [typed] = spans.flatMap((span) => (isNoun(span) && pointedAt(span, text, model)) || []);
  if (typed) return typed;
  const [it] = [...text.matchAll(IT)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }));
  return it && !isSaidBefore(it.start, spans, text) ? it : undefined;
}

/** "What is its parent?" was answered with another one. */
const isOfAnother = ({ dimensions }: Query, model: SemanticModel): boolean =>
  dimensions.some((id) => model.dimensionOf(id)?.parentOf !== undefined);

/** What the question before was about, as far as it is one. */
function antecedentOf(
  previous: Query,
  dimension: string | undefined,
  model: SemanticModel,
): Antecedent | undefined {
  const { measures, filters, thresholds, period, calculation, order, limit, offset } = previous;
  if (isOfAnother(previous, model)) return undefined;
  const isMeant = (id: string) => dimension === undefined || id === dimension;
  const [split, ...others] = previous.dimensions;
  const isRanked =
    limit === 1 && order !== undefined && measures.length > 0 && previous.comparison === undefined;
  if (isRanked && split !== undefined && others.length === 0 && !isTime(split) && isMeant(split))
    return {
      kind: 'chosen',
      within: {
        dimension: split,
        measures,
        filters,
        thresholds,
        period,
        calculation,
        order,
        limit,
        offset,
      },
    };
  const named = filters.filter(
    (filter) =>
      !filter.isNegated &&
      filter.values.length === 1 &&
      filter.values[0] !== '' &&
      model.dimensionOf(filter.dimension)?.type === 'text' &&
      !['book', 'scenario'].includes(filter.dimension) &&
      !isTime(filter.dimension) &&
      // A person is no "it".
      (dimension === undefined ? filter.dimension !== 'user' : filter.dimension === dimension),
  );
  const [filter, ...more] = named;
  const [value] = filter?.values ?? [];
  if (filter && value !== undefined && more.length === 0)
    return { kind: 'value', dimension: filter.dimension, value };
  const key = keyOf(previous.entity, model);
  return key !== undefined && isMeant(key) && filters.length > 0 && more.length === 0
    ? {
        kind: 'chosen',
        within: {
          dimension: key,
          measures: [`${previous.entity}.count`],
          filters,
          thresholds,
          period,
        },
      }
    : undefined;
}

/** A name of a value as the question is written. */
function nameOf(value: string, dimension: string, text: string, { values }: Known): string {
  const names = values.find((each) => each.dimension === dimension && each.value === value)?.names;
  const isHan = /\p{Script=Han}/u.test(text);
  const isAlike = (name: string) =>
    isHangul(text)
      ? isHangul(name)
      : isHan
        ? /\p{Script=Han}/u.test(name)
        : isLatin(name) && name !== value;
  return (names?.find((name) => isAlike(name)) ?? value).replace(/ ?[(（][^()（）]*[)）]$/, '');
}

/** The question with what its pronoun stands for. */
export interface Resolved {
  readonly question: string;
  readonly within?: Selection | undefined;
}

export function resolvedBy(
  question: string,
  previous: Query,
  spans: readonly Span[],
  known: Known,
  model: SemanticModel,
): Resolved | undefined {
  const text = normalise(question);
  const pronoun = pronounIn(text, spans, model);
  const antecedent = pronoun && antecedentOf(previous, pronoun.dimension, model);
  if (!antecedent) return undefined;
  const [before, behind] = [question.slice(0, pronoun.start), question.slice(pronoun.end)];
  if (antecedent.kind === 'chosen')
    return { question: `${before.trimEnd()} ${behind.trimStart()}`, within: antecedent.within };
  const name = nameOf(antecedent.value, antecedent.dimension, text, known);
  return { question: `${before}${name}${behind}` };
}

/**
 * A pronoun that nothing is known for: of a question that begins anew, or after an answer that was another thing.
 * @param goesOn what was asked before holds for the question, too.
 */
export function lostIn(
  text: string,
  previous: Query,
  spans: readonly Span[],
  goesOn: boolean,
  model: SemanticModel,
): string[] {
  const pronoun = pronounIn(text, spans, model);
  return pronoun && (!goesOn || isOfAnother(previous, model))
    ? [text.slice(pronoun.start, pronoun.end)]
    : [];
}

/** A query of one thing that was asked about before: in the same book, at the same time unless another is named. */
export function goingOnFrom(
  previous: Query,
  own: Query,
  { within, isTimed }: { readonly within: Selection | undefined; readonly isTimed: boolean },
): Query {
  const isGiven = ({ dimension }: { readonly dimension: string }) =>
    dimension === 'book' || dimension === 'scenario';
  const given = previous.filters.filter(isGiven);
  const filters = own.filters.map(
    (filter) => given.find(({ dimension }) => dimension === filter.dimension) ?? filter,
  );
  const period = !isTimed && own.period && previous.period ? previous.period : own.period;
  return { ...own, filters, period, ...(within && { within }) };
}
