import type { Cursor } from './Cursor';
import { parseExpression } from './expression/expression';
import { parseGivingQuery } from './gives';
import type { CommonTable, Query } from './syntax';

/** `{{ some_macro() }}, b AS (...)`: WITH and its first tables come from a template. */
export const isMacroWith = (c: Cursor): boolean =>
  c.peek().kind === 'template' &&
  c.isSymbol(',', 1) &&
  c.isName(2) &&
  c.peek(3).upper === 'AS' &&
  c.isSymbol('(', 4);

/** Expressions that WITH names. */
export type Scalars = NonNullable<Query['scalars']>;

/** WITH a AS (...), b (x, y) AS (...) */
export function parseCommonTables(c: Cursor, scalars: Scalars): CommonTable[] {
  const tables: CommonTable[] = [];
  if (isMacroWith(c)) c.at += 2;
  else if (!c.take('WITH')) return tables;
  c.takeAny('RECURSIVE');
  do {
    if (!c.isCommonTable()) {
      const expression = parseExpression(c);
      if (!c.take('AS') || !c.isName()) break;
      scalars.push({ expression, alias: c.name() });
      continue;
    }
    const { start } = c.peek();
    const name = c.name();
    const columns = c.isSymbol('(') ? c.names() : [];
    c.take('AS');
    c.takeAny('NOT');
    c.takeAny('MATERIALIZED');
    if (!c.takeSymbol('(')) break;
    const query = parseGivingQuery(c);
    c.skipToClose();
    // SEARCH and CYCLE of recursive queries
    while (c.takeAny('SEARCH', 'CYCLE')) {
      while (
        !c.done &&
        !c.isSymbol(',') &&
        !c.isWord('SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE', 'SEARCH', 'CYCLE')
      )
        c.next();
    }
    tables.push({ name, columns, query, ...c.span(start) });
  } while (c.takeSymbol(','));
  return tables;
}

/** WITH ... in front of a statement that writes; the place is left where a query follows. */
export function takeCommonTables(c: Cursor): { ctes: CommonTable[]; scalars: Scalars } {
  const scalars: Scalars = [];
  if (!c.isWords('WITH') && !isMacroWith(c)) return { ctes: [], scalars };
  const { at } = c;
  const ctes = parseCommonTables(c, scalars);
  if (c.isWord('INSERT', 'UPDATE', 'DELETE', 'MERGE', 'REPLACE', 'UPSERT', 'FROM'))
    return { ctes, scalars };
  c.at = at;
  return { ctes: [], scalars: [] };
}
