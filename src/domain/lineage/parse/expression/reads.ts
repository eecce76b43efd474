/** What an expression reads, as it is put together from its parts. */
import type { Expression, Role } from '../syntax';

export const emptyExpression = (start: number): Expression => ({
  refs: [],
  queries: [],
  windows: [],
  start,
  end: start,
});

/** Adds what `part` reads to `whole`. */
export function absorb(whole: Expression, part: Expression): void {
  whole.refs.push(...part.refs);
  whole.queries.push(...part.queries);
  whole.windows.push(...part.windows);
}

export function withRole(expression: Expression, role: Role): Expression {
  if (role === 'value') return expression;
  for (const ref of expression.refs) if (ref.role === 'value') ref.role = role;
  for (const inner of expression.queries) if (inner.role === 'value') inner.role = role;
  return expression;
}
