import { parseCommonTables, type Scalars } from './commonTables';
import type { Cursor } from './Cursor';
import { parseExpressions, parseRows } from './expression/expression';
import { parseWindow } from './expression/windows';
import { allOf, selectOf } from './make';
import { parseTableName } from './names';
import { parsePipes } from './pipes';
import { isTimeSeries, parseTimeSeries } from './relations/timeSeries';
import { parseRelations } from './relations/relation';
import { parseReshaped, takeModel } from './relations/reshape';
import { parseItems, parseStar } from './selectItems';
import type { Body, Influence, Query, Select } from './syntax';
import { STATEMENT_WORDS } from './words';

/** DISTINCT, TOP and the like between SELECT and its first item. */
function skipQuantifiers(c: Cursor): void {
  for (;;) {
    if (c.take('DISTINCT', 'ON')) c.skipGroup();
    else if (c.take('TOP')) {
      // `TOP 10 (a)` ends at its number: the parentheses behind it are the first item.
      if (!c.skipGroup()) c.next();
      c.takeAny('PERCENT');
      c.take('WITH', 'TIES');
    } else if (c.take('AS', 'STRUCT') || c.take('AS', 'VALUE')) continue;
    else if (
      !c.isSymbol(',', 1) &&
      c.takeAny('DISTINCT', 'ALL', 'DISTINCTROW', 'UNIQUE', 'STRAIGHT_JOIN', 'HIGH_PRIORITY')
    )
      continue;
    else if (c.peek().upper.startsWith('SQL_') && c.isName(1)) c.next();
    else return;
  }
}

function parseClause(c: Cursor, select: Select): boolean {
  const add = (influence: Influence) => {
    for (const expression of parseExpressions(c)) select.clauses.push({ influence, expression });
  };
  if (c.takeAny('WHERE', 'HAVING', 'QUALIFY', 'PREWHERE')) add('filter');
  else if (c.take('GROUP', 'BY')) {
    c.takeAny('ALL', 'DISTINCT');
    add('group');
    while (c.takeAny('WITH', 'ROLLUP', 'CUBE', 'GROUPING', 'SETS', 'TOTALS')) c.skipGroup();
  } else if (c.take('START', 'WITH') || c.take('CONNECT', 'BY')) {
    c.takeAny('NOCYCLE');
    add('filter');
    // The depth of a row in its tree is no column.
    for (const item of select.items)
      if (item.kind === 'expression')
        item.expression.refs = item.expression.refs.filter(
          ({ parts: [name, ...others] }) =>
            others.length > 0 || !name || name.quoted || name.text.toUpperCase() !== 'LEVEL',
        );
  } else if (isTimeSeries(c)) parseTimeSeries(c, select);
  else if (c.takeAny('CLUSTER', 'DISTRIBUTE', 'SORT') && c.take('BY')) add('sort');
  else if (c.take('WINDOW')) {
    do {
      const name = c.next().text.toLowerCase();
      c.take('AS');
      select.windows.set(name, parseWindow(c));
    } while (c.takeSymbol(','));
  } else if (c.isWord('INTO') && !select.into) {
    const collects = c.tokens[c.at - 1]?.upper === 'COLLECT';
    c.next();
    c.takeAny('STRICT', 'TEMPORARY', 'TEMP', 'UNLOGGED', 'OUTFILE', 'DUMPFILE');
    c.takeAny('TABLE');
    select.into = [];
    do {
      if (collects) c.collections.add(c.peek().upper);
      select.into.push(...[parseTableName(c)].flatMap((name) => name ?? []));
    } while (c.takeSymbol(','));
  } else if (c.isWords('FROM') && select.from.length === 0) {
    c.next();
    select.from = parseRelations(c);
  } else return takeModel(c, select);
  return true;
}

function parseSelect(c: Cursor): Select {
  const { start } = c.peek();
  const select = selectOf([], [], c.span(start));
  // Hive and DuckDB may say FROM first.
  if (c.isWords('FROM')) parseClause(c, select);
  if (c.takeAny('SELECT', 'SEL')) {
    skipQuantifiers(c);
    select.items = parseItems(c);
  } else select.items = [parseStar(c, [], start)];
  while (!c.done && parseClause(c, select));
  return { ...select, ...c.span(start) };
}

