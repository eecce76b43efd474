import type { Assignment, Name, Relation, ScriptStatement, Statement } from '../parse/syntax';
import { assignOutputs } from './assignments';
import { readExpression } from './expression';
import { type Dataset, keyOf } from './graph';
import { materialize, type Output, valuesOf } from './outputs';
import { defineCommonTables, resolveQuery } from './query';
import { joinConditions, resolveRelations } from './relations';
import { Scope, tableView } from './scope';
import { derivedView, starOutputs } from './views';
import type { Script } from './Script';

const texts = (names: readonly Name[]) => names.map(({ text }) => text);

function scopeOf(script: Script, statement: Extract<Statement, { ctes: unknown }>): Scope {
  const scope = new Scope(script.scope);
  defineCommonTables(script, statement.ctes, scope);
  return scope;
}

function insert(script: Script, statement: Extract<Statement, { kind: 'insert' }>): void {
  const scope = scopeOf(script, statement);
  const { target, query, columns, partition, conflict = [] } = statement;
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
  assign(script, dataset, conflict, inner);
}

function create(script: Script, statement: Extract<Statement, { kind: 'create' }>): void {
  const { query, copies, columns, object, temporary } = statement;
  const names = texts(columns);
  if (!query) {
    const dataset = script.write(statement.target);
    Object.assign(dataset, { temporary, kind: object });
    const source = copies && script.read(copies);
    if (names.length > 0) script.complete(dataset, names);
    else if (source?.complete)
      script.complete(
        dataset,
        source.columns.map(({ name }) => name),
      );
    if (source && statement.copies) copyColumns(script, source, dataset);
    return;
  }
  const outputs = resolveQuery(script, query, script.scope);
  const dataset = script.writeQuery(statement.target, outputs, names);
  Object.assign(dataset, { temporary, kind: object });
  if (!outputs.some(({ star }) => star)) dataset.complete = true;
}

/** What a copy, an exchange or a load moves: column by column where they are known, else as a whole. */
function copyColumns(script: Script, from: Dataset, to: Dataset): void {
  if (!from.complete) return;
  for (const { id, name } of from.columns) {
    if (name === '*') continue;
    script.graph.connect(
      { column: id },
      script.graph.column(to, name),
      'value',
      to.span ?? { start: 0, end: 0 },
    );
  }
}

/** The target of UPDATE or MERGE; an alias of FROM is the table that it stands for. */
function targetOf(
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

function assign(
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
function withTarget(script: Script, scope: Scope, target: Relation, dataset: Dataset): void {
  const parts = target.source.kind === 'table' ? target.source.table.parts : [];
  const view = tableView(script.graph, dataset, parts);
  scope.views.unshift({ ...view, ...(target.alias && { alias: target.alias.text }) });
}

/** SQL Server writes through a common table: into the one table that it reads. */
function throughCommonTable({ target, from, ctes }: Extract<Statement, { kind: 'update' }>) {
  const [only] = target.source.kind === 'table' ? target.source.table.parts : [];
  const body = only && ctes.find(({ name }) => keyOf(name.text) === keyOf(only.text))?.query.body;
  const [base] = body?.kind === 'select' ? body.from : [];
  return only && base ? [{ ...base, alias: only }] : from;
}

function update(script: Script, statement: Extract<Statement, { kind: 'update' }>): void {
  const outer = scopeOf(script, statement);
  const read = throughCommonTable(statement);
  const target = targetOf(script, statement.target, read);
  if (!target) return;
  const from =
    read === statement.from ? read.filter((each) => each !== target.same) : [statement.target];
  const scope = resolveRelations(script, from, outer);
  withTarget(script, scope, target.same ?? statement.target, target.dataset);
  const conditions = [...statement.from, statement.target];
  script.influence('join', joinConditions(script, conditions, scope), statement);
  assign(script, target.dataset, statement.assignments, scope);
  for (const filter of statement.filters)
    script.influence('filter', readExpression(script, filter, scope), filter);
  script.graph.claimInfluences(target.dataset);
}

function merge(script: Script, statement: Extract<Statement, { kind: 'merge' }>): void {
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
      const name = names[index];
      if (name === undefined) return;
      const origins = readExpression(script, value, ofSource);
      materialize(script.graph, target.dataset, [{ name, origins, span: value }]);
    });
    if (row && source) {
      materialize(script.graph, target.dataset, starOutputs(source, statement.source));
    }
  }
}

