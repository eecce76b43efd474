import type { Cursor } from './Cursor';
import { parseExpression, parseExpressions } from './expression/expression';
import { emptyExpression } from './expression/reads';
import { parseGivingQuery } from './gives';
import { relationOf } from './make';
import { parseTableName } from './names';
import { parsePivot } from './pivot';
import type { Expression, Name, Relation, Source } from './syntax';
import { CLAUSE_WORDS, STATEMENT_WORDS } from './words';

const JOIN_WORDS =
  'NATURAL INNER LEFT RIGHT FULL CROSS OUTER SEMI ANTI ASOF ANY ALL GLOBAL POSITIONAL'.split(' ');
/** What a function reads files by: an address, or a name that ends like one of a file. */
const FILE_PATH = /:\/\/|\.(csv|json|parquet|orc|avro|gz)$|\*/;
const LOCK_HINT =
  /^(NOLOCK|READUNCOMMITTED|ROWLOCK|UPDLOCK|HOLDLOCK|TABLOCKX?|READPAST|XLOCK|PAGLOCK|INDEX|FORCESEEK|NOWAIT|SNAPSHOT|READCOMMITTED|SERIALIZABLE|REPEATABLEREAD)$/;

const isAlias = (c: Cursor) =>
  c.isName() &&
  !c.isWords('ARRAY', 'JOIN') &&
  !CLAUSE_WORDS.has(c.peek().upper) &&
  !STATEMENT_WORDS.has(c.peek().upper);

/** Everything that may stand between a table's name and its alias, or behind it, and says nothing of lineage. */
function skipModifiers(c: Cursor, relation: Relation): void {
  const reads = relation.on;
  for (;;) {
    const before = c.at;
    if (c.isWords('WITH') && c.isSymbol('(', 1)) {
      c.next();
      c.skipGroup();
    } else if (c.isSymbol('(') && LOCK_HINT.test(c.peek(1).upper)) c.skipGroup();
    else if (c.isWord('TABLESAMPLE', 'SAMPLE')) {
      c.next();
      c.takeAny('BERNOULLI', 'SYSTEM', 'BLOCK', 'ROW');
      c.skipGroup();
      if (c.takeAny('REPEATABLE', 'SEED')) c.skipGroup();
    } else if (c.isWord('USE', 'FORCE', 'IGNORE') && /^(INDEX|KEY)$/.test(c.peek(1).upper)) {
      c.at += 2;
      while (!c.done && !c.isSymbol('(')) c.next();
      c.skipGroup();
    } else if (
      c.isWord('PARTITION', 'SUBPARTITION') &&
      (c.isSymbol('(', 1) || c.isSymbol('(', 2))
    ) {
      while (!c.isSymbol('(')) c.next();
      c.skipGroup();
    } else if (c.take('FOR') || (c.isWord('AT', 'BEFORE') && c.isSymbol('(', 1)))
      skipTimeTravel(c, reads);
    else if (
      c.isWord('VERSION', 'TIMESTAMP') &&
      c.peek(1).upper === 'AS' &&
      c.peek(2).upper === 'OF'
    ) {
      c.at += 3;
      parseExpression(c);
    } else if (c.take('WITH', 'OFFSET')) {
      const stated = c.take('AS');
      if (stated ? c.isName() : isAlias(c)) relation.offset = c.name();
    } else if (c.take('INDEXED', 'BY')) c.next();
    else if (c.take('WITH', 'ORDINALITY') || c.take('FINAL')) continue;
    if (c.at === before) return;
  }
}

/** FOR SYSTEM_TIME AS OF x; FOR UPDATE is left to the end of the query. */
function skipTimeTravel(c: Cursor, reads: Expression[]): void {
  if (c.isSymbol('(', 1)) {
    c.next();
    c.skipGroup();
    return;
  }
  if (
    !/^(SYSTEM_TIME|SYSTEM_VERSION|VERSION|TIMESTAMP|APPLICATION_TIME|BUSINESS_TIME)$/.test(
      c.peek().upper,
    )
  ) {
    c.at -= 1;
    return;
  }
  c.next();
  c.takeAny('AS', 'FROM', 'BETWEEN', 'ALL');
  c.takeAny('OF');
  reads.push(parseExpression(c));
}

/** VALUES (1, 2), (3, 4) */
export function parseRows(c: Cursor): Expression[][] {
  const rows: Expression[][] = [];
  do {
    if (!c.isSymbol('(')) {
      if (c.done) break;
      rows.push([parseExpression(c)]);
      continue;
    }
    c.next();
    rows.push(parseExpressions(c));
    c.skipToClose();
  } while (c.takeSymbol(','));
  return rows;
}

/** The columns that JSON_TABLE, XMLTABLE (COLUMNS ...) and OPENJSON (WITH ...) define; `from`: where their arguments begin. */
function definedColumns(c: Cursor, from: number): Name[] {
  if (c.isWords('WITH') && c.isSymbol('(', 1) && !LOCK_HINT.test(c.peek(2).upper)) {
    c.next();
    return c.names();
  }
  const { at } = c;
  const word = c.tokens.findIndex(({ upper }, index) => index >= from && upper === 'COLUMNS');
  if (word === -1 || word >= at) return [];
  c.at = word + 1;
  const columns: Name[] = [];
  c.takeSymbol('(');
  while (c.at < at && !c.isSymbol(')')) {
    if (c.isName() && !c.isWord('NESTED')) columns.push(c.name());
    while (c.at < at && !c.isSymbol(',') && !c.isSymbol(')')) if (!c.skipGroup()) c.next();
    c.takeSymbol(',');
  }
  c.at = at;
  return columns;
}

function parseCallSource(c: Cursor, name: string): Source {
  const from = c.at;
  const args = emptyExpression(c.start);
  const inner = parseExpression(c); // the list in parentheses is an operand
  args.refs.push(...inner.refs);
  args.queries.push(...inner.queries);
  const span = c.span(args.start);
  return { kind: 'function', name, args: { ...args, ...span }, columns: definedColumns(c, from) };
}

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
    // STREAM(t) is the table itself, read_parquet('path') the files.
    const isTable =
      name === 'STREAM' || FILE_PATH.test(c.peek(1).kind === 'string' ? c.peek(1).text : '');
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
    return parseCallSource(c, table.parts.at(-1)?.text.toUpperCase() ?? '');
  return { kind: 'table', table };
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

/** AS alias (column, ...) */
function parseAlias(c: Cursor, relation: Relation): void {
  const stated = c.take('AS');
  if (stated ? c.isName() || c.peek().kind === 'string' : isAlias(c)) relation.alias = c.name();
  if (c.isSymbol('(') && (relation.alias || stated) && !LOCK_HINT.test(c.peek(1).upper))
    relation.columns = c.names();
}

/** Hive's LATERAL VIEW explode(x) alias AS a, b */
function parseLateralView(c: Cursor): Relation {
  const { start } = c.peek();
  c.take('OUTER');
  const name = c.next().upper;
  const relation = relationOf(parseCallSource(c, name), c.span(start));
  if (isAlias(c)) relation.alias = c.name();
  if (c.take('AS')) {
    if (c.isSymbol('(')) relation.columns = c.names();
    else
      do relation.columns.push(c.name());
      while (c.takeSymbol(','));
  }
  return { ...relation, ...c.span(start) };
}

/** One relation with its alias, without the joins behind it. */
export function parseRelation(c: Cursor): Relation | undefined {
  const { start } = c.peek();
  if (c.take('LATERAL', 'VIEW')) return parseLateralView(c);
  c.takeAny('LATERAL', 'ONLY');
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