function parseBranch(c: Cursor): Body {
  const { start } = c.peek();
  if (c.takeSymbol('(')) {
    const query = c.parseQuery();
    c.skipToClose();
    return query;
  }
  if (c.isWord('WITH')) return c.parseQuery();
  if (c.isWord('PIVOT', 'UNPIVOT', 'SUMMARIZE')) return parseReshaped(c);
  if (c.take('VALUES')) return { kind: 'values', rows: parseRows(c), ...c.span(start) };
  // TABLE t, or a template that stands for a query.
  if (c.take('TABLE') || (c.peek().kind === 'template' && c.isSymbol(')', 1))) {
    const table = parseTableName(c);
    return table
      ? allOf({ kind: 'table', table }, c.span(start)).body
      : selectOf([parseStar(c, [], start)], [], c.span(start));
  }
  return parseSelect(c);
}

/** How the columns of two branches meet; undefined where no set operation follows. */
function takeSetOperator(c: Cursor): 'position' | 'name' | undefined {
  if (!c.isWord('UNION', 'INTERSECT', 'EXCEPT', 'MINUS')) return undefined;
  c.next();
  c.takeAny('OUTER');
  c.takeAny('ALL', 'DISTINCT');
  return c.take('BY', 'NAME') || c.take('CORRESPONDING') ? 'name' : 'position';
}

/** ORDER BY, LIMIT, OFFSET, FETCH, FOR UPDATE, OPTION: what stands behind the last branch. */
function parseTail(c: Cursor, query: Query): void {
  for (;;) {
    if (c.take('ORDER', 'BY') || c.take('ORDER', 'SIBLINGS', 'BY'))
      query.sort.push(...parseExpressions(c));
    else if (c.takeAny('LIMIT', 'OFFSET')) {
      parseExpressions(c);
      c.takeAny('ROW', 'ROWS');
      if (c.takeAny('BY')) parseExpressions(c);
    } else if (c.take('FETCH')) {
      while (
        c.takeAny('FIRST', 'NEXT', 'ROW', 'ROWS', 'ONLY', 'WITH', 'TIES', 'PERCENT') ||
        c.peek().kind === 'number'
      ) {
        if (c.peek().kind === 'number') c.next();
      }
    } else if (
      c.isWord('FOR') &&
      /^(UPDATE|SHARE|NO|KEY|READ|FETCH|JSON|XML|BROWSE)$/.test(c.peek(1).upper)
    ) {
      while (!c.done && !c.isSymbol(')') && !STATEMENT_WORDS.has(c.peek().upper))
        if (!c.skipGroup()) c.next();
      while (c.take('UPDATE'))
        while (c.takeAny('OF', 'NOWAIT', 'SKIP', 'LOCKED')) if (c.isName()) c.next();
    } else if (c.take('OPTION') || c.takeAny('SETTINGS')) {
      if (!c.skipGroup()) parseExpressions(c);
    } else if (
      c.take('WITH', 'NO', 'DATA') ||
      c.take('WITH', 'DATA') ||
      c.take('WITH', 'UR') ||
      c.take('WITH', 'NO', 'SCHEMA', 'BINDING')
    )
      continue;
    else if (c.take('LOCK', 'IN', 'SHARE', 'MODE')) continue;
    else return;
  }
}

/** A query with its common tables, branches and order. */
export function parseQuery(c: Cursor): Query {
  const { start } = c.peek();
  const scalars: Scalars = [];
  const ctes = parseCommonTables(c, scalars);
  const body = parseBranch(c);
  const query: Query = { kind: 'query', ctes, scalars, body, sort: [], ...c.span(start) };
  parseTail(c, query);
  const branches = [query.body];
  let by: 'position' | 'name' = 'position';
  for (let meets = takeSetOperator(c); meets; meets = takeSetOperator(c)) {
    by = meets;
    branches.push(parseBranch(c));
    parseTail(c, query);
  }
  if (branches.length > 1) query.body = { kind: 'union', by, branches, ...c.span(start) };
  parsePipes(c, query);
  return { ...query, ...c.span(start) };
}
