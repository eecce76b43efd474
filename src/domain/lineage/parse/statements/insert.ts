import type { Cursor } from '../Cursor';
import { parseExpression, type parseExpressions, parseRows } from '../expression/expression';
import { parseAssignments } from './assignments';
import { parseGiven } from '../gives';
import { queryOf, relationOf, rowOf, selectOf } from '../make';
import { parseTableName } from '../names';
import { parseRelations } from '../relations/relation';
import type { Assignment, Statement } from '../statementSyntax';
import type { CommonTable, Name, Query, TableName } from '../syntax';

/** PARTITION (day = '2024-01-01', hour): the columns whose values come with the rows. */
function parsePartition(c: Cursor): Name[] {
  const dynamic: Name[] = [];
  if (!c.takeSymbol('(')) return dynamic;
  while (!c.done && !c.isSymbol(')')) {
    const before = c.at;
    const isName = c.isName();
    const name = c.peek();
    const expression = parseExpression(c);
    if (isName && expression.column) dynamic.push({ ...name, quoted: name.kind === 'quoted' });
    if (!c.takeSymbol(',') && c.at === before) c.next();
  }
  c.takeSymbol(')');
  return dynamic;
}

/** ClickHouse's FUNCTION s3('path', ...) in place of a table. */
function functionTarget(c: Cursor): TableName | undefined {
  c.at += 3;
  const target = c.peek().kind === 'string' ? parseTableName(c) : undefined;
  c.skipToClose();
  return target;
}

interface InsertTarget {
  target: TableName;
  columns: Name[];
  partition: Name[];
}

/** INTO t (a, b), OVERWRITE TABLE t PARTITION (p), OVERWRITE DIRECTORY 'path' */
function parseInsertTarget(c: Cursor): InsertTarget | undefined {
  while (
    c.takeAny(
      'LOW_PRIORITY',
      'DELAYED',
      'HIGH_PRIORITY',
      'IGNORE',
      'OR',
      'ROLLBACK',
      'ABORT',
      'FAIL',
    )
  );
  c.takeAny('REPLACE');
  c.takeAny('OVERWRITE', 'INTO');
  if (c.isWords('INTO')) c.next();
  c.takeAny('LOCAL');
  c.takeAny('TABLE', 'DIRECTORY');
  const target = c.isWord('FUNCTION') && c.isSymbol('(', 2) ? functionTarget(c) : parseTableName(c);
  if (!target) return undefined;
  if (c.take('WITH', 'LABEL')) c.name();
  if (c.isWords('WITH') && c.isSymbol('(', 1) && !c.dialect.scalarWith) {
    c.next(); // hints of SQL Server
    c.skipGroup();
  }
  let partition: Name[] = [];
  if (c.take('PARTITION')) partition = parsePartition(c);
  if (c.dialect.namedPartitions) partition = [];
  c.take('IF', 'NOT', 'EXISTS');
  if (
    c.take('AS') ||
    (c.isName() && c.isSymbol('(', 1) && !c.isWord('VALUES', 'SELECT', 'WITH', 'BY'))
  )
    target.alias = c.name();
  const columns = c.isSymbol('(') && !c.startsQuery() ? c.names() : [];
  if (c.take('PARTITION')) partition = parsePartition(c);
  c.take('BY', 'NAME');
  return { target, columns, partition };
}

/** To the rows, or to the next statement where this one ends without. */
function skipToQuery(c: Cursor): void {
  while (
    !c.done &&
    !c.startsQuery() &&
    !c.isWord('VALUES', 'TABLE', 'SET', 'DEFAULT', 'EXEC', 'EXECUTE')
  ) {
    if (c.peek().opensLine && c.isWord('INSERT', 'CREATE', 'MERGE', 'DROP')) return;
    if (!c.skipGroup()) c.next();
  }
}

