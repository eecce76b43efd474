import type { Cursor } from '../Cursor';
import { parseExpression } from '../expression/expression';
import type { Select } from '../syntax';

/** Vertica's `TIMESERIES slice AS '3 seconds' OVER (PARTITION BY a ORDER BY at)` behind FROM. */
export const isTimeSeries = (c: Cursor): boolean =>
  c.isWords('TIMESERIES') && c.isName(1) && c.peek(2).upper === 'AS';

/** The start of a slice, which the list names, is made of what the rows are ordered by. */
export function parseTimeSeries(c: Cursor, select: Select): void {
  c.next();
  const slice = c.name().text.toLowerCase();
  c.take('AS');
  const { refs } = parseExpression(c);
  for (const item of select.items) {
    if (item.kind !== 'expression') continue;
    item.expression.refs = item.expression.refs.flatMap((ref) =>
      ref.parts.length === 1 && ref.parts[0]?.text.toLowerCase() === slice ? refs : ref,
    );
  }
}
