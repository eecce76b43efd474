/** Statements that change or move tables that are there: ALTER, RENAME, DROP. */
import type { Cursor } from '../Cursor';
import { parseTableName } from '../names';
import type { Statement } from '../statementSyntax';
import type { TableName } from '../syntax';
import { parseCreateTable } from './create';

/** ALTER VIEW v AS SELECT ..., ALTER TABLE a RENAME TO b, a SWAP WITH b, a APPEND FROM b, a EXCHANGE PARTITION (...) WITH TABLE b */
export function parseAlter(c: Cursor, start: number): Statement[] {
  c.next();
  if (c.isWord('VIEW') && c.tokens.slice(c.at, c.at + 9).some(({ upper }) => upper === 'AS'))
    return parseCreateTable(c, start) ?? [];
  if (!c.takeAny('TABLE', 'VIEW')) {
    c.passOver();
    return [];
  }
  c.take('IF', 'EXISTS');
  const table = parseTableName(c);
  if (!table) {
    c.passOver();
    return [];
  }
  if (c.take('RENAME', 'TO') || c.take('RENAME', 'AS')) return pair('rename', table, c, start);
  if (c.take('SWAP', 'WITH') || c.take('APPEND', 'FROM'))
    return pair('move', table, c, start, true);
  if (c.take('EXCHANGE', 'PARTITION') || c.take('EXCHANGE', 'SUBPARTITION')) {
    while (!c.done && !c.take('WITH', 'TABLE')) if (!c.skipGroup()) c.next();
    return pair('move', table, c, start, true);
  }
  {
    c.passOver();
    return [];
  }
}

function pair(
  kind: 'move' | 'rename',
  first: TableName,
  c: Cursor,
  start: number,
  backwards = false,
): Statement[] {
  const second = parseTableName(c);
  if (!second) return [];
  const [from, to] = backwards ? [second, first] : [first, second];
  return [{ kind, from, to, ...c.span(start) }];
}

/** RENAME TABLE a TO b, c TO d */
export function parseRename(c: Cursor, start: number): Statement[] {
  c.next();
  c.takeAny('TABLE');
  const renames: Statement[] = [];
  do {
    const from = parseTableName(c);
    if (!from || !c.take('TO')) break;
    renames.push(...pair('rename', from, c, start));
  } while (c.takeSymbol(','));
  return renames;
}

export function parseDrop(c: Cursor, start: number): Statement[] {
  c.next();
  c.takeAny('TEMPORARY', 'MATERIALIZED', 'EXTERNAL');
  if (!c.takeAny('TABLE', 'VIEW')) {
    c.passOver();
    return [];
  }
  c.take('IF', 'EXISTS');
  const tables: TableName[] = [];
  do {
    const table = parseTableName(c);
    if (table) tables.push(table);
  } while (c.takeSymbol(','));
  while (c.takeAny('CASCADE', 'PURGE', 'RESTRICT', 'CONSTRAINTS'));
  return [{ kind: 'drop', tables, ...c.span(start) }];
}
