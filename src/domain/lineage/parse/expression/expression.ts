import type { Cursor } from '../Cursor';
import type { Expression } from '../syntax';
import { parseOperand } from './operands';
import { takeOperator } from './operators';
import { absorb } from './reads';

/** An expression up to the comma, the parenthesis or the clause that ends it. Reads nothing where none begins. */
export function parseExpression(c: Cursor): Expression {
  const { start } = c;
  const first = parseOperand(c);
  const whole: Expression = { ...first, ...c.span(start) };
  for (let before = -1; before !== c.at && !c.done;) {
    before = c.at;
    while (takeOperator(c)) delete whole.column;
    if (c.at === before) break;
    absorb(whole, parseOperand(c));
  }
  whole.end = Math.max(start, c.end);
  return whole;
}

/** Expressions with commas between them. */
export function parseExpressions(c: Cursor): Expression[] {
  const all: Expression[] = [];
  for (;;) {
    all.push(parseExpression(c));
    while (c.takeAny('ASC', 'DESC', 'NULLS', 'FIRST', 'LAST'));
    if (!c.takeSymbol(',')) return all;
  }
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
