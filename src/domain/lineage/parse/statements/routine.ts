/** What routines keep beside tables: variables, cursors, the records of loops and the rows of triggers. */
import type { Cursor } from '../Cursor';
import { parseExpression } from '../expression/expression';
import { parseVariables } from '../gives';
import { skipType } from '../expression/lookahead';
import { allOf, rowOf } from '../make';
import { parseTableName } from '../names';
import type { Expression, Name, Query, Span, Statement, TableName } from '../syntax';
import { parseAssignments } from './assignments';

const assign = (target: Name[], value: Expression | undefined, span: Span): Statement => ({
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

const EVENT = /^(AFTER|BEFORE|FOR|OF|OR|)$/;

/** The head of a trigger: its table, and what it calls the rows of it. */
function parseTriggerHead(c: Cursor): {
  table: TableName | undefined;
  names: Name[];
  calls?: string;
} {
  while (!c.done && !c.take('ON')) c.next();
  const table = parseTableName(c);
  const names = ['new', 'old', 'inserted', 'deleted'].map((text): Name => ({
    text,
    quoted: false,
    start: 0,
    end: 0,
  }));
  const before = () => c.tokens[c.at - 1];
  const found = { table, names };
  while (
    !c.done &&
    !c.isSymbol('$$') &&
    !c.isWord('BEGIN', 'DECLARE', 'SET', 'SELECT', 'MERGE', 'AS')
  ) {
    if (c.isWord('INSERT', 'UPDATE', 'DELETE') && !EVENT.test(before()?.upper ?? '')) break;
    if (c.take('EXECUTE')) {
      c.next();
      return { ...found, calls: parseTableName(c)?.parts.at(-1)?.text.toLowerCase() ?? '' };
    }
    if (c.takeAny('NEW', 'OLD')) {
      c.takeAny('ROW', 'TABLE');
      if (c.take('AS')) names.push(c.name());
    } else if (!c.skipGroup()) c.next();
  }
  c.takeAny('AS');
  return found;
}

/** Names between the parentheses of a routine: they are no columns. */
function parseParameters(c: Cursor): Statement[] {
  const { start } = c;
  return c
    .names()
    .filter(({ text }) => !/^(in|out|inout)$/i.test(text))
    .map((name) => assign([name], undefined, c.span(start)));
}

/** A function whose queries give its rows. */
export interface TableFunction {
  name: Name;
  columns: Name[];
}

export const givenBy = (rows: TableFunction, query: Query, { start, end }: Span): Statement => ({
  kind: 'function',
  ...rows,
  query,
  start,
  end,
});

/** RETURNS TABLE (x int), RETURNS @t TABLE (x int): what its rows are called, and the variable that holds them. */
function parseReturned(c: Cursor): { columns: Name[]; variable?: Name } | undefined {
  if (!c.isWord('RETURNS')) return undefined;
  const variable = c.peek(2).upper === 'TABLE' ? { ...c.peek(1), quoted: false } : undefined;
  if (!variable && c.peek(1).upper !== 'TABLE') return undefined;
  c.at += variable ? 3 : 2;
  const columns = c.names();
  return variable ? { columns, variable } : { columns };
}

/** Past the head of a routine: to its first AS, IS, BEGIN, RETURN or `$$`. Gives what its body may name. */
export function parseRoutineHead(c: Cursor): {
  known: Statement[];
  name: string;
  calls?: string | undefined;
  rows?: TableFunction | undefined;
} {
  const { start } = c;
  while (!c.done && !c.isWord('PROCEDURE', 'PROC', 'FUNCTION', 'TRIGGER', 'PACKAGE', 'MACRO', 'DO'))
    c.next();
  const givesRows = c.tokens[c.at - 1]?.upper === 'TABLE';
  const isTrigger = c.next().upper === 'TRIGGER';
  c.take('IF', 'NOT', 'EXISTS');
  const target = c.isSymbol('$$') ? undefined : parseTableName(c);
  const own = target?.parts.at(-1);
  const name = own?.text.toLowerCase() ?? '';
  if (isTrigger) {
    const { table, names, calls } = parseTriggerHead(c);
    const known = names.map((each): Statement => ({
      kind: 'rows',
      name: each,
      table,
      ...c.span(start),
    }));
    return { known, name, calls };
  }
  const known = c.isSymbol('(') ? parseParameters(c) : [];
  let returned = givesRows ? { columns: [] } : parseReturned(c);
  while (
    !c.done &&
    !c.isWord('AS', 'IS', 'BEGIN') &&
    !(c.isWord('RETURN') && /^(SELECT|WITH)$/.test(c.peek(1).upper)) &&
    !c.isSymbol('$$')
  ) {
    if (!c.skipGroup()) c.next();
    returned ??= parseReturned(c);
  }
  // The body of a macro stands in parentheses.
  if (c.takeAny('AS', 'IS') && c.isSymbol('(') && !c.startsQuery()) c.next();
  if (c.isWord('TABLE') && c.startsQuery(1)) {
    c.next();
    returned = { columns: [] };
  }
  if (!own || !returned) return { known, name };
  const { columns, variable } = returned;
  const span = c.span(start);
  if (variable) {
    const table: TableName = { parts: [variable], ...span };
    const made = { kind: 'create' as const, object: 'table' as const, temporary: true };
    known.push({ ...made, target: table, columns, ctes: [], ...span });
    known.push(givenBy({ name: own, columns }, allOf({ kind: 'table', table }, span), span));
    return { known, name };
  }
  return { known, name, rows: { name: own, columns } };
}
