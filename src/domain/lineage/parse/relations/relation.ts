import type { Cursor } from '../Cursor';
import { parseExpression, parseRows } from '../expression/expression';
import { parseGivingQuery } from '../gives';
import { relationOf } from '../make';
import { parseTableName } from '../names';
import type { Name, Relation, Source, TableName } from '../syntax';
import { parseCallSource, parseLateralView } from './calls';
import { LOCK_HINT, parseAlias, skipModifiers } from './modifiers';
import { parsePivot } from './pivot';

const JOIN_WORDS =
  'NATURAL INNER LEFT RIGHT FULL CROSS OUTER SEMI ANTI ASOF ANY ALL GLOBAL POSITIONAL'.split(' ');
/** What a function reads files by: an address, or a name that ends like one of a file. */
/** Functions that read files, whatever their folder is called. */
const FILE_READER = /^READ_(FILES|CSV|JSON|PARQUET|AVRO|TEXT|BLOB)/;
const FAR_TABLE = /^(REMOTE(SECURE)?|CLUSTER(ALLREPLICAS)?)$/;
const FILE_PATH = /:\/\/|\.(csv|json|parquet|orc|avro|gz)$|\*/;

function parseSource(c: Cursor): Source | undefined {
  if (c.isWord('VALUES') && c.isSymbol('(', 1)) {
    c.next();
    return { kind: 'values', rows: parseRows(c) };
  }
  // DB2's FINAL TABLE (INSERT ...), SQL Server's (MERGE ... OUTPUT ...)
  if (c.isWord('FINAL', 'NEW', 'OLD') && c.peek(1).upper === 'TABLE' && c.isSymbol('(', 2))
    c.at += 2;
  if (c.isSymbol('(')) {
    const writes = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(c.peek(1).upper);
    if (writes || (c.startsQuery(1) && !isJoinInParentheses(c))) {
      c.next();
      const query = parseGivingQuery(c);
      c.skipToClose();
      return { kind: 'query', query };
    }
    c.next();
    const relations = parseRelations(c);
    c.skipToClose();
    return { kind: 'join', relations };
  }
  if (
    (c.isName() &&
      c.isSymbol('(', 1) &&
      !LOCK_HINT.test(c.peek(2).upper) &&
      !(c.dialect.stages && c.peek().text.startsWith('@'))) ||
    c.isWords('UNNEST')
  ) {
    const name = c.next().upper;
    const far = FAR_TABLE.test(name) ? takeFarTable(c) : undefined;
    if (far) return { kind: 'table', table: far };
    if (name === 'IDENTIFIER' && c.peek(1).kind === 'string' && c.takeSymbol('(')) {
      const { text, ...span } = c.name();
      c.skipToClose();
      const parts = text.split('.').map((part) => ({ ...span, text: part }));
      return { kind: 'table', table: { parts, start: span.start, end: span.end } };
    }
    // STREAM(t) is the table itself, read_parquet('path') the files.
    const said = c.peek(1).kind === 'string' ? c.peek(1).text : '';
    const isTable =
      name === 'STREAM' || FILE_PATH.test(said) || (said !== '' && FILE_READER.test(name));
    const table = isTable && c.takeSymbol('(') ? parseTableName(c) : undefined;
    if (!table) return parseCallSource(c, name);
    c.skipToClose();
    return { kind: 'table', table };
  }
  const table = parseTableName(c);
  if (!table) return undefined;
  if (table.path) c.skipGroup(); // how its files are read
  if (
    c.isSymbol('(') &&
    !LOCK_HINT.test(c.peek(1).upper) &&
    !c.startsQuery(1) &&
    table.parts.length > 1
  )
    return parseMethodSource(c, table);
  return { kind: 'table', table };
}

/** ClickHouse's `remote('host', db.t)`, `cluster('name', db, t)`; undefined where no name stands there. */
function takeFarTable(c: Cursor): TableName | undefined {
  const { at } = c;
  c.next();
  if (c.peek().kind === 'string' || c.isName()) c.next();
  const table = c.takeSymbol(',') && c.isName() ? parseTableName(c) : undefined;
  if (!table) {
    c.at = at;
    return undefined;
  }
  if (table.parts.length === 1 && c.takeSymbol(',') && c.isName()) table.parts.push(c.name());
  c.skipToClose();
  return { ...table, ...c.span(table.start) };
}

