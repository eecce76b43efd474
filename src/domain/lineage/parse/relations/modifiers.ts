import type { Cursor } from '../Cursor';
import { parseExpression } from '../expression/expression';
import type { Expression, Relation } from '../syntax';
import { CLAUSE_WORDS, STATEMENT_WORDS } from '../words';
import { isTimeSeries } from './timeSeries';

export const LOCK_HINT =
  /^(NOLOCK|READUNCOMMITTED|ROWLOCK|UPDLOCK|HOLDLOCK|TABLOCKX?|READPAST|XLOCK|PAGLOCK|INDEX|FORCESEEK|NOWAIT|SNAPSHOT|READCOMMITTED|SERIALIZABLE|REPEATABLEREAD)$/;

export const isAlias = (c: Cursor) =>
  c.isName() &&
  !c.isWords('ARRAY', 'JOIN') &&
  !isTimeSeries(c) &&
  !CLAUSE_WORDS.has(c.peek().upper) &&
  !STATEMENT_WORDS.has(c.peek().upper);

/** Everything that may stand between a table's name and its alias, or behind it, and says nothing of lineage. */
export function skipModifiers(c: Cursor, relation: Relation): void {
  const reads = relation.on;
  for (;;) {
    const before = c.at;
    if (c.isWords('WITH') && c.isSymbol('(', 1)) {
      c.next();
      c.skipGroup();
    } else if (c.isSymbol('(') && LOCK_HINT.test(c.peek(1).upper)) c.skipGroup();
    else if (c.isWord('TABLESAMPLE', 'SAMPLE')) {
      c.next();
      c.takeAny('BERNOULLI', 'SYSTEM', 'BLOCK', 'ROW');
      c.skipGroup();
      if (c.takeAny('REPEATABLE', 'SEED')) c.skipGroup();
    } else if (c.isWord('USE', 'FORCE', 'IGNORE') && /^(INDEX|KEY)$/.test(c.peek(1).upper)) {
      c.at += 2;
      while (!c.done && !c.isSymbol('(')) c.next();
      c.skipGroup();
    } else if (
      c.isWord('PARTITION', 'SUBPARTITION') &&
      (c.isSymbol('(', 1) || c.isSymbol('(', 2))
    ) {
      while (!c.isSymbol('(')) c.next();
      c.skipGroup();
    } else if (c.take('FOR') || (c.isWord('AT', 'BEFORE') && c.isSymbol('(', 1)))
      skipTimeTravel(c, reads);
    else if (
      c.isWord('VERSION', 'TIMESTAMP') &&
      c.peek(1).upper === 'AS' &&
      c.peek(2).upper === 'OF'
    ) {
      c.at += 3;
      parseExpression(c);
    } else if (c.take('WITH', 'OFFSET')) {
      const stated = c.take('AS');
      if (stated ? c.isName() : isAlias(c)) relation.offset = c.name();
    } else if (c.take('INDEXED', 'BY')) c.next();
    else if (c.take('WITH', 'ORDINALITY') || c.take('FINAL')) continue;
    if (c.at === before) return;
  }
}

/** FOR SYSTEM_TIME AS OF x; FOR UPDATE is left to the end of the query. */
function skipTimeTravel(c: Cursor, reads: Expression[]): void {
  if (c.isSymbol('(', 1)) {
    c.next();
    c.skipGroup();
    return;
  }
  if (
    !/^(SYSTEM_TIME|SYSTEM_VERSION|VERSION|TIMESTAMP|APPLICATION_TIME|BUSINESS_TIME)$/.test(
      c.peek().upper,
    )
  ) {
    c.at -= 1;
    return;
  }
  c.next();
  c.takeAny('AS', 'FROM', 'BETWEEN', 'ALL');
  c.takeAny('OF');
  reads.push(parseExpression(c));
}

/** AS alias (column, ...) */
export function parseAlias(c: Cursor, relation: Relation): void {
  const stated = c.take('AS');
  if (stated ? c.isName() || c.peek().kind === 'string' : isAlias(c)) relation.alias = c.name();
  if (c.isSymbol('(') && (relation.alias || stated) && !LOCK_HINT.test(c.peek(1).upper))
    relation.columns = c.names();
}
