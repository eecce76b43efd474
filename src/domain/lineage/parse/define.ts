/** Statements that define or move tables: CREATE, ALTER, DROP, RENAME, COPY, LOAD. */
import type { Cursor } from './Cursor';
import { parseTableName } from './names';
import type { Name, Query, Statement, TableName } from './syntax';

const NOT_A_COLUMN =
  /^(PRIMARY|FOREIGN|UNIQUE|CONSTRAINT|INDEX|KEY|CHECK|LIKE|EXCLUDE|PERIOD|FULLTEXT|SPATIAL|PARTITION)$/;

/** `(a int, b text, primary key (a))` or `(LIKE other)`. */
function parseColumns(c: Cursor): { columns: Name[]; like?: TableName } {
  if (c.isSymbol('(') && c.peek(1).upper === 'LIKE') {
    c.at += 2;
    const like = parseTableName(c);
    c.skipToClose();
    return { columns: [], ...(like && { like }) };
  }
  const columns = c
    .names()
    .filter(({ text, quoted }) => quoted || !NOT_A_COLUMN.test(text.toUpperCase()));
  return { columns };
}

/** CREATE TABLE and CREATE VIEW; undefined for everything else that can be created. */
function parseCreateTable(c: Cursor, start: number): Statement[] | undefined {
  let temporary = false;
  while (!c.done && !c.isWord('TABLE', 'VIEW') && c.at < 12) {
    temporary ||= c.isWord('TEMP', 'TEMPORARY', 'VOLATILE');
    if (!c.skipGroup()) c.next();
  }
  const object = c.isWord('VIEW') ? 'view' : 'table';
  if (!c.takeAny('TABLE', 'VIEW')) return undefined;
  c.take('IF', 'NOT', 'EXISTS');
  let target = parseTableName(c);
  // ClickHouse's view that only fills another table.
  if (object === 'view' && c.take('TO')) target = parseTableName(c);
  if (!target) return [];
  temporary ||= target.parts.at(-1)?.text.startsWith('#') ?? false;
  let columns: Name[] = [];
  let copies: TableName | undefined;
  let query: Query | undefined;
  if (c.isSymbol('(') && !c.startsQuery()) {
    const parsed = parseColumns(c);
    columns = parsed.columns;
    copies = parsed.like;
  }
  while (!c.done && !query && !copies) {
    if (
      c.takeAny('LIKE', 'CLONE', 'COPY') ||
      c.take('DEEP', 'CLONE') ||
      c.take('SHALLOW', 'CLONE')
    ) {
      copies = parseTableName(c);
    } else if (
      c.startsQuery() &&
      (c.isSymbol('(') || c.isWord('SELECT', 'SEL', 'FROM') || c.isWord('WITH', 'VALUES'))
    ) {
      query = c.parseQuery();
    } else if (c.isWords('TABLE') && c.tokens[c.at - 1]?.upper === 'AS') query = c.parseQuery();
    else if (
      c.isWord('INSERT', 'UPDATE', 'DELETE', 'MERGE', 'CREATE', 'DROP') &&
      c.peek().opensLine
    )
      break;
    else if (!c.skipGroup()) c.next();
  }
  return [
    {
      kind: 'create',
      target,
      object,
      temporary,
      columns,
      ...(query && { query }),
      ...(copies && { copies }),
      ctes: [],
      ...c.span(start),
    },
  ];
}

/** Where the definition of a routine begins; its body is read as the statements that follow. */
export const isRoutine = (c: Cursor): boolean => {
  if (!c.isWord('CREATE', 'ALTER', 'REPLACE')) return false;
  for (let ahead = 1; ahead < 8; ahead += 1) {
    const { upper } = c.peek(ahead);
    if (/^(PROCEDURE|PROC|FUNCTION|TRIGGER|PACKAGE)$/.test(upper)) return true;
    if (/^(TABLE|VIEW|INDEX|AS|SELECT)$/.test(upper) || upper === '') return false;
  }
  return false;
};

/** Past the head of a routine: to its first AS, IS, BEGIN or `$$`. */
export function skipRoutineHead(c: Cursor): void {
  while (!c.done && !c.isWord('AS', 'IS', 'BEGIN') && !c.isSymbol('$$')) {
    if (!c.skipGroup()) c.next();
  }
  if (c.isWord('AS', 'IS')) c.next();
}

export function parseCreate(c: Cursor, start: number): Statement[] {
  c.next();
  const { at } = c;
  const tokens = c.tokens.slice(at, at + 9).map(({ upper }) => upper);
  const isTask = tokens.some((upper) => upper === 'TASK' || upper === 'EVENT' || upper === 'RULE');
  if (tokens.some((upper) => upper === 'TABLE' || upper === 'VIEW') && !isTask)
    return parseCreateTable(c, start) ?? [];
  // Tasks and the like hold a statement; the rest of what can be created has no lineage.
  while (!c.done && !(isTask && c.isWord('INSERT', 'MERGE', 'UPDATE', 'SELECT', 'WITH'))) c.next();
  return [];
}

