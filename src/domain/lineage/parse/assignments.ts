import type { Cursor } from './Cursor';
import { parseExpression } from './expression';
import type { Assignment, Name } from './syntax';

/** `col = x, (a, b) = (SELECT ...)` */
export function parseAssignments(c: Cursor): Assignment[] {
  const assignments: Assignment[] = [];
  do {
    if (c.takeSymbol('*')) break;
    const targets: Name[][] = [];
    if (c.isSymbol('(')) targets.push(...c.names().map((name) => [name]));
    else {
      const target: Name[] = [];
      do if (c.isName()) target.push(c.name());
      while (c.takeSymbol('.'));
      if (target.length === 0) break;
      targets.push(target);
    }
    while (!c.done && !c.isSymbol('=') && !c.isSymbol(':=') && !c.isSymbol(',')) c.next();
    c.next();
    assignments.push({ targets, value: parseExpression(c) });
  } while (c.takeSymbol(','));
  return assignments;
}
