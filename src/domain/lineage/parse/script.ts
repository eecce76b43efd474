import type { Dialect } from '../dialects';
import { Cursor } from './Cursor';
import { ExecutedText, unwrapUnload } from './executed';
import { parseExpression } from './expression/expression';
import { parseAlter, parseDrop, parseRename } from './statements/alter';
import { isChanges, parseChanges } from './statements/changes';
import { parseCreate } from './statements/create';
import { parseCopy, parseExport, parseLoad } from './statements/load';
import { parseFromInsert, parseInsert } from './statements/insert';
import { parseDeclaration, parseRoutineStatement } from './statements/routine';
import { isRoutine, parseRoutineHead } from './statements/routineHead';
import { isMacroWith, type Scalars, takeCommonTables } from './commonTables';
import { parseQuery } from './query';
import { Routine } from './Routine';
import type { ScriptStatement, Statement } from './statementSyntax';
import { type Token, tokenize } from './tokens';
import { CLAUSE_WORDS, PASSED_OVER, STATEMENT_WORDS } from './words';
import { parseDelete, parseMerge, parseUpdate } from './statements/update';

/** ClickHouse's WITH in front of an INSERT names expressions for its query. */
function withScalars(statement: Statement, scalars: Scalars): Statement {
  if (statement.kind === 'insert' && statement.query)
    statement.query.scalars = [...scalars, ...(statement.query.scalars ?? [])];
  return statement;
}

function parseStatement(c: Cursor): Statement[] {
  const { start } = c.peek();
  const { ctes, scalars } = takeCommonTables(c);
  if (isChanges(c)) return parseChanges(c, start);
  switch (c.peek().upper) {
    case 'REPLACE':
      return c.peek(1).upper === 'VIEW' ? parseCreate(c, start) : parseInsert(c, ctes, start);
    case 'INSERT':
    case 'INS':
    case 'UPSERT':
      return parseInsert(c, ctes, start).map((each) => withScalars(each, scalars));
    case 'UPD':
    case 'UPDATE':
      return parseUpdate(c, ctes, start);
    case 'MERGE':
      return parseMerge(c, ctes, start);
    case 'DEL':
    case 'DELETE':
      return parseDelete(c, start);
    case 'CREATE':
      return parseCreate(c, start);
    case 'ALTER':
      return parseAlter(c, start);
    case 'RENAME':
      return parseRename(c, start);
    case 'DROP':
      return parseDrop(c, start);
    case 'COPY':
      return parseCopy(c, start);
    case 'LOAD':
      return parseLoad(c, start);
    case 'EXPORT':
      return parseExport(c, start);
    case 'FROM': {
      const inserts = parseFromInsert(c, ctes, start);
      if (inserts) return inserts;
    }
  }
  const query = parseQuery(c);
  query.ctes.unshift(...ctes);
  return [{ kind: 'query', query, ...c.span(start) }];
}

/** The tokens between semicolons. None inside parentheses is one of them: whatever is broken ends with its statement. */
export function segmentsOf(sql: string, dialect: Dialect): Token[][] {
  const tokens = tokenize(sql, dialect);
  const all: Token[][] = [];
  let first = 0;
  tokens.forEach(({ kind, text }, index) => {
    if (kind !== 'symbol' || text !== ';') return;
    all.push(tokens.slice(first, index));
    first = index + 1;
  });
  all.push(tokens.slice(first));
  return all.filter(({ length }) => length > 0);
}

/** Statements without lineage that hold none of the words with which another begins. */
const PASSED_WORDS =
  /^(TRUNCATE|USE|FETCH|OPEN|CLOSE|DEALLOCATE|COMMIT|ROLLBACK|SAVEPOINT|KILL|CHECKPOINT)$/;

/** Those of them that move the rows of a cursor. */
const CURSOR_WORDS = /^(FETCH|OPEN)$/;

/** A variable, where one is declared; a block has begun otherwise. */
const parseDeclared = (c: Cursor): Statement[] =>
  c.isName() && !CLAUSE_WORDS.has(c.peek().upper) ? parseDeclaration(c) : [];

/** What begins a statement only where it is the first word of it. */
const OPENING_WORDS = /^(INS|UPD|DEL|EXPORT|PIVOT|UNPIVOT|SUMMARIZE|TABLE)$/;

const MAY_STAND_BEFORE_FROM = /^(AS|IS|BEGIN|THEN|ELSE|DO|GO|)$/;

const startsStatement = (c: Cursor) =>
  (STATEMENT_WORDS.has(c.peek().upper) &&
    // FETCH ... FROM is none.
    (!c.isWord('FROM') || MAY_STAND_BEFORE_FROM.test(c.tokens[c.at - 1]?.upper ?? ''))) ||
  (c.at === 0 && OPENING_WORDS.test(c.peek().upper)) ||
  (c.isSymbol('(') && c.startsQuery()) ||
  isMacroWith(c) ||
  isChanges(c);

/** Reads a script. Never fails: what cannot be read is passed over up to the next statement. */
export function parseScript(segments: readonly Token[][], dialect: Dialect): ScriptStatement[] {
  const statements: ScriptStatement[] = [];
  const routine = new Routine(dialect);
  const executed = new ExecutedText(dialect);
  const collections = new Set<string>();
  const inRoutine = (statement: Statement) => ({
    statement,
    routine: routine.number,
    maybe: routine.branches.inOne,
  });
  for (const tokens of segments) {
    const parsers = { expression: parseExpression, query: parseQuery, statement: parseStatement };
    const c = new Cursor(
      executed.read(unwrapUnload(tokens, dialect)),
      dialect,
      parsers,
      collections,
    );
    const { upper } = c.peek();
    // Without semicolons the next statement follows in the same piece.
    const passes = PASSED_OVER.has(upper) && !(dialect.bracketNames && PASSED_WORDS.test(upper));
    if (passes && !CURSOR_WORDS.test(upper)) continue;
    while (!c.done) {
      const before = c.at;
      const declares = routine.declares && before === 0;
      if (isRoutine(c)) {
        routine.begin();
        const { known, name, calls, rows } = parseRoutineHead(c);
        routine.rows = rows;
        routine.declares = true;
        const called = routine.functions.get(calls ?? '');
        routine.functions.set(name, { number: routine.number, at: statements.length });
        statements.push(...(routine.given.get(name) ?? []).map(inRoutine));
        if (calls !== undefined && !called) routine.given.set(calls, known);
        if (called)
          statements.splice(
            called.at,
            0,
            ...known.map((statement) => ({ statement, routine: called.number, maybe: false })),
          );
        else statements.push(...known.map(inRoutine));
        if (calls !== undefined) routine.end();
        else if (!startsStatement(c) && c.isName())
          statements.push(...parseDeclared(c).map(inRoutine));
      } else if (startsStatement(c)) {
        routine.declares = false;
        const isCondition = c.isSymbol('(');
        statements.push(...parseStatement(c).map((each) => inRoutine(routine.take(each))));
        if (!isCondition || routine.rows) routine.endStatement();
      } else {
        const found = parseRoutineStatement(c) ?? (declares ? parseDeclared(c) : []);
        statements.push(...found.map(inRoutine));
        if (found.length > 0) routine.branches.endStatement();
        if (found.length === 0 && c.at === before) {
          if (passes) break;
          if (!c.skipGroup()) routine.pass(c);
        }
      }
      if (c.at === before) c.next();
    }
  }
  return statements;
}
