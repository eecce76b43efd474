/** Statements that change rows: UPDATE, MERGE, DELETE. */
import type { Cursor } from '../Cursor';
import { parseAssignments } from './assignments';
import { parseExpression, type parseExpressions } from '../expression';
import { parseTableName } from '../names';
import { parseRelation, parseRelations, parseRows } from '../relation';
import type { CommonTable, Name, Relation, Statement } from '../syntax';

export function parseUpdate(c: Cursor, ctes: CommonTable[], start: number): Statement[] {
  c.next();
  while (c.takeAny('LOW_PRIORITY', 'IGNORE', 'ONLY', 'OR', 'REPLACE', 'ROLLBACK'));
  if (c.take('TOP')) c.skipGroup();
  const [target, ...joined] = parseRelations(c);
  const from = [...joined];
  if (c.take('FROM')) from.push(...parseRelations(c)); // where Teradata has it
  if (!target || !c.take('SET')) return [];
  const assignments = parseAssignments(c);
  const filters: Statement & { kind: 'update' } = {
    kind: 'update',
    target,
    from,
    assignments,
    filters: [],
    ctes,
    ...c.span(start),
  };
  while (!c.done && c.isWord('OUTPUT')) while (!c.done && !c.isWord('FROM', 'WHERE')) c.next();
  if (c.take('FROM')) from.push(...parseRelations(c));
  if (c.take('WHERE')) filters.filters.push(parseExpression(c));
  return [{ ...filters, ...c.span(start) }];
}

/** INSERT (a, b) VALUES (x, y), INSERT ROW, INSERT * */
function parseMergeInsert(c: Cursor): {
  columns: Name[];
  values: ReturnType<typeof parseExpressions>;
  row: boolean;
} {
  const row = c.take('ROW') || c.takeSymbol('*');
  const columns = c.isSymbol('(') ? c.names() : [];
  const values = c.take('VALUES') ? (parseRows(c)[0] ?? []) : [];
  return { columns, values, row: row || c.take('ROW') };
}

export function parseMerge(c: Cursor, ctes: CommonTable[], start: number): Statement[] {
  c.next();
  if (c.take('TOP')) c.skipGroup();
  c.take('INTO');
  const target = parseRelation(c);
  c.take('USING');
  const source = parseRelation(c);
  if (!target || !source) return [];
  const on = c.take('ON') ? parseExpression(c) : undefined;
  const merge: Statement & { kind: 'merge' } = {
    kind: 'merge',
    target,
    source,
    on: on ?? { refs: [], queries: [], windows: [], start, end: start },
    assignments: [],
    inserts: [],
    ctes,
    ...c.span(start),
  };
  while (c.take('WHEN')) {
    while (!c.done && !c.isWord('THEN')) if (!c.skipGroup()) c.next();
    c.take('THEN');
    if (c.take('UPDATE')) {
      c.take('SET');
      merge.assignments.push(...parseAssignments(c));
    } else if (c.take('INSERT')) merge.inserts.push(parseMergeInsert(c));
    while (!c.done && !c.isWord('WHEN')) {
      if (c.isWord('SELECT', 'INSERT', 'CREATE', 'MERGE', 'WITH'))
        return [{ ...merge, ...c.span(start) }];
      if (!c.skipGroup()) c.next();
    }
  }
  return [{ ...merge, ...c.span(start) }];
}

export function parseDelete(c: Cursor, start: number): Statement[] {
  c.next();
  c.take('FROM');
  c.takeAny('TABLE', 'ONLY');
  const target = parseTableName(c);
  if (!target) return [];
  const using: Relation[] = [];
  const filters: ReturnType<typeof parseExpressions> = [];
  if (c.take('AS') || (c.isName() && !c.isWord('USING', 'FROM', 'WHERE', 'INSERT', 'SELECT')))
    c.next();
  if (c.takeAny('USING', 'FROM')) using.push(...parseRelations(c));
  if (c.take('WHERE')) filters.push(parseExpression(c));
  return [{ kind: 'delete', target, using, filters, ...c.span(start) }];
}
