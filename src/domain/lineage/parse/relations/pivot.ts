import type { Dialect } from '../../dialects';
import type { Cursor } from '../Cursor';
import { parseExpression } from '../expression/expression';
import { emptyExpression } from '../expression/reads';
import type { ColumnRef, Expression, Name, Pivot } from '../syntax';
import type { Token } from '../tokens';

const nameOf = (expression: Expression): Name | undefined => expression.column?.parts.at(-1);

/** What `(2024, 'Q1')` is called. */
function tupleName(tokens: readonly Token[], { pivotNames }: Dialect): string {
  const values = tokens.filter(({ kind }) => kind !== 'symbol').map(({ text }) => text);
  return pivotNames === 'value' ? `{${values.join(', ')}}` : values.join('_');
}

/** `FOR quarter IN ('Q1' AS first, 'Q2')`: the columns that come of it; undefined where the rows decide (ANY, a query). */
export function parseValues(c: Cursor): Name[] | undefined {
  const names: Name[] = [];
  if (!c.takeSymbol('(')) return undefined;
  if (c.isWord('ANY') || c.startsQuery()) {
    if (!c.takeAny('ANY')) c.parseQuery();
    c.skipToClose();
    return undefined;
  }
  while (!c.done && !c.isSymbol(')')) {
    const { start, at } = c;
    const token = c.peek();
    const value = parseExpression(c);
    const text = c.isSymbol('(', at - c.at)
      ? tupleName(c.tokens.slice(at, c.at), c.dialect)
      : token.kind === 'string'
        ? token.text
        : (nameOf(value)?.text ?? token.text);
    let name: Name = { text, quoted: token.kind !== 'word', ...c.span(start) };
    if (c.take('AS') || c.isName()) name = c.name();
    names.push(name);
    if (!c.takeSymbol(',') && !c.isSymbol(')')) c.next();
  }
  c.takeSymbol(')');
  return names;
}

/** The column before IN, which would be an operator to an expression. */
export function parseAxis(c: Cursor): Expression {
  const { start } = c;
  const names = c.isSymbol('(') ? c.names() : [];
  if (names.length === 0 && c.isName()) {
    const parts = [c.name()];
    while (c.takeSymbol('.')) parts.push(c.name());
    const ref: ColumnRef = { parts, role: 'value', ...c.span(start) };
    return { ...emptyExpression(start), refs: [ref], ...c.span(start) };
  }
  const refs = names.map((name): ColumnRef => ({ ...name, parts: [name], role: 'value' }));
  return { ...emptyExpression(start), refs, ...c.span(start) };
}

interface Aggregate {
  expression: Expression;
  alias?: Name;
}

/** sum(x) AS s, max(y) */
export function parseAggregates(c: Cursor): Aggregate[] {
  const aggregates: Aggregate[] = [];
  do {
    const expression = parseExpression(c);
    const named = c.take('AS') || (c.isName() && !c.isWord('FOR', 'GROUP', 'ORDER', 'LIMIT'));
    aggregates.push(named ? { expression, alias: c.name() } : { expression });
  } while (c.takeSymbol(','));
  return aggregates;
}

export const namesRead = (reads: readonly Expression[]): Name[] =>
  reads.flatMap(({ refs }) => refs.flatMap(({ parts }) => parts.at(-1) ?? []));

function columnName(value: Name, alias: Name | undefined, naming: Dialect['pivotNames']): Name {
  if (!alias) return value;
  const texts = [value.text, alias.text];
  return { ...value, text: (naming === 'aggregateFirst' ? texts.reverse() : texts).join('_') };
}

/**
 * Each value becomes a column of each aggregate.
 * @param values undefined where the rows decide which there are
 */
export function pivotOf(
  aggregates: readonly Aggregate[],
  axes: readonly Expression[],
  values: readonly Name[] | undefined,
  naming: Dialect['pivotNames'],
): Pivot {
  const reads = [...aggregates.map(({ expression }) => expression), ...axes];
  const gives = (values ?? []).flatMap((value) =>
    aggregates.map(({ expression, alias }) => ({
      name: columnName(
        value,
        aggregates.length > 1 || naming !== 'value' ? alias : undefined,
        naming,
      ),
      from: expression.refs,
    })),
  );
  const rest = values ? undefined : aggregates.flatMap(({ expression }) => expression.refs);
  return { reads, gives, rest, drops: namesRead(reads) };
}

/** PIVOT (sum(x) AS s FOR q IN (...)): each value becomes a column that comes from the aggregate. */
function parseInner(c: Cursor): Pivot {
  const aggregates = parseAggregates(c);
  c.take('FOR');
  const axis = parseAxis(c);
  c.take('IN');
  const values = parseValues(c);
  c.skipToClose();
  return pivotOf(aggregates, [axis], values, c.dialect.pivotNames);
}

/** UNPIVOT (value FOR name IN (a, b)): columns become rows. */
function parseUnpivot(c: Cursor): Pivot {
  const value = c.isSymbol('(') ? c.names() : [c.name()];
  c.take('FOR');
  const axis = c.name();
  c.take('IN');
  const reads: Expression[] = [];
  const from: ColumnRef[] = [];
  c.takeSymbol('(');
  while (!c.done && !c.isSymbol(')')) {
    const before = c.at;
    const expression = parseExpression(c);
    reads.push(expression);
    from.push(...expression.refs);
    if (c.take('AS')) c.next();
    c.takeSymbol(',');
    if (c.at === before) c.next();
  }
  c.takeSymbol(')');
  c.skipToClose();
  const drops = from.flatMap(({ parts }) => parts.at(-1) ?? []);
  return {
    reads,
    gives: [...value.map((name) => ({ name, from })), { name: axis, from: [] }],
    drops,
  };
}

/** MATCH_RECOGNIZE (PARTITION BY a ORDER BY b MEASURES first(x.c) AS d ... DEFINE ...): a row gives its partition and its measures. */
function parseMatch(c: Cursor): Pivot {
  const gives: Pivot['gives'] = [];
  let drops: Name[] | undefined;
  c.takeSymbol('(');
  while (!c.done && !c.isSymbol(')')) {
    if (c.take('ALL', 'ROWS')) drops = [];
    else if (c.takeAny('PARTITION', 'MEASURES')) {
      c.take('BY');
      do {
        c.takeAny('FINAL', 'RUNNING');
        const { column, refs } = parseExpression(c);
        const name = c.take('AS') ? c.name() : column?.parts.at(-1);
        // What stands before a column is a part of the pattern, and no relation.
        const from = refs.map((ref) => ({ ...ref, parts: ref.parts.slice(-1) }));
        if (name) gives.push({ name, from });
      } while (c.takeSymbol(','));
    } else if (!c.skipGroup()) c.next();
  }
  c.takeSymbol(')');
  return { reads: [], gives, drops };
}

/** PIVOT, UNPIVOT or MATCH_RECOGNIZE behind a table, where one stands there. */
export function parsePivot(c: Cursor): Pivot | undefined {
  if (c.take('MATCH_RECOGNIZE')) return parseMatch(c);
  if (!c.isWord('PIVOT', 'UNPIVOT')) return undefined;
  const inverse = c.next().upper === 'UNPIVOT';
  if (inverse && c.isWord('INCLUDE', 'EXCLUDE')) c.at += 2;
  c.takeAny('XML');
  if (!c.takeSymbol('(')) return undefined;
  return inverse ? parseUnpivot(c) : parseInner(c);
}
