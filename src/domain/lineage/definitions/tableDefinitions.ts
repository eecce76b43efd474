import { type Dialect, type DialectId, dialectOf } from '../dialects';
import { detectDialect } from '../model/detectDialect';
import { Cursor } from '../parse/Cursor';
import { segmentsOf } from '../parse/script';
import type { Statement } from '../parse/statementSyntax';
import type { Expression, Name, Query } from '../parse/syntax';
import { parseTableName } from '../parse/names';
import { RESERVED_WORDS } from '../parse/words';
import type { ColumnDefinition, ForeignKey, SqlName, TableDefinition } from './definition';

type Draft<T> = { -readonly [K in keyof T]: T[K] };
interface TableDraft extends Draft<TableDefinition> {
  columns: Draft<ColumnDefinition>[];
  primaryKey: SqlName[];
  foreignKeys: ForeignKey[];
}

/** Reserved in PostgreSQL beside those that no dialect takes for a name. */
const RESERVED =
  /^(analyse|analyze|array|asc|both|cast|check|collate|column|constraint|default|desc|do|end|foreign|grant|initially|leading|only|placing|primary|references|some|symmetric|table|to|trailing|unique|user|variadic|window)$/;

function writtenName({ text, quoted }: Name): SqlName {
  const plain = quoted ? text : text.toLowerCase();
  const isPlain =
    /^[\p{Ll}\p{Lo}_][\p{Ll}\p{Lo}\p{N}_]*$/u.test(plain) &&
    !RESERVED_WORDS.has(plain.toUpperCase()) &&
    !RESERVED.test(plain);
  return isPlain ? plain : `"${plain.replaceAll('"', '""')}"`;
}

function takeTable(c: Cursor): SqlName | undefined {
  const table = parseTableName(c);
  // Another database cannot be named in a query.
  return table && !table.path ? table.parts.slice(-2).map(writtenName).join('.') : undefined;
}

/** `('a', 'b')`: the texts in a group, which is read past. */
function takeTexts(c: Cursor): string[] {
  const from = c.at;
  c.skipGroup();
  return c.tokens.slice(from, c.at).flatMap(({ kind, text }) => (kind === 'string' ? [text] : []));
}

/** `CHECK (status IN ('open', 'closed'))`: of which column it lists the values, and these. */
function takeCheck(c: Cursor): { column: SqlName; values: string[] } | undefined {
  const from = c.at;
  c.skipGroup();
  const inside = c.tokens.slice(from, c.at);
  const at = inside.findIndex(({ upper }) => upper === 'IN');
  const column = inside[at - 1];
  if (at < 0 || !column || inside.some(({ upper }) => upper === 'NOT' || upper === 'OR'))
    return undefined;
  return {
    column: writtenName({ ...column, quoted: column.kind === 'quoted' }),
    values: inside.slice(at).flatMap(({ kind, text }) => (kind === 'string' ? [text] : [])),
  };
}

function takeReference(c: Cursor, columns: SqlName[]): ForeignKey[] {
  const table = takeTable(c);
  return table === undefined ? [] : [{ columns, table, references: c.names().map(writtenName) }];
}

const isItemEnd = (c: Cursor): boolean => c.done || c.isSymbol(',') || c.isSymbol(')');

/** PRIMARY KEY (...), FOREIGN KEY (...) REFERENCES ..., CHECK (...); false where a column stands. */
function takeConstraint(c: Cursor, table: TableDraft): boolean {
  if (c.isWord('CONSTRAINT')) {
    c.next();
    c.name();
  }
  if (c.take('PRIMARY', 'KEY')) {
    c.takeAny('CLUSTERED', 'NONCLUSTERED');
    table.primaryKey.push(...c.names().map(writtenName));
  } else if (c.take('FOREIGN', 'KEY')) {
    if (!c.isSymbol('(')) c.name();
    const columns = c.names().map(writtenName);
    if (c.take('REFERENCES')) table.foreignKeys.push(...takeReference(c, columns));
  } else if (c.isWord('CHECK') && c.isSymbol('(', 1)) {
    c.next();
    const check = takeCheck(c);
    const checked = table.columns.find(({ name }) => name === check?.column);
    if (check && checked) checked.values = check.values;
  } else if (
    !c.isWord('UNIQUE', 'INDEX', 'KEY', 'EXCLUDE', 'PERIOD', 'FULLTEXT', 'SPATIAL', 'LIKE')
  )
    return false;
  return true;
}

function takeColumn(c: Cursor, table: TableDraft): void {
  const name = writtenName(c.name());
  const column: Draft<ColumnDefinition> = { name, type: '', comment: '', values: [] };
  if (c.isName()) column.type = c.next().text.toUpperCase();
  if (column.type === 'ENUM' || column.type === 'ENUM8' || column.type === 'ENUM16')
    column.values = takeTexts(c);
  while (!isItemEnd(c)) {
    if (c.take('PRIMARY', 'KEY')) table.primaryKey.push(name);
    else if (c.take('REFERENCES')) table.foreignKeys.push(...takeReference(c, [name]));
    else if (c.take('COMMENT')) column.comment = c.next().text;
    else if (c.take('CHECK')) column.values = takeCheck(c)?.values ?? column.values;
    else if (!c.skipGroup()) c.next();
  }
  table.columns.push(column);
}

