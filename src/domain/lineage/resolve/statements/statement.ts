import type { ScriptStatement, Statement } from '../../parse/statementSyntax';
import { assignOutputs } from '../assignments';
import { readExpression } from '../expression';
import { keyOf } from '../graph';
import { materialize } from '../outputs';
import { defineCommonTables, resolveQuery } from '../query';
import { resolveRelations } from '../relations';
import { tableView } from '../scope';
import { derivedView, starOutputs } from '../views';
import type { Script } from '../Script';
import { create, move } from './create';
import { update } from './update';
import { insert, merge } from './write';

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

/** The queries of a function give its rows to whoever calls it. */
function give(script: Script, statement: Extract<Statement, { kind: 'function' }>): void {
  const { graph, functions } = script;
  const { name, columns, query, start, end } = statement;
  const key = keyOf(name.text);
  const dataset = functions.get(key)?.dataset ?? graph.local('cte', name.text, { start, end });
  const names = columns.map(({ text }) => text);
  const outputs = resolveQuery(script, query, script.scope);
  materialize(graph, dataset, outputs, names);
  functions.set(key, { dataset, view: () => derivedView(graph, dataset, outputs, names) });
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
    case 'function':
      return give(script, statement);
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