/** ALTER TABLE a RENAME TO b, a SWAP WITH b, a EXCHANGE PARTITION (...) WITH TABLE b */
export function parseAlter(c: Cursor, start: number): Statement[] {
  c.next();
  if (!c.takeAny('TABLE', 'VIEW')) return passOver(c);
  c.take('IF', 'EXISTS');
  const table = parseTableName(c);
  if (!table) return passOver(c);
  if (c.take('RENAME', 'TO') || c.take('RENAME', 'AS')) return pair('rename', table, c, start);
  if (c.take('SWAP', 'WITH')) return pair('move', table, c, start, true);
  if (c.take('EXCHANGE', 'PARTITION')) {
    while (!c.done && !c.take('WITH', 'TABLE')) if (!c.skipGroup()) c.next();
    return pair('move', table, c, start, true);
  }
  return passOver(c);
}

function pair(
  kind: 'move' | 'rename',
  first: TableName,
  c: Cursor,
  start: number,
  backwards = false,
): Statement[] {
  const second = parseTableName(c);
  if (!second) return [];
  const [from, to] = backwards ? [second, first] : [first, second];
  return [{ kind, from, to, ...c.span(start) }];
}

function passOver(c: Cursor): Statement[] {
  while (
    !c.done &&
    !(
      c.peek().opensLine &&
      c.isWord('SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE', 'CREATE', 'WITH')
    )
  )
    c.next();
  return [];
}

/** RENAME TABLE a TO b, c TO d */
export function parseRename(c: Cursor, start: number): Statement[] {
  c.next();
  c.takeAny('TABLE');
  const renames: Statement[] = [];
  do {
    const from = parseTableName(c);
    if (!from || !c.take('TO')) break;
    renames.push(...pair('rename', from, c, start));
  } while (c.takeSymbol(','));
  return renames;
}

export function parseDrop(c: Cursor, start: number): Statement[] {
  c.next();
  c.takeAny('TEMPORARY', 'MATERIALIZED', 'EXTERNAL');
  if (!c.takeAny('TABLE', 'VIEW')) return passOver(c);
  c.take('IF', 'EXISTS');
  const tables: TableName[] = [];
  do {
    const table = parseTableName(c);
    if (table) tables.push(table);
  } while (c.takeSymbol(','));
  while (c.takeAny('CASCADE', 'PURGE', 'RESTRICT', 'CONSTRAINTS'));
  return [{ kind: 'drop', tables, ...c.span(start) }];
}

/** COPY INTO t FROM 'path', COPY t (a) FROM 'path', COPY t TO 'path', COPY (query) TO 'path' */
export function parseCopy(c: Cursor, start: number): Statement[] {
  c.next();
  c.takeAny('INTO');
  const query = c.startsQuery() && c.takeSymbol('(') ? c.parseQuery() : undefined;
  if (query) c.skipToClose();
  const first = query ? undefined : parseTableName(c);
  const columns = c.isSymbol('(') ? c.names() : [];
  if (c.take('TO')) {
    const target = parseTableName(c);
    if (!target) return [];
    return query
      ? [{ kind: 'insert', target, columns: [], partition: [], query, ctes: [], ...c.span(start) }]
      : first
        ? [{ kind: 'move', from: first, to: target, ...c.span(start) }]
        : [];
  }
  if (!first || !c.take('FROM')) return [];
  if (c.startsQuery()) {
    const inner = c.parseQuery();
    return [
      {
        kind: 'insert',
        target: first,
        columns,
        partition: [],
        query: inner,
        ctes: [],
        ...c.span(start),
      },
    ];
  }
  const from = parseTableName(c);
  passOver(c);
  return from && !/^(STDIN|STDOUT|PROGRAM)$/i.test(from.parts[0]?.text ?? '')
    ? [{ kind: 'move', from, to: first, ...c.span(start) }]
    : [];
}

/** LOAD DATA INPATH 'path' INTO TABLE t */
export function parseLoad(c: Cursor, start: number): Statement[] {
  c.next();
  while (!c.done && c.peek().kind !== 'string' && !c.isWord('INTO')) c.next();
  const from = parseTableName(c);
  while (!c.done && !c.takeAny('TABLE', 'INTO')) c.next();
  c.takeAny('TABLE');
  const to = parseTableName(c);
  passOver(c);
  return from && to ? [{ kind: 'move', from, to, ...c.span(start) }] : [];
}
