/** Statements that define or move tables: CREATE, ALTER, DROP, RENAME, COPY, LOAD. */
import type { Cursor } from '../Cursor';
import { insertOf } from '../make';
import { parseTableName } from '../names';
import type { Name, Query, Statement, TableName } from '../syntax';

const NOT_A_COLUMN =
  /^(PRIMARY|FOREIGN|UNIQUE|CONSTRAINT|INDEX|KEY|CHECK|LIKE|EXCLUDE|PERIOD|FULLTEXT|SPATIAL|PARTITION)$/;

/** `(a int, b text, primary key (a))` or `(LIKE other)`. */
function parseColumns(c: Cursor): { columns: Name[]; like?: TableName | undefined } {
  if (c.isSymbol('(') && c.peek(1).upper === 'LIKE') {
    c.at += 2;
    const like = parseTableName(c);
    c.skipToClose();
    return { columns: [], like };
  }
  const columns = c
    .names()
    .filter(({ text, quoted }) => quoted || !NOT_A_COLUMN.test(text.toUpperCase()));
  return { columns };
}

/** AS t: the columns and the rows of another table, in Teradata and ClickHouse. */
function isCopyAt(c: Cursor): boolean {
  if (!c.isWord('AS') || !c.isName(1) || c.peek(1).upper === 'TABLE') return false;
  const behind = c.isSymbol('.', 2) ? 4 : 2;
  const end = c.peek(behind);
  return end.text === '' || end.upper === 'WITH' || end.upper === 'ENGINE';
}

const NO_ROWS = /\b(?:WHERE (?:FALSE|(\d+) = (?!\1\b)\d+)|LIMIT 0)((?: \))*)$/;

/** `WHERE 0 = 1`, `LIMIT 0` at the end of a whole query, which begins at `first`: only its columns are wanted. */
function givesNoRows(c: Cursor, query: Query, first: number): boolean {
  let { body } = query;
  while (body.kind === 'query') ({ body } = body);
  if (body.kind === 'union') return false;
  let wraps = 0;
  while (c.tokens[first + wraps]?.text === '(') wraps += 1;
  const text = c.tokens
    .slice(Math.max(first, c.at - 6), c.at)
    .map((token) => token.text.toUpperCase())
    .join(' ');
  const closed = NO_ROWS.exec(text)?.[2];
  return closed !== undefined && closed.length / 2 <= wraps;
}

/** CREATE TABLE and CREATE VIEW; undefined for everything else that can be created. */
function parseCreateTable(c: Cursor, start: number): Statement[] | undefined {
  let temporary = false;
  while (!c.done && !c.isWord('TABLE', 'VIEW', 'MODEL', 'ON', 'AS', 'SELECT')) {
    temporary ||= c.isWord('TEMP', 'TEMPORARY', 'VOLATILE');
    if (!c.skipGroup()) c.next();
  }
  const object = c.isWord('VIEW') ? 'view' : 'table';
  if (!c.takeAny('TABLE', 'VIEW', 'MODEL')) return undefined;
  c.take('IF', 'NOT', 'EXISTS');
  let target = parseTableName(c);
  // ClickHouse's view that only fills another table.
  if (object === 'view' && c.take('TO')) target = parseTableName(c);
  if (!target) return [];
  temporary ||= target.parts.at(-1)?.text.startsWith('#') ?? false;
  let columns: Name[] = [];
  let copies: TableName | undefined;
  let query: Query | undefined;
  let empty = false;
  if (c.isSymbol('(') && !c.startsQuery()) {
    const parsed = parseColumns(c);
    columns = parsed.columns;
    copies = parsed.like;
  }
  while (!c.done && !query && !copies) {
    // PostgreSQL's PARTITION OF ... FOR VALUES FROM (...) TO (...)
    if (c.take('FOR', 'VALUES')) passOver(c);
    else if (
      c.takeAny('LIKE', 'CLONE') ||
      (c.peek(1).upper !== 'GRANTS' && c.take('COPY')) ||
      c.take('DEEP', 'CLONE') ||
      c.take('SHALLOW', 'CLONE')
    ) {
      copies = parseTableName(c);
    } else if (isCopyAt(c)) {
      c.next();
      copies = parseTableName(c);
    } else if (
      c.startsQuery() &&
      (c.isSymbol('(') ||
        c.isWord('SELECT', 'SEL', 'FROM', 'WITH', 'VALUES') ||
        c.isWord('PIVOT', 'UNPIVOT', 'SUMMARIZE'))
    ) {
      const { at } = c;
      query = c.parseQuery();
      empty = object === 'table' && givesNoRows(c, query, at);
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
      query,
      empty,
      copies,
      ctes: [],
      ...c.span(start),
    },
  ];
}

/** Where the definition of a routine begins; its body is read as the statements that follow. */
export const isRoutine = (c: Cursor): boolean => {
  if (c.isWord('DO') && (c.isSymbol('$$', 1) || c.peek(1).upper === 'LANGUAGE')) return true;
  if (!c.isWord('CREATE', 'ALTER', 'REPLACE')) return false;
  for (let ahead = 1; ahead < 8; ahead += 1) {
    const { upper } = c.peek(ahead);
    if (/^(PROCEDURE|PROC|FUNCTION|TRIGGER|PACKAGE|MACRO)$/.test(upper)) return true;
    if (upper === 'TABLE' && c.peek(ahead + 1).upper === 'FUNCTION') return true;
    if (/^(TABLE|VIEW|INDEX|AS|SELECT)$/.test(upper) || upper === '') return false;
  }
  return false;
};

