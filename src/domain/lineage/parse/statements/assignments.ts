import type { Cursor } from '../Cursor';
import { parseExpression, parseExpressions } from '../expression/expression';
import type { Assignment } from '../statementSyntax';
import type { Name } from '../syntax';

/** `col = x, (a, b) = (x, y), (a, b) = (SELECT ...)` */
export function parseAssignments(c: Cursor): Assignment[] {
  const assignments: Assignment[] = [];
  do {
    const targets: Name[][] = [];
    if (c.isSymbol('(')) targets.push(...c.names().map((name) => [name]));
    else {
      const target: Name[] = [];
      do if (c.isName()) target.push(c.name());
      while (c.takeSymbol('.'));
      if (target.length === 0) break;
      targets.push(target);
    }
    const adds = !c.isSymbol('=') && c.isSymbol('=', 1);
    while (!c.done && !c.isSymbol('=') && !c.isSymbol(':=') && !c.isSymbol(',')) c.next();
    c.next();
    // Of a row each value has its column; a query gives all of them.
    if (targets.length > 1 && c.isSymbol('(', 1)) c.takeAny('ROW');
    if (targets.length > 1 && c.isSymbol('(') && !c.startsQuery(1)) {
      c.next();
      parseExpressions(c).forEach((value, index) =>
        assignments.push({ targets: targets.slice(index, index + 1), value }),
      );
      c.skipToClose();
    } else assignments.push({ targets, value: parseExpression(c), adds });
  } while (c.takeSymbol(','));
  return assignments;
}