/** `dbo.f(x)`; SQL Server's `t.doc.nodes('/a/b')` gives parts of that column. */
function parseMethodSource(c: Cursor, { parts, ...span }: TableName): Source {
  const name = parts.at(-1)?.text.toUpperCase() ?? '';
  const source = parseCallSource(c, name);
  if (source.kind === 'function' && name === 'NODES' && c.dialect.bracketNames)
    source.args.refs.push({ parts: parts.slice(0, -1), role: 'value', ...span });
  return source;
}

/** `((SELECT ...) a JOIN b ON ...)`: what begins with a query may be a join all the same. */
function isJoinInParentheses(c: Cursor): boolean {
  if (!c.isSymbol('(', 1)) return false;
  const { at } = c;
  c.next();
  c.skipGroup();
  const join =
    !c.isSymbol(')') && !c.isWord('UNION', 'INTERSECT', 'EXCEPT', 'MINUS', 'ORDER', 'LIMIT');
  c.at = at;
  return join;
}

/** One relation with its alias, without the joins behind it. */
export function parseRelation(c: Cursor): Relation | undefined {
  const { start } = c.peek();
  if (c.take('LATERAL', 'VIEW')) return parseLateralView(c);
  c.takeAny('LATERAL', 'ONLY');
  if (c.dialect.streams && c.isName(1)) c.takeAny('STREAM');
  if (c.isWords('ROWS', 'FROM') && c.isSymbol('(', 2)) c.next();
  if (c.isWord('INFILE') && c.peek(1).kind === 'string') c.next();
  if (c.isWord('TABLE') && (c.isSymbol('(', 1) || c.isName(1))) {
    const isFunction = c.isSymbol('(', 1);
    if (!isFunction || c.startsQuery(2)) c.next();
  }
  const source = parseSource(c);
  if (!source) return undefined;
  const columns = (source.kind === 'function' && source.columns) || [];
  const relation: Relation = { ...relationOf(source, c.span(start)), columns };
  skipModifiers(c, relation);
  parseAlias(c, relation);
  skipModifiers(c, relation);
  for (let pivot = parsePivot(c); pivot; pivot = parsePivot(c)) {
    const inner: Relation = { ...relation };
    relation.source = { kind: 'join', relations: [inner] };
    relation.pivot = pivot;
    relation.columns = [];
    delete relation.alias;
    parseAlias(c, relation);
  }
  return { ...relation, ...c.span(start) };
}

/** ClickHouse's ARRAY JOIN a AS x, b: what is renamed is a relation of its own. */
function parseArrayJoin(c: Cursor): Relation[] {
  const { at } = c;
  c.takeAny('LEFT');
  if (!c.take('ARRAY', 'JOIN')) {
    c.at = at;
    return [];
  }
  const relations: Relation[] = [];
  do {
    const { start } = c;
    const args = parseExpression(c);
    if (!c.take('AS') || !c.isName()) continue;
    const source: Source = { kind: 'function', name: '', args };
    relations.push({ ...relationOf(source, c.span(start)), alias: c.name() });
  } while (c.takeSymbol(','));
  return relations;
}

/** Whether a join follows; its words are read. */
function takeJoin(c: Cursor): boolean {
  const { at } = c;
  if (c.isWord('LATERAL') && c.peek(1).upper === 'VIEW') return true;
  while (c.takeAny(...JOIN_WORDS));
  if (c.takeAny('JOIN', 'STRAIGHT_JOIN', 'APPLY')) {
    // Doris and StarRocks: JOIN [broadcast] t
    if (c.isSymbol('[') && c.isSymbol(']', 2)) c.at += 3;
    return true;
  }
  c.at = at;
  return false;
}

function parseUsing(c: Cursor): Name[] {
  return c.take('USING') ? c.names() : [];
}

/** What FROM lists, with its joins; ends at the clause behind it. */
export function parseRelations(c: Cursor): Relation[] {
  const relations: Relation[] = [];
  for (;;) {
    const before = c.at;
    const relation = parseRelation(c);
    if (relation) relations.push(relation);
    for (;;) {
      const last = relations.at(-1);
      if (
        last &&
        c.isWord('ON') &&
        !c.isSymbol('.', 1) &&
        !/^(DUPLICATE|CONFLICT)$/.test(c.peek(1).upper)
      ) {
        c.next();
        last.on.push(parseExpression(c));
      } else if (last && c.isWord('USING') && c.isSymbol('(', 1)) last.using.push(...parseUsing(c));
      else break;
    }
    relations.push(...parseArrayJoin(c));
    if (!c.takeSymbol(',') && !takeJoin(c)) return relations;
    if (c.at === before) return relations;
  }
}
