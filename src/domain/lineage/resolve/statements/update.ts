import type { Statement } from '../../parse/statementSyntax';
import type { Name, OutputItem, Relation, Select } from '../../parse/syntax';
import { readExpression } from '../expression';
import { keyOf } from '../graph';
import { joinConditions, resolveRelations } from '../relations';
import type { Scope } from '../scope';
import type { Script } from '../Script';
import { assign, scopeOf, targetOf, withTarget } from './write';

type Update = Extract<Statement, { kind: 'update' }>;

/** What an UPDATE writes through: a common table (SQL Server), or a query in the place of its table (Oracle). */
function queryWritten({ target, from, ctes }: Update): Select | undefined {
  const named = (name: string) =>
    ctes.find((cte) => keyOf(cte.name.text) === keyOf(name))?.query.body;
  const { source } = target;
  let body = source.kind === 'query' ? source.query.body : undefined;
  if (source.kind === 'table' && source.table.parts.length === 1) {
    const [{ text } = { text: '' }] = source.table.parts;
    const same = from.find(({ alias }) => alias && keyOf(alias.text) === keyOf(text))?.source;
    body = named(same?.kind === 'table' ? (same.table.parts.at(-1)?.text ?? '') : text);
  }
  return body?.kind === 'select' && body.from.length > 0 ? body : undefined;
}

/** The columns of a query as the names that they have in its tables. */
function originalNames({ items }: Select, names: readonly Name[]): readonly Name[] {
  const name = names.at(-1);
  const item = items.find(
    (each): each is OutputItem =>
      each.kind === 'expression' &&
      keyOf((each.alias ?? each.expression.column?.parts.at(-1))?.text ?? '') ===
        keyOf(name?.text ?? ''),
  );
  return item?.expression.column?.parts ?? names;
}

/** The table behind the query that an UPDATE writes through, which is read like any other. */
function updateQuery(script: Script, statement: Update, select: Select, outer: Scope): void {
  const { target, from, filters } = statement;
  const assignments = statement.assignments.map((each) => ({
    ...each,
    targets: each.targets.map((names) => [...originalNames(select, names)]),
  }));
  const [qualifier] = assignments[0]?.targets[0]?.slice(-2, -1) ?? [];
  const nameOf = ({ alias, source }: Relation) =>
    keyOf((alias ?? (source.kind === 'table' ? source.table.parts.at(-1) : undefined))?.text ?? '');
  const base =
    (qualifier && select.from.find((each) => nameOf(each) === keyOf(qualifier.text))) ??
    select.from[0];
  if (base?.source.kind !== 'table') return;
  const dataset = script.write(base.source.table);
  const isRead = from.some((each) => nameOf(each) === nameOf(target));
  const scope = resolveRelations(script, isRead ? from : [target, ...from], outer);
  script.influence('join', joinConditions(script, from, scope), statement);
  assign(script, dataset, assignments, scope);
  for (const filter of filters)
    script.influence('filter', readExpression(script, filter, scope), filter);
  script.graph.claimInfluences(dataset);
}

export function update(script: Script, statement: Update): void {
  const outer = scopeOf(script, statement);
  const written = queryWritten(statement);
  if (written) {
    updateQuery(script, statement, written, outer);
    return;
  }
  const target = targetOf(script, statement.target, statement.from);
  if (!target) return;
  const from = statement.from.filter((each) => each !== target.same);
  const scope = resolveRelations(script, from, outer);
  withTarget(script, scope, target.same ?? statement.target, target.dataset);
  const conditions = [...statement.from, statement.target];
  script.influence('join', joinConditions(script, conditions, scope), statement);
  assign(script, target.dataset, statement.assignments, scope);
  for (const filter of statement.filters)
    script.influence('filter', readExpression(script, filter, scope), filter);
  script.graph.claimInfluences(target.dataset);
}
