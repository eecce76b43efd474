import type { ColumnRef, Expression } from '../parse/syntax';
import type { Output } from './outputs';
import type { Scope } from './scope';
import type { Script } from './Script';

/** What an expression reads, its sub-queries included. */
export function readExpression(
  script: Script,
  expression: Expression,
  scope: Scope,
  windows?: ReadonlyMap<string, Expression>,
): Output['origins'] {
  const read = (ref: ColumnRef) => scope.resolve(ref).map((origin) => ({ origin, role: ref.role }));
  const origins = expression.refs.flatMap(read);
  for (const { query, role } of expression.queries) {
    for (const output of script.resolveQuery(query, scope))
      origins.push(...output.origins.map(({ origin }) => ({ origin, role })));
  }
  for (const name of expression.windows) {
    const window = windows?.get(name);
    if (window) origins.push(...readExpression(script, window, scope));
  }
  return origins;
}
