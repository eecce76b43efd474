/** Over which rows a function works: its window, filter and order. */
import type { Cursor } from '../Cursor';
import type { Expression } from '../syntax';
import { parseArguments, parseRest } from './calls';
import { absorb, emptyExpression, withRole } from './reads';

/** OVER (...), or WINDOW w AS (...): partition, order and frame. */
export function parseWindow(c: Cursor): Expression {
  const window = emptyExpression(c.start);
  if (!c.takeSymbol('(')) {
    window.windows.push(c.next().text.toLowerCase());
    return window;
  }
  const named =
    c.isName() && (c.isSymbol(')', 1) || /^(PARTITION|ORDER|ROWS|RANGE)$/.test(c.peek(1).upper));
  if (named && !c.isWord('PARTITION', 'ORDER')) window.windows.push(c.next().text.toLowerCase());
  while (!c.done && !c.isSymbol(')')) {
    const frame = c.isWord('ROWS', 'RANGE', 'GROUPS');
    if (frame && /^(BETWEEN|UNBOUNDED|CURRENT)$|^\d*$/.test(c.peek(1).upper)) {
      c.skipToClose();
      return withRole(window, 'window');
    }
    if (c.takeAny('PARTITION', 'ORDER', 'DISTRIBUTE', 'SORT', 'CLUSTER', 'BY', 'ASC', 'DESC'))
      continue;
    // Vertica's PARTITION BEST, over rows as they lie.
    if (c.tokens[c.at - 1]?.upper === 'PARTITION' && c.takeAny('BEST', 'NODES', 'ROW')) continue;
    if (c.takeAny('NULLS', 'FIRST', 'LAST') || c.takeSymbol(',')) continue;
    const before = c.at;
    absorb(window, c.parseExpression());
    if (c.at === before) c.next();
  }
  c.takeSymbol(')');
  return withRole(window, 'window');
}

/** What stands behind a call and says which rows it works on. */
export function takeRows(c: Cursor, into: Expression): boolean {
  if (c.isWords('OVER')) {
    c.next();
    absorb(into, parseWindow(c));
    return true;
  }
  if (c.isWords('KEEP', '', 'DENSE_RANK')) {
    c.at += 3;
    c.takeAny('FIRST', 'LAST');
    absorb(into, withRole(parseRest(c, ''), 'window'));
    return true;
  }
  if (c.isWord('FILTER') && c.isSymbol('(', 1)) {
    c.next();
    absorb(into, withRole(parseArguments(c, ''), 'condition'));
    return true;
  }
  if (c.take('WITHIN', 'GROUP')) {
    absorb(into, withRole(parseArguments(c, ''), 'window'));
    return true;
  }
  // NTH_VALUE(x, 2) FROM LAST OVER (...)
  if (c.isWord('FROM') && /^(FIRST|LAST)$/.test(c.peek(1).upper)) {
    if (!/^(OVER|RESPECT|IGNORE)$/.test(c.peek(2).upper)) return false;
    c.at += 2;
    return true;
  }
  if (c.isWord('IGNORE', 'RESPECT') && c.peek(1).upper === 'NULLS') {
    c.at += 2;
    return true;
  }
  return false;
}
