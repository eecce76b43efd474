import type { Cursor } from '../Cursor';
import { parseExpression } from '../expression/expression';
import { emptyExpression } from '../expression/reads';
import { relationOf } from '../make';
import type { Name, Relation, Source } from '../syntax';
import { isAlias, LOCK_HINT } from './modifiers';

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

export function parseCallSource(c: Cursor, name: string): Source {
  const from = c.at;
  const behind = c.tokens.findIndex(({ text }, index) => index > from && text === '(') - 1;
  // TABLE(f(x)) gives the rows of f.
  const calls = name === 'TABLE' ? c.tokens[behind]?.upper : undefined;
  const args = emptyExpression(c.start);
  const inner = parseExpression(c); // the list in parentheses is an operand
  args.refs.push(...inner.refs);
  args.queries.push(...inner.queries);
  const span = c.span(args.start);
  const columns = definedColumns(c, from);
  return { kind: 'function', name, calls, args: { ...args, ...span }, columns };
}

/** Hive's LATERAL VIEW explode(x) alias AS a, b */
export function parseLateralView(c: Cursor): Relation {
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