/** Oracle's INSERT ALL: each INTO takes its values from the one query at the end. */
function parseInsertAll(c: Cursor, ctes: CommonTable[], start: number): Statement[] {
  c.takeAny('ALL', 'FIRST');
  const parts: (InsertTarget & { values: ReturnType<typeof parseExpressions> })[] = [];
  while (!c.done && !c.startsQuery()) {
    if (!c.take('INTO')) {
      c.next();
      continue;
    }
    const target = parseTableName(c);
    if (!target) continue;
    const columns = c.isSymbol('(') && !c.startsQuery() ? c.names() : [];
    const values = c.take('VALUES') ? (parseRows(c)[0] ?? []) : [];
    parts.push({ target, columns, partition: [], values });
  }
  const query = c.parseQuery();
  const span = c.span(start);
  const from = [relationOf({ kind: 'query', query }, span)];
  return parts.map(({ values, ...insert }) => {
    const items = values.map((expression) => ({
      ...expression,
      kind: 'expression' as const,
      expression,
    }));
    return {
      kind: 'insert',
      ...insert,
      query: values.length > 0 ? queryOf(selectOf(items, from, span), span) : query,
      ctes,
      ...span,
    };
  });
}

function parseInsertSource(c: Cursor): Query | undefined {
  const { start } = c;
  if (!c.startsQuery()) skipToQuery(c);
  if (c.takeAny('VALUES', 'VALUE'))
    return queryOf({ kind: 'values', rows: parseRows(c), ...c.span(start) }, c.span(start));
  if (c.isWord('TABLE') || c.startsQuery()) return c.parseQuery();
  return undefined;
}

export function parseInsert(c: Cursor, ctes: CommonTable[], start: number): Statement[] {
  c.next();
  if (c.isWord('ALL', 'FIRST')) return parseInsertAll(c, ctes, start);
  const insert = parseInsertTarget(c);
  if (!insert) return [];
  // MySQL's INSERT INTO t SET a = 1
  if (c.take('SET')) {
    const assignments = parseAssignments(c);
    const columns = assignments.flatMap(({ targets }) => targets[0]?.at(-1) ?? []);
    const query = rowOf(
      assignments.map(({ value }) => value),
      c.span(start),
    );
    const row = parseRowAlias(c);
    const conflict = parseConflict(c);
    return [{ kind: 'insert', ...insert, columns, query, row, conflict, ctes, ...c.span(start) }];
  }
  const table = { table: insert.target, alias: insert.target.alias };
  const output = parseGiven(c, table);
  const query = parseInsertSource(c);
  const row = parseRowAlias(c);
  const conflict = parseConflict(c);
  const given = { ...output, ...parseGiven(c, table) };
  const source = query && { query };
  return [
    { kind: 'insert', ...insert, ...source, row, conflict, ctes, ...given, ...c.span(start) },
  ];
}

/** MySQL's `AS new`, `AS new(m, n)` behind the rows. */
function parseRowAlias(c: Cursor): { alias: Name; columns: Name[] } | undefined {
  const { at } = c;
  if (c.take('AS') && c.isName()) {
    const alias = c.name();
    const columns = c.isSymbol('(') ? c.names() : [];
    if (c.isWord('ON')) return { alias, columns };
  }
  c.at = at;
  return undefined;
}

/** ON CONFLICT, ON DUPLICATE KEY UPDATE: what a row that is there already takes. */
function parseConflict(c: Cursor): Assignment[] {
  if (c.take('ON', 'DUPLICATE', 'KEY', 'UPDATE')) return parseAssignments(c);
  if (!c.take('ON', 'CONFLICT')) return [];
  while (!c.done && !c.isWord('DO', 'RETURNING')) if (!c.skipGroup()) c.next();
  if (!c.take('DO', 'UPDATE', 'SET')) {
    c.take('DO', 'NOTHING');
    return [];
  }
  const assignments = parseAssignments(c);
  if (c.take('WHERE')) parseExpression(c);
  return assignments;
}

/** Hive's FROM t INSERT ... SELECT ... INSERT ... SELECT ...; undefined where no INSERT follows. */
export function parseFromInsert(
  c: Cursor,
  ctes: CommonTable[],
  start: number,
): Statement[] | undefined {
  const { at } = c;
  c.take('FROM');
  const from = parseRelations(c);
  if (!c.isWord('INSERT')) {
    c.at = at;
    return undefined;
  }
  const statements: Statement[] = [];
  while (c.take('INSERT')) {
    const insert = parseInsertTarget(c);
    if (!insert) continue;
    const query = c.parseQuery();
    if (query.body.kind === 'select' && query.body.from.length === 0) query.body.from = from;
    statements.push({ kind: 'insert', ...insert, query, ctes, ...c.span(start) });
  }
  return statements;
}
