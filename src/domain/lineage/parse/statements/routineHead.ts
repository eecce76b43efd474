/** The heads of routines: what they are called, take and give, and which rows a trigger names. */
import type { Cursor } from '../Cursor';
import { allOf } from '../make';
import { parseTableName } from '../names';
import type { Statement } from '../statementSyntax';
import type { Name, Query, Span, TableName } from '../syntax';
import { assign } from './routine';

/** Where the definition of a routine begins; its body is read as the statements that follow. */
export const isRoutine = (c: Cursor): boolean => {
  if (c.isWord('DO') && (c.isSymbol('$$', 1) || c.peek(1).upper === 'LANGUAGE')) return true;
  if (!c.isWord('CREATE', 'ALTER', 'REPLACE')) return false;
  for (let ahead = 1; ahead < 8; ahead += 1) {
    const { upper } = c.peek(ahead);
    if (/^(PROCEDURE|PROC|FUNCTION|TRIGGER|PACKAGE|MACRO)$/.test(upper)) return true;
    if (upper === 'TABLE' && c.peek(ahead + 1).upper === 'FUNCTION') return true;
    if (/^(TABLE|VIEW|INDEX|AS|SELECT)$/.test(upper) || upper === '') return false;
  }
  return false;
};

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
