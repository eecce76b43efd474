/** Statements of Databricks that keep a table as its changes say: APPLY CHANGES, AUTO CDC. */
import type { Cursor } from '../Cursor';
import { insertOf, selectOf } from '../make';
import { parseTableName } from '../names';
import { parseRelation } from '../relations/relation';
import { parseItems, parseStar } from '../selectItems';
import type { Statement } from '../statementSyntax';
import type { Select } from '../syntax';
import { parseExpression } from '../expression/expression';

export const isChanges = (c: Cursor): boolean =>
  c.isWords('APPLY', 'CHANGES') || c.isWords('AUTO', 'CDC');

/** APPLY CHANGES INTO t FROM s KEYS (k) APPLY AS DELETE WHEN ... SEQUENCE BY x COLUMNS (a, b) STORED AS SCD TYPE 2 */
export function parseChanges(c: Cursor, start: number): Statement[] {
  c.at += 2;
  c.take('INTO');
  const target = parseTableName(c);
  const from = c.take('FROM') ? parseRelation(c) : undefined;
  if (!target || !from) return [];
  const select: Select = selectOf([parseStar(c, [], c.start)], [from], c.span(start));
  while (!c.done) {
    if (c.take('WHEN')) {
      select.clauses.push({ influence: 'filter', expression: parseExpression(c) });
    } else if (c.take('SEQUENCE', 'BY')) {
      select.clauses.push({ influence: 'sort', expression: parseExpression(c) });
    } else if (c.take('COLUMNS')) {
      // A list in parentheses, or all but some.
      const listed = c.takeSymbol('(');
      select.items = parseItems(c);
      if (listed) c.skipToClose();
    } else if (!c.skipGroup()) c.next();
  }
  const body = { ...select, ...c.span(start) };
  return [insertOf(target, { kind: 'query', ctes: [], body, sort: [], ...c.span(start) }, body)];
}