export function parseCreate(c: Cursor, start: number): Statement[] {
  c.next();
  const { at } = c;
  const tokens = c.tokens.slice(at, at + 24).map(({ upper }) => upper);
  const object = tokens.find((upper) =>
    /^(TABLE|VIEW|MODEL|TASK|EVENT|ALERT|RULE|ON|AS|SELECT)$/.test(upper),
  );
  if (/^(TABLE|VIEW|MODEL)$/.test(object ?? '')) return parseCreateTable(c, start) ?? [];
  // Tasks and the like hold a statement; the rest of what can be created has no lineage.
  if (!/^(TASK|EVENT|ALERT|RULE)$/.test(object ?? '')) while (!c.done) c.next();
  if (object === 'RULE') while (!c.done && !c.take('DO')) c.next();
  if (object === 'ALERT') while (!c.done && !c.take('THEN')) c.next();
  while (!c.done && !c.isWord('INSERT', 'MERGE', 'UPDATE', 'SELECT', 'WITH')) c.next();
  return [];
}

/** ALTER VIEW v AS SELECT ..., ALTER TABLE a RENAME TO b, a SWAP WITH b, a APPEND FROM b, a EXCHANGE PARTITION (...) WITH TABLE b */
export function parseAlter(c: Cursor, start: number): Statement[] {
  c.next();
  if (c.isWord('VIEW') && c.tokens.slice(c.at, c.at + 9).some(({ upper }) => upper === 'AS'))
    return parseCreateTable(c, start) ?? [];
  if (!c.takeAny('TABLE', 'VIEW')) return passOver(c);
  c.take('IF', 'EXISTS');
  const table = parseTableName(c);
  if (!table) return passOver(c);
  if (c.take('RENAME', 'TO') || c.take('RENAME', 'AS')) return pair('rename', table, c, start);
  if (c.take('SWAP', 'WITH') || c.take('APPEND', 'FROM'))
    return pair('move', table, c, start, true);
  if (c.take('EXCHANGE', 'PARTITION') || c.take('EXCHANGE', 'SUBPARTITION')) {
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
  const query = c.startsQuery(1) && c.takeSymbol('(') ? c.parseQuery() : undefined;
  if (query) c.skipToClose();
  const first = query ? undefined : parseTableName(c);
  const columns = c.isSymbol('(') ? c.names() : [];
  if (c.take('TO')) {
    const target = parseTableName(c);
    if (!target) return [];
    return query
      ? [insertOf(target, query, c.span(start))]
      : first
        ? [{ kind: 'move', from: first, to: target, ...c.span(start) }]
        : [];
  }
  if (!first || !c.take('FROM')) return [];
  if (c.startsQuery()) {
    return [insertOf(first, c.parseQuery(), c.span(start), columns)];
  }
  if (c.peek(1).kind === 'string') c.take('LOCAL');
  const from = parseTableName(c);
  passOver(c);
  return from && !/^(STDIN|STDOUT|PROGRAM)$/i.test(from.parts[0]?.text ?? '')
    ? [{ kind: 'move', from, to: first, ...c.span(start) }]
    : [];
}

/** Past `word = [`, in front of the path that follows; false where none does. */
function takeToPath(c: Cursor, word: RegExp): boolean {
  while (!c.done && !(word.test(c.peek().upper) && c.isSymbol('=', 1))) c.next();
  while (!c.done && c.peek().kind !== 'string') c.next();
  return !c.done;
}

/** LOAD DATA INPATH 'path' INTO TABLE t, LOAD DATA INTO t FROM FILES (uris = ['path']) */
export function parseLoad(c: Cursor, start: number): Statement[] {
  c.next();
  while (!c.done && c.peek().kind !== 'string' && !c.isWord('INTO', 'OVERWRITE')) c.next();
  let from = c.peek().kind === 'string' ? parseTableName(c) : undefined;
  while (!c.done && !c.takeAny('TABLE', 'INTO', from ? 'INTO' : 'OVERWRITE')) c.next();
  c.takeAny('TABLE');
  const to = parseTableName(c);
  if (!from && takeToPath(c, /^URIS$/)) from = parseTableName(c);
  passOver(c);
  return from && to ? [{ kind: 'move', from, to, ...c.span(start) }] : [];
}

/** EXPORT DATA OPTIONS (uri = 'path') AS query, EXPORT TO PARQUET (directory = 'path') AS query */
export function parseExport(c: Cursor, start: number): Statement[] {
  const target = takeToPath(c, /^(URI|DIRECTORY)$/) ? parseTableName(c) : undefined;
  while (!c.done && !c.take('AS')) c.next();
  if (!target || !c.startsQuery()) return [];
  return [insertOf(target, c.parseQuery(), c.span(start))];
}
