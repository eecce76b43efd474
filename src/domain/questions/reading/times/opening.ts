import type { PeriodRange } from '../../query';
import type { Tokens } from '../tokens';
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
  const isStock = measures.every((id) => model.measureOf(id)?.kind === 'stock');
  if (!tokens.modified('atStart') || measures.length === 0 || !isStock) return undefined;
  const isBoth = tokens.modified('atClose') || CLOSING.test(text);
  const openings = measures.map(
    (id) =>
      model.measures.find((each) => each.isOpening === true && each.id === `${id}Opening`)?.id,
  );
  const known = openings.flatMap((id) => id ?? []);
  if (known.length === measures.length)
    return { measures: isBoth ? [...known, ...measures] : known };
  if (isBoth) return { measures, comparison: 'previous' };
  const before = quartersFrom(period.from, -1);
  return { measures, period: { from: before, to: before } };
}