/** Vertica moves data from table to table by a function. */
const MOVING_FUNCTION = /^\s*select\s+swap_partitions_between_tables\s*\(([^)]*)\)/i;

function query(script: Script, statement: Extract<Statement, { kind: 'query' }>): void {
  const moving = MOVING_FUNCTION.exec(script.text(statement))?.[1];
  if (moving !== undefined) {
    const names = [...moving.matchAll(/'([^']*)'/g)].map(([, text = '']) => text);
    const tables = [names[0], names.at(-1)].map((text = '') => ({
      parts: text.split('.').map((part) => ({ text: part, quoted: false, start: 0, end: 0 })),
      start: statement.start,
      end: statement.end,
    }));
    if (tables[0] && tables[1]) move(script, tables[0], tables[1]);
    return;
  }
  const outputs = resolveQuery(script, statement.query, script.scope);
  const { body } = statement.query;
  if (body.kind === 'select' && body.into) return;
  materialize(script.graph, script.graph.local('result', '', statement), outputs);
}

function move(
  script: Script,
  from: Parameters<Script['read']>[0],
  to: Parameters<Script['read']>[0],
): void {
  copyColumns(script, script.read(from), script.write(to));
}

/** Variables take values, cursors and records rows. */
function take(script: Script, statement: Extract<Statement, { kind: 'assign' | 'rows' }>): void {
  const { scope, graph } = script;
  const { query, of, start, end } = statement;
  const span = { start, end };
  const entry = of && scope.commonTable(of.text);
  if (statement.kind === 'assign') {
    const view = entry?.view();
    const outputs = query
      ? resolveQuery(script, query, scope)
      : view
        ? starOutputs(view, span)
        : [];
    assignOutputs(script, statement.targets, outputs, span);
    return;
  }
  const { name, table } = statement;
  if (query) defineCommonTables(script, [{ name, columns: [], query, ...span }], scope);
  else if (entry) scope.define(name.text, entry);
  else if (table) {
    const written = script.table(table);
    const view = () => tableView(graph, script.read(table), [name]);
    scope.define(name.text, { view, table: written });
  }
}

/** Adds what a statement does to the graph. */
export function resolveStatement(
  script: Script,
  { statement, routine, maybe }: ScriptStatement,
): void {
  script.enter(routine);
  script.maybe = maybe;
  // What only names something does nothing.
  if ((statement.kind === 'assign' || statement.kind === 'rows') && !statement.query) {
    take(script, statement);
    return;
  }
  script.begin(routine, { start: statement.start, end: statement.end });
  addStatement(script, statement);
  script.graph.endStatement();
}

/** The same, as a part of the statement that it stands in. */
export function addStatement(script: Script, statement: Statement): void {
  addOwn(script, statement);
  for (const next of statement.then ?? []) addStatement(script, next);
}

function addOwn(script: Script, statement: Statement): void {
  switch (statement.kind) {
    case 'query':
      return query(script, statement);
    case 'assign':
    case 'rows':
      return take(script, statement);
    case 'insert':
      return insert(script, statement);
    case 'create':
      return create(script, statement);
    case 'update':
      return update(script, statement);
    case 'merge':
      return merge(script, statement);
    case 'move':
      return move(script, statement.from, statement.to);
    case 'rename':
      return script.rename(statement.from, statement.to);
    case 'drop':
      script.tables.drops.push(...statement.tables.map((table) => script.table(table).id));
      return;
    case 'delete': {
      const { reads } = script.tables;
      const before = new Set(reads);
      const scope = resolveRelations(script, statement.using, script.scope);
      for (const filter of statement.filters) readExpression(script, filter, scope);
      // What only decides on the rows that go is not read into anything.
      for (const id of reads) if (!before.has(id)) reads.delete(id);
    }
  }
}
