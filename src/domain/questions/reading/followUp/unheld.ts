/** What a follow-up says that the question before has no place for. */
import { type Query, isTime } from '../../query';
import type { Tokens } from '../tokens';

/**
 * Words of a reply that the joined query does not hold: a share of rows that are listed, the quarter before of a whole year.
 * @param own what the question says by itself.
 * @param joined with the question before.
 */
export function unheldIn(tokens: Tokens, own: Query, joined: Query): string[] {
  const textsAt = (indices: readonly number[]) =>
    indices.flatMap((index) => tokens.at(index)?.text ?? []);
  const isOfRows = joined.measures.length === 0 && own.calculation !== undefined;
  const { period, dimensions } = joined;
  const isLong = period !== undefined && period.from !== period.to && !dimensions.some(isTime);
  const quarters = tokens.list.filter(
    (span) =>
      span.period?.relative === 'previous' && span.period.range.from === span.period.range.to,
  );
  return [
    ...(isOfRows ? textsAt(tokens.operators('share', 'running', 'change', 'difference')) : []),
    ...(isLong && own.comparison === 'previous'
      ? [...quarters.map(({ text }) => text), ...textsAt(tokens.operators('quarterOnQuarter'))]
      : []),
  ];
}
