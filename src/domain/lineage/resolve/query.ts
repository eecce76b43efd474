import type { Body, CommonTable, Query, Values } from '../parse/syntax';
import { readExpression } from './expression';
import { keyOf } from './graph';
import { materialize, type Output } from './outputs';
import { Scope } from './scope';
import type { Script } from './Script';
import { resolveSelect } from './select';
import { derivedView } from './views';

function resolveValues(script: Script, { rows }: Values, scope: Scope): Output[] {
  const [first = []] = rows;
  return first.map((cell, index) => ({
    name: `column${index + 1}`,
    origins: rows.flatMap((row) => {
      const expression = row[index];
      return expression ? readExpression(script, expression, scope) : [];
    }),
    span: cell,
  }));
}

/** The columns of branches under the names of the first, by position or by name. */
function unite(branches: readonly (readonly Output[])[], by: 'position' | 'name'): Output[] {
  const [first = [], ...others] = branches;
  const united = first.map((output) => ({ ...output, origins: [...output.origins] }));
  for (const branch of others) {
    branch.forEach((output, index) => {
      const same =
        by === 'name'
          ? united.find(({ name }) => keyOf(name) === keyOf(output.name))
          : united[index];
      if (!same && by === 'name') {
        united.push({ ...output, origins: [...output.origins] });
        return;
      }
      const target = same ?? united.at(-1);
      if (!target) return;
      target.origins.push(...output.origins);
      if (output.star) target.star = [...(target.star ?? []), ...output.star];
    });
  }
  return united;
}

/** `onFirst` hears of the columns of the first branch, which a recursive query refers to. */
function resolveBody(
  script: Script,
  body: Body,
  scope: Scope,
  onFirst?: (outputs: Output[]) => void,
): Output[] {
  switch (body.kind) {
    case 'query':
      return resolveQuery(script, body, scope, onFirst);
    case 'select':
      return resolveSelect(script, body, scope);
    case 'values':
      return resolveValues(script, body, scope);
    case 'union': {
      const branches = body.branches.map((branch, index) => {
        const outputs = resolveBody(script, branch, scope);
        if (index === 0) onFirst?.(outputs);
        return outputs;
      });
      return unite(branches, body.by);
    }
  }
}

/** Brings common tables into scope, each seen by those after it and, where it is recursive, by itself. */
export function defineCommonTables(
  script: Script,
  ctes: readonly CommonTable[],
  scope: Scope,
): void {
  for (const { name, columns, query, ...span } of ctes) {
    const names = columns.map(({ text }) => text);
    const dataset = script.graph.local('cte', name.text, span);
    const define = (outputs: readonly Output[]) =>
      scope.define(name.text, { view: () => derivedView(script.graph, dataset, outputs, names) });
    const outputs = resolveQuery(script, query, scope, (first) => {
      for (const [index, output] of first.entries())
        script.graph.column(dataset, names[index] ?? output.name);
      define(first);
    });
    materialize(script.graph, dataset, outputs, names);
    define(outputs);
  }
}

/** The columns that a query gives, with their origins; tables and edges on the way go into the graph. */
export function resolveQuery(
  script: Script,
  query: Query,
  outer: Scope | undefined,
  onFirst?: (outputs: Output[]) => void,
): Output[] {
  const scope = new Scope(outer);
  // It sees the common tables before it.
  const { scope: around } = script;
  script.scope = outer ?? around;
  for (const statement of query.statements ?? []) script.resolveStatement(statement);
  script.scope = around;
  defineCommonTables(script, query.ctes, scope);
  scope.scalars.push(...(query.scalars ?? []));
  const outputs = resolveBody(script, query.body, scope, onFirst);
  // A query within ORDER BY reads its tables, too.
  for (const { queries } of query.sort)
    for (const inner of queries) resolveQuery(script, inner.query, scope);
  return outputs;
}
