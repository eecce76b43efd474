/** What stands between brackets and braces. */
import type { Cursor } from '../Cursor';
import type { Expression } from '../syntax';
import { absorb, emptyExpression } from './reads';

/** `[1]`, `[*]`, `[a, b]`; the elements of DuckDB's `[x * f for x in l if x > g]` are no columns. */
export function parseList(c: Cursor): Expression {
  const list = emptyExpression(c.start);
  const elements = new Set<string>();
  c.next();
  while (!c.done && !c.isSymbol(']')) {
    const before = c.at;
    if (c.take('FOR')) {
      do elements.add(c.name().text.toLowerCase());
      while (c.takeSymbol(','));
    } else if (!c.takeSymbol('*') && !c.takeAny('IN', 'IF')) absorb(list, c.parseExpression());
    if (c.at === before) c.next();
  }
  c.takeSymbol(']');
  list.refs = list.refs.filter(
    ({ parts }) => !elements.has(parts[0] ? parts[0].text.toLowerCase() : ''),
  );
  return list;
}

/** DuckDB's {'key': value, ...} */
export function parseStruct(c: Cursor, into: Expression): void {
  c.next();
  while (!c.done && !c.isSymbol('}')) {
    const before = c.at;
    absorb(into, c.parseExpression());
    if (c.isSymbol(':') || c.isSymbol(',') || c.at === before) c.next();
  }
  c.takeSymbol('}');
}
