import type { PeriodRange } from '../../query';
import type { SemanticModel } from '../../model/SemanticModel';
import { type Tokens, isOperator, meaningsOf } from '../tokens';
import { type Span, saysSomething } from '../words/spans';
import { quartersFrom } from '../words/shifts';

/** Balances at the beginning of a time, instead of those at its end or beside them. */
export interface Opening {
  readonly measures: readonly string[];
  readonly period?: PeriodRange | undefined;
  readonly comparison?: 'previous' | undefined;
}

const CLOSING = /\bclos(?:e|ing)\b|\bend(?:ing)?\b|기말|말|期末|[季年月]末|[季年月]底/;

/**
 * "Opening BEL" is that of the quarter before; of some balances a figure of their own is known.
 * @param period which is asked for, or the last one that is closed.
 */
export function openingOf(
  tokens: Tokens,
  text: string,
  measures: readonly string[],
  period: PeriodRange,
): Opening | undefined {
  const { model } = tokens;
  const isStock = (id: string) => {
    const { kind, isOpening } = model.measureOf(id) ?? {};
    return kind === 'stock' && isOpening !== true;
  };
  const stocks = measures.filter(isStock);
  if (!tokens.modified('atStart') || stocks.length === 0) return undefined;
  const isMixed = stocks.length < measures.length;
  const isBoth = tokens.modified('atClose') || (!isMixed && CLOSING.test(text));
  const known = stocks.flatMap(
    (id) =>
      model.measures.find((each) => each.isOpening === true && each.id === `${id}Opening`)?.id ??
      [],
  );
  // A walk has both its ends.
  if (known.length > 0 && known.every((id) => measures.includes(id))) return undefined;
  const flows = measures.filter((id) => !stocks.includes(id));
  if (known.length === stocks.length)
    return { measures: [...new Set([...known, ...(isBoth ? measures : flows)])] };
  if (isBoth) return { measures, comparison: 'previous' };
  if (isMixed) return undefined;
  const before = quartersFrom(period.from, -1);
  return { measures, period: { from: before, to: before } };
}

/** "The CSM at the end of 2024, its release in 2025, and the CSM at the end of 2025": the two ends of the year between them. */
export function withEnds(spans: readonly Span[], model: SemanticModel): Span[] {
  const said = spans.filter(saysSomething);
  const [whole, ...others] = said.flatMap(({ period }) =>
    period && period.range.from < period.range.to ? [period.range] : [],
  );
  const isOne = others.every(({ from, to }) => from === whole?.from && to === whole.to);
  const isOf = (kind: 'stock' | 'flow') =>
    said.some((span) =>
      meaningsOf(span, 'measure').some(({ id }) => model.measureOf(id)?.kind === kind),
    );
  const isCompared = said.some(
    (span) =>
      isOperator(span, 'compare', 'compareBefore', 'compareAfter', 'difference') &&
      !isOperator(span, 'add'),
  );
  if (!whole || !isOne || isCompared || !isOf('stock') || !isOf('flow')) return [...spans];
  const ends = new Map([
    [quartersFrom(whole.from, -1), 'atStart'],
    [whole.to, 'atClose'],
  ] as const);
  const endOf = ({ period }: Span) =>
    period?.range.from === period?.range.to ? ends.get(period?.range.to ?? '') : undefined;
  if (!said.some((span) => endOf(span) === 'atStart')) return [...spans];
  return spans.map((span) => {
    const operator = endOf(span);
    return operator
      ? { ...span, period: undefined, meanings: [{ kind: 'operator', operator }] }
      : span;
  });
}
