/** Statements that change rows: UPDATE, MERGE, DELETE. */
import type { Cursor } from '../Cursor';
import { parseAssignments } from './assignments';
import { parseGiven } from '../gives';
import { parseExpression, type parseExpressions, parseRows } from '../expression/expression';
import { emptyExpression } from '../expression/reads';
import { parseTableName } from '../names';
import { parseRelation, parseRelations } from '../relations/relation';
import type { Given, Statement } from '../statementSyntax';
import type { CommonTable, Name, Relation } from '../syntax';

export function parseUpdate(c: Cursor, ctes: CommonTable[], start: number): Statement[] {
  c.next();
  while (c.takeAny('LOW_PRIORITY', 'IGNORE', 'ONLY', 'OR', 'REPLACE', 'ROLLBACK'));
  if (c.take('TOP')) c.skipGroup();
  const [target, ...joined] = parseRelations(c);
  const from = [...joined];
  if (c.take('FROM')) from.push(...parseRelations(c)); // where Teradata has it
  if (!target || !c.take('SET')) return [];
  const assignments = parseAssignments(c);
  const output = c.at;
  while (c.isWord('OUTPUT')) while (!c.done && !c.isWord('FROM', 'WHERE')) c.next();
  if (c.take('FROM')) from.push(...parseRelations(c));
  const filters = c.take('WHERE') ? [parseExpression(c)] : [];
  const written = writtenTable(target, from);
  const given = written
    ? { ...givenAt(c, output, written, from), ...parseGiven(c, written, from) }
    : {};
  return [{ kind: 'update', target, from, assignments, filters, ctes, ...given, ...c.span(start) }];
}

type Written = Parameters<typeof parseGiven>[1];

/** OUTPUT stands before FROM, whose relations it names: it is read again when they are known. */
function givenAt(c: Cursor, place: number, table: Written, others: readonly Relation[]): Given {
  const { at } = c;
  c.at = place;
  const given = parseGiven(c, table, others);
  c.at = at;
  return given;
}

/** What a name stands for that is written: a table, or its alias in FROM. */
function writtenTable(target: Relation, from: readonly Relation[]): Written | undefined {
  if (target.source.kind !== 'table') return undefined;
  const { table } = target.source;
  const [only, ...others] = table.parts;
  const same =
    others.length === 0 &&
    from.find(({ alias }) => alias && alias.text.toLowerCase() === only?.text.toLowerCase());
  const alias = target.alias ?? (same ? only : undefined);
  return {
    table: same && same.source.kind === 'table' ? same.source.table : table,
    alias,
  };
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
  c.take('WITH', 'SCHEMA', 'EVOLUTION');
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
    on: on ?? emptyExpression(start),
    assignments: [],
    inserts: [],
    ctes,
    ...c.span(start),
  };
  while (c.take('WHEN')) {
    while (!c.done && !c.isWord('THEN')) if (!c.skipGroup()) c.next();
    c.take('THEN');
    if (c.takeAny('UPDATE', 'UPD')) {
      c.take('SET');
      if (c.takeSymbol('*')) merge.inserts.push({ columns: [], values: [], row: true });
      else merge.assignments.push(...parseAssignments(c));
    } else if (c.takeAny('INSERT', 'INS')) merge.inserts.push(parseMergeInsert(c));
    while (
      !c.done &&
      !c.isWord('WHEN', 'OUTPUT', 'RETURNING', 'SELECT', 'INSERT', 'CREATE', 'MERGE', 'WITH') &&
      !c.isSymbol(')')
    )
      if (!c.skipGroup()) c.next();
  }
  const table = writtenTable(target, []);
  const given = table ? parseGiven(c, table, [source]) : {};
  return [{ ...merge, ...given, ...c.span(start) }];
}

export function parseDelete(c: Cursor, start: number): Statement[] {
  c.next();
  c.take('FROM');
  c.takeAny('TABLE', 'ONLY');
  const target = parseTableName(c);
  if (!target) return [];
  const using: Relation[] = [];
  const filters: ReturnType<typeof parseExpressions> = [];
  const table: Written = { table: target, written: false };
  if (
    c.take('AS') ||
    (c.isName() &&
      !c.isWord('USING', 'FROM', 'WHERE', 'INSERT', 'SELECT', 'OUTPUT', 'RETURNING', 'END'))
  )
    table.alias = c.name();
  const output = parseGiven(c, table);
  if (c.takeAny('USING', 'FROM')) using.push(...parseRelations(c));
  if (c.take('WHERE')) filters.push(parseExpression(c));
  const given = { ...output, ...parseGiven(c, table, using) };
  return [{ kind: 'delete', target, using, filters, ...given, ...c.span(start) }];
}