/** `amount numeric, -- what we paid`: the rest of the line in which a definition ends. */
const LINE_COMMENT = /^[ \t]*,?[ \t]*(?:--[ \t]*([^\n]*)|\/\*[ \t]*([^*\n]*)\*\/)/;

function takeTableBody(c: Cursor, sql: string, table: TableDraft): void {
  if (!c.takeSymbol('(')) return;
  while (!c.done && !c.isSymbol(')')) {
    const before = c.at;
    const columns = table.columns.length;
    if (!takeConstraint(c, table) && c.isName()) takeColumn(c, table);
    while (!isItemEnd(c)) if (!c.skipGroup()) c.next();
    const added = table.columns.length > columns ? table.columns.at(-1) : undefined;
    const [, line, block] = LINE_COMMENT.exec(sql.slice(c.end, c.end + 300)) ?? [];
    if (added && added.comment === '') added.comment = (line ?? block ?? '').trim();
    c.takeSymbol(',');
    if (c.at === before) c.next();
  }
  c.takeSymbol(')');
}

class Definitions {
  readonly #tables = new Map<SqlName, TableDraft>();

  get tables(): readonly TableDefinition[] {
    return [...this.#tables.values()].filter(({ columns }) => columns.length > 0);
  }

  read(c: Cursor, sql: string): void {
    while (!c.done) {
      if (c.isWord('CREATE')) this.#create(c, sql);
      else if (c.take('COMMENT', 'ON')) this.#comment(c);
      else if (c.take('ALTER', 'TABLE')) this.#alter(c);
      else if (!c.skipGroup()) c.next();
    }
  }

  #create(c: Cursor, sql: string): void {
    c.next();
    while (
      /^(OR|REPLACE|TEMP|TEMPORARY|GLOBAL|LOCAL|UNLOGGED|EXTERNAL|FOREIGN|COLUMN|ROW|VOLATILE|MULTISET|SET)$/.test(
        c.peek().upper,
      )
    )
      c.next();
    if (!c.take('TABLE')) return;
    c.take('IF', 'NOT', 'EXISTS');
    const name = takeTable(c);
    if (name === undefined || !c.isSymbol('(') || c.startsQuery()) return;
    const table: TableDraft = { name, comment: '', columns: [], primaryKey: [], foreignKeys: [] };
    takeTableBody(c, sql, table);
    while (!c.done && !c.isWord('CREATE', 'ALTER', 'COMMENT', 'GO')) c.next();
    if (c.isWord('COMMENT') && !c.isWords('COMMENT', 'ON')) {
      c.next();
      c.takeSymbol('=');
      if (c.peek().kind === 'string') table.comment = c.next().text;
    }
    this.#tables.set(name, table);
  }

  #comment(c: Cursor): void {
    const isColumn = c.isWord('COLUMN');
    if (!c.takeAny('COLUMN', 'TABLE')) return;
    const parts = parseTableName(c)?.parts.map(writtenName) ?? [];
    if (!c.take('IS') || c.peek().kind !== 'string') return;
    const comment = c.next().text.replaceAll("''", "'");
    const column = isColumn ? parts.pop() : undefined;
    const table = this.#tables.get(parts.join('.'));
    const named = table?.columns.find(({ name }) => name === column);
    if (named) named.comment = comment;
    else if (table && !isColumn) table.comment = comment;
  }

  #alter(c: Cursor): void {
    c.takeAny('ONLY');
    c.take('IF', 'EXISTS');
    const table = this.#tables.get(takeTable(c) ?? '');
    while (table && !c.done && !c.isWord('CREATE', 'COMMENT', 'GO')) {
      if (c.take('ADD') || c.takeSymbol(',')) takeConstraint(c, table);
      else if (!c.skipGroup()) c.next();
    }
  }
}

const noParsers = {
  expression: (): Expression => {
    throw new Error('Definitions hold no expressions.');
  },
  query: (): Query => {
    throw new Error('Definitions hold no queries.');
  },
  statement: (): Statement[] => [],
};

/** Columns, comments, keys and listed values of the tables that a script creates. What cannot be read is passed over. */
export function tableDefinitions(
  sql: string,
  dialect: DialectId = detectDialect(sql),
): readonly TableDefinition[] {
  const written: Dialect = dialectOf(dialect);
  const definitions = new Definitions();
  for (const tokens of segmentsOf(sql, written))
    definitions.read(new Cursor(tokens, written, noParsers), sql);
  return definitions.tables;
}
