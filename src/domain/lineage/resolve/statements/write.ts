import type { Assignment, Statement } from '../../parse/statementSyntax';
import type { Name, Relation } from '../../parse/syntax';
import { readExpression } from '../expression';
import { type Dataset } from '../graph';
import { materialize, type Output, valuesOf } from '../outputs';
import { defineCommonTables, resolveQuery } from '../query';
import { resolveRelations } from '../relations';
import { Scope, tableView } from '../scope';
import { derivedView, starOutputs } from '../views';
import type { Script } from '../Script';

const texts = (names: readonly Name[]) => names.map(({ text }) => text);

export function scopeOf(script: Script, statement: Extract<Statement, { ctes: unknown }>): Scope {
  const scope = new Scope(script.scope);
  defineCommonTables(script, statement.ctes, scope);
  return scope;
}

export function insert(script: Script, statement: Extract<Statement, { kind: 'insert' }>): void {
  const scope = scopeOf(script, statement);
  const { target, query, columns, partition, conflict = [], row: named } = statement;
  const outputs = query ? resolveQuery(script, query, scope) : [];
  const names = texts(columns);
  const dataset = query
    ? script.writeQuery(target, outputs, names, texts(partition))
    : script.write(target);
  if (conflict.length === 0) return;
  const row = script.graph.local('query', 'excluded', statement);
  const given = outputs.length === names.length ? names : [];
  materialize(script.graph, row, outputs, given);
  const inner = new Scope(scope);
  const own = tableView(script.graph, dataset, target.parts);
  const excluded = derivedView(script.graph, row, outputs, given);
  if (target.alias) own.alias = target.alias.text;
  inner.views.push(own, { ...excluded, alias: 'excluded', open: false, columns: [] });
  if (named) {
    const alias = named.alias.text;
    const aliases = named.columns.length > 0 ? texts(named.columns) : given;
    const renamed = script.graph.local('query', alias, statement);
    materialize(script.graph, renamed, outputs, aliases);
    inner.views.push({
      ...derivedView(script.graph, renamed, outputs, aliases),
      alias,
      open: false,
    });
  }
  // MySQL's may also name what the new rows are read from.
  const read = query?.body.kind === 'select' ? script.scopes.get(query.body) : undefined;
  for (const view of read?.views ?? []) inner.views.push({ ...view, open: false, columns: [] });
  assign(script, dataset, conflict, inner);
}

/** The target of UPDATE or MERGE; an alias of FROM is the table that it stands for. */
export function targetOf(
  script: Script,
  target: Relation,
  others: readonly Relation[],
): { dataset: Dataset; same: Relation | undefined } | undefined {
  const { source } = target;
  if (source.kind !== 'table') return undefined;
  const [only] = source.table.parts;
  const nameOf = ({ alias, source: other }: Relation) =>
    alias?.text ?? (other.kind === 'table' ? other.table.parts.at(-1)?.text : undefined);
  const same =
    only && others.find((other) => nameOf(other)?.toLowerCase() === only.text.toLowerCase());
  const table = same?.source.kind === 'table' ? same.source.table : source.table;
  return { dataset: script.write(table), same };
}

export function assign(
  script: Script,
  target: Dataset,
  assignments: readonly Assignment[],
  scope: Scope,
): void {
  for (const { targets, value, adds } of assignments) {
    const [query] = value.queries;
    const outputs =
      query && targets.length > 1 ? resolveQuery(script, query.query, scope) : undefined;
    const origins = outputs ? [] : readExpression(script, value, scope);
    targets.forEach((names, index) => {
      const name = names.at(-1);
      if (!name) return;
      const output: Output = {
        name: name.text,
        origins: outputs?.[index]?.origins ?? origins,
        span: value,
      };
      if (adds) {
        const { id } = script.graph.column(target, name.text);
        output.origins = [...output.origins, ...valuesOf([{ column: id }])];
      }
      materialize(script.graph, target, [output]);
    });
  }
}

/** The written table is seen by the expressions, and not read by them. */
export function withTarget(script: Script, scope: Scope, target: Relation, dataset: Dataset): void {
  const parts = target.source.kind === 'table' ? target.source.table.parts : [];
  const view = tableView(script.graph, dataset, parts);
  scope.views.unshift({ ...view, ...(target.alias && { alias: target.alias.text }) });
}

export function merge(script: Script, statement: Extract<Statement, { kind: 'merge' }>): void {
  const outer = scopeOf(script, statement);
  const target = targetOf(script, statement.target, []);
  if (!target) return;
  const scope = resolveRelations(script, [statement.source], outer);
  const [source] = scope.views;
  // A new row takes nothing of the table that it goes into.
  const ofSource = new Scope(outer);
  ofSource.views.push(...scope.views);
  withTarget(script, scope, statement.target, target.dataset);
  script.influence('join', readExpression(script, statement.on, scope), statement.on);
  assign(script, target.dataset, statement.assignments, scope);
  const known = target.dataset.complete ? target.dataset.columns.map(({ name }) => name) : [];
  for (const { columns, values, row } of statement.inserts) {
    const names = columns.length > 0 ? texts(columns) : known;
    values.forEach((value, index) => {
      // Without a list the new row is called as what it is made of.
      const name =
        names[index] ?? (names.length > 0 ? undefined : value.column?.parts.at(-1)?.text);
      if (name === undefined) return;
      const origins = readExpression(script, value, ofSource);
      materialize(script.graph, target.dataset, [{ name, origins, span: value }]);
    });
    if (row && source) {
      materialize(script.graph, target.dataset, starOutputs(source, statement.source));
    }
  }
}
