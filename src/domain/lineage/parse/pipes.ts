/** BigQuery's and Spark's `FROM t |> WHERE ... |> AGGREGATE ... |> SELECT ...`: each step reads what the one before gives. */
import type { Cursor } from './Cursor';
import { parseExpression, parseExpressions } from './expression/expression';
import { relationOf, selectOf } from './make';
import { parsePivot } from './relations/pivot';
import { parseRelations } from './relations/relation';
import { parseItems, parseStar } from './selectItems';
import type { Body, Influence, Query, Relation, Select, Span, StarItem } from './syntax';

/** Steps that give on every column that they are given, and maybe more. */
const isWide = (body: Body): body is Select =>
  body.kind === 'select' && body.items[0]?.kind === 'star' && body.lateral === true;

const allOf = (span: Span): StarItem => ({
  kind: 'star',
  qualifier: [],
  except: [],
  replace: [],
  rename: [],
  start: span.start,
  end: span.end,
});

/** What has been read so far as the one relation of the next step. */
function relationBefore(query: Query, span: Span): Relation {
  const { body } = query;
  const [only, ...others] = body.kind === 'select' ? body.from : [];
  const isTable = isWide(body) && body.items.length === 1 && body.clauses.length === 0;
  if (only && isTable && others.length === 0) return only;
  const inner: Query = { ...query, ctes: [], sort: [] };
  query.scalars = [];
  const relation = relationOf({ kind: 'query', query: inner }, span);
  return only?.alias && isWide(body) ? { ...relation, alias: only.alias } : relation;
}

/** A select over what has been read: the one that stands there while it gives on every column, else one around it. */
function wide(query: Query, span: Span): Select {
  if (isWide(query.body)) return query.body;
  const select = { ...selectOf([allOf(span)], [relationBefore(query, span)], span), lateral: true };
  query.body = select;
  return select;
}

function clause(c: Cursor, select: Select, influence: Influence): void {
  for (const expression of parseExpressions(c)) select.clauses.push({ influence, expression });
}

function parseStep(c: Cursor, query: Query): void {
  const span = c.span(c.start);
  const around = (items: Select['items']) => {
    query.body = selectOf(items, [relationBefore(query, span)], span);
  };
  /** These and no others: what has been added before may be named by them. */
  const only = (items: Select['items']) => {
    const { body } = query;
    if (!isWide(body)) return around(items);
    const added = body.items.flatMap((item) =>
      item.kind === 'expression' && item.alias
        ? [{ expression: item.expression, alias: item.alias }]
        : [],
    );
    query.scalars = [...(query.scalars ?? []), ...added];
    query.body = { ...body, items, lateral: false };
  };
  if (c.takeAny('WHERE')) clause(c, wide(query, span), 'filter');
  else if (c.takeAny('EXTEND', 'WINDOW')) wide(query, span).items.push(...parseItems(c));
  else if (c.takeAny('SELECT')) {
    c.takeAny('DISTINCT', 'ALL');
    only(parseItems(c));
  } else if (c.takeAny('AGGREGATE')) {
    const items = parseItems(c);
    const isGrouped = c.take('GROUP', 'AND', 'ORDER', 'BY') || c.take('GROUP', 'BY');
    only([...(isGrouped ? parseItems(c) : []), ...items]);
  } else if (c.isWord('DROP', 'RENAME', 'SET')) {
    const word = c.next().upper;
    const star = allOf(span);
    do {
      const name = c.name();
      if (word === 'DROP') star.except.push(name);
      else if (word === 'RENAME') {
        c.take('AS');
        star.rename.push({ from: name, to: c.name() });
      } else {
        c.takeSymbol('=');
        star.replace.push({ expression: parseExpression(c), alias: name });
      }
    } while (c.takeSymbol(','));
    around([star]);
  } else if (c.take('AS')) {
    const relation = { ...relationBefore(query, span), alias: c.name() };
    query.body = { ...selectOf([allOf(span)], [relation], span), lateral: true };
  } else if (c.isWord('PIVOT', 'UNPIVOT')) {
    const relation = relationOf({ kind: 'join', relations: [relationBefore(query, span)] }, span);
    const pivot = parsePivot(c);
    query.body = selectOf(
      [parseStar(c, [], span.start)],
      [{ ...relation, ...(pivot && { pivot }) }],
      span,
    );
  } else if (c.isWord('UNION', 'INTERSECT', 'EXCEPT')) {
    const branches = [query.body];
    c.next();
    c.takeAny('ALL', 'DISTINCT');
    const by = c.take('BY', 'NAME') ? 'name' : 'position';
    do {
      c.takeSymbol('(');
      branches.push(c.parseQuery());
      c.skipToClose();
    } while (c.takeSymbol(','));
    query.body = { kind: 'union', by, branches, ...span };
  } else {
    const select = wide(query, span);
    const relations = parseRelations(c);
    // What is joined to columns that are made here joins them as a whole.
    if (select.items.length > 1) around([allOf(span)]);
    const target = query.body.kind === 'select' ? query.body : select;
    target.lateral = true;
    target.from.push(...relations);
  }
}

/** Reads the steps behind a query, where there are some. */
export function parsePipes(c: Cursor, query: Query): void {
  const { body } = query;
  const isFirst =
    body.kind === 'select' && body.items[0]?.kind === 'star' && body.clauses.length === 0;
  if (isFirst && c.isSymbol('|>')) body.lateral = true;
  while (c.takeSymbol('|>')) {
    if (c.take('ORDER', 'BY')) query.sort.push(...parseExpressions(c));
    else if (!c.isWord('LIMIT', 'DISTINCT', 'TABLESAMPLE', 'ASSERT')) parseStep(c, query);
    while (!c.done && !c.isSymbol('|>') && !c.isSymbol(')')) if (!c.skipGroup()) c.next();
  }
}
