/** CREATE: tables, views, and what holds a statement. */
import type { Cursor } from '../Cursor';
import { parseTableName } from '../names';
import type { Statement } from '../statementSyntax';
import type { Name, Query, TableName } from '../syntax';
import { isChanges } from './changes';

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
export function parseCreateTable(c: Cursor, start: number): Statement[] | undefined {
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
    if (c.take('FOR', 'VALUES')) c.passOver();
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

export function parseCreate(c: Cursor, start: number): Statement[] {
  c.next();
  const { at } = c;
  const tokens = c.tokens.slice(at, at + 24).map(({ upper }) => upper);
  const object = tokens.find((upper) =>
    /^(TABLE|VIEW|MODEL|TASK|EVENT|ALERT|RULE|FLOW|ON|AS|SELECT)$/.test(upper),
  );
  if (/^(TABLE|VIEW|MODEL)$/.test(object ?? '')) return parseCreateTable(c, start) ?? [];
  // Tasks, flows and the like hold a statement; the rest of what can be created has no lineage.
  if (!/^(TASK|EVENT|ALERT|RULE|FLOW)$/.test(object ?? '')) while (!c.done) c.next();
  if (object === 'RULE') while (!c.done && !c.take('DO')) c.next();
  if (object === 'ALERT') while (!c.done && !c.take('THEN')) c.next();
  while (!c.done && !c.isWord('INSERT', 'MERGE', 'UPDATE', 'SELECT', 'WITH') && !isChanges(c))
    c.next();
  return [];
}
