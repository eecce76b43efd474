/** What routines keep beside tables: variables, cursors, the records of loops and the rows of triggers. */
import type { Cursor } from '../Cursor';
import { parseExpression } from '../expression/expression';
import { parseVariables } from '../gives';
import { skipType } from '../expression/lookahead';
import { rowOf } from '../make';
import type { Statement } from '../statementSyntax';
import type { Expression, Name, Query, Span, TableName } from '../syntax';
import { parseAssignments } from './assignments';

export const assign = (target: Name[], value: Expression | undefined, span: Span): Statement => ({
  kind: 'assign',
  targets: [target],
  query: value && rowOf([value], span),
  ...span,
});

/** The value that a declaration gives, where it gives one. */
function parseDefault(c: Cursor): Expression | undefined {
  while (c.takeAny('NOT', 'NULL', 'CONSTANT'));
  return c.takeSymbol(':=') || c.takeSymbol('=') || c.takeAny('DEFAULT')
    ? parseExpression(c)
    : undefined;
}

/** `a, b INT DEFAULT 0`, `@a int = 1, @b int`, `@t TABLE (x int)`, `v t.c%TYPE := 1`; ends in front of CURSOR. */
export function parseDeclaration(c: Cursor): Statement[] {
  const declared: Statement[] = [];
  do {
    const { start } = c;
    if (!c.isName() || c.isWord('CURSOR', 'TYPE', 'BEGIN')) break;
    const name = c.name();
    c.take('AS');
    if (c.isWord('CURSOR')) break;
    if (c.isWord('TABLE') && c.isSymbol('(', 1)) {
      c.next();
      const target: TableName = { parts: [name], ...c.span(start) };
      const columns = c.names();
      declared.push({
        kind: 'create',
        target,
        object: 'table',
        temporary: true,
        columns,
        ctes: [],
        ...c.span(start),
      });
      continue;
    }
    c.takeAny('CONSTANT');
    if (!c.isSymbol(',') && !c.isSymbol(':=')) skipType(c);
    while (c.takeSymbol('%')) c.next();
    declared.push(assign([name], parseDefault(c), c.span(start)));
  } while (c.takeSymbol(','));
  return declared;
}

const queryAt = (c: Cursor): Query | undefined => (c.startsQuery() ? c.parseQuery() : undefined);

/** FOR r IN (SELECT ...) LOOP, FOR r IN c LOOP */
function parseLoop(c: Cursor, start: number): Statement[] {
  c.next();
  const name = c.name();
  c.next();
  if (c.peek(1).upper === 'CURSOR') c.at += 3;
  const query = queryAt(c);
  const isCursor = /^(LOOP|DO)$/.test(c.peek(1).upper) || c.isSymbol('(', 1);
  const of = !query && c.isName() && isCursor ? c.name() : undefined;
  if (!query && !of) return [];
  return [{ kind: 'rows', name, query, of, ...c.span(start) }];
}

/** CURSOR c (...) IS SELECT ..., DECLARE c CURSOR FOR SELECT ..., OPEN c FOR SELECT ... */
function parseCursor(c: Cursor, start: number): Statement[] {
  const [before] = c.tokens.slice(c.at - 1, c.at);
  const isFirst =
    c.next().upper === 'OPEN' || c.isSymbol('(', 1) || /^(IS|RETURN)$/.test(c.peek(1).upper);
  const name = isFirst ? c.name() : before && { ...before, quoted: before.kind === 'quoted' };
  while (!c.done && !c.isWord('IS', 'FOR', 'BEGIN', 'SELECT')) if (!c.skipGroup()) c.next();
  c.takeAny('IS', 'FOR');
  const query = queryAt(c);
  return name && query ? [{ kind: 'rows', name, query, ...c.span(start) }] : [];
}

/** FETCH NEXT FROM c INTO a, b */
function parseFetch(c: Cursor, start: number): Statement[] {
  c.next();
  while (c.takeAny('NEXT', 'PRIOR', 'FIRST', 'LAST', 'FROM', 'IN'));
  const of = c.name();
  const collects = c.take('BULK', 'COLLECT');
  if (!c.take('INTO')) return [];
  const targets = parseVariables(c);
  if (collects) for (const [name] of targets) c.collections.add(name?.text.toUpperCase() ?? '');
  return [{ kind: 'assign', targets, of, ...c.span(start) }];
}

/** SET a = x, (b, d) = (SELECT ...) */
function parseSet(c: Cursor, start: number): Statement[] {
  c.next();
  return parseAssignments(c).map(({ targets, value }): Statement => {
    const query = (targets.length > 1 && value.queries[0]?.query) || rowOf([value], value);
    return { kind: 'assign', targets, query, ...c.span(start) };
  });
}

const assigns = (c: Cursor, ahead: number) =>
  c.isSymbol('=', ahead) || c.isSymbol(':=', ahead) || c.isSymbol('(', ahead - 1);

/** A statement of a routine that holds values; undefined where none begins. */
export function parseRoutineStatement(c: Cursor): Statement[] | undefined {
  const { start } = c;
  const third = c.peek(2).upper;
  if (c.isWord('FOR') && c.isName(1) && (third === 'IN' || third === 'AS'))
    return parseLoop(c, start);
  if (c.isWord('CURSOR') || (c.isWord('OPEN') && third === 'FOR')) return parseCursor(c, start);
  if (c.isWord('FETCH')) return parseFetch(c, start);
  // Databricks: SET VAR a = x, DECLARE OR REPLACE VARIABLE a INT
  if (c.isWord('SET') && c.peek(1).upper.match(/^VAR(IABLE)?$/) && assigns(c, 3)) {
    c.next();
    return parseSet(c, start);
  }
  if (c.isWord('SET') && (assigns(c, 2) || (c.isSymbol('.', 2) && assigns(c, 4))))
    return parseSet(c, start);
  if (c.take('DECLARE')) {
    c.take('OR', 'REPLACE');
    if (c.isName(1)) c.takeAny('VARIABLE', 'VAR');
    return parseDeclaration(c);
  }
  c.takeAny('LET');
  if (!c.isName()) return undefined;
  if (!c.isSymbol(':=', 1) && !(c.isSymbol('.', 1) && c.isSymbol(':=', 3))) return undefined;
  const [target = []] = parseVariables(c);
  c.next();
  return [assign(target, parseExpression(c), c.span(start))];
}
