/** Statements that move rows between tables and files: COPY, LOAD, EXPORT. */
import type { Cursor } from '../Cursor';
import { insertOf } from '../make';
import { parseTableName } from '../names';
import type { Statement } from '../statementSyntax';

/** COPY INTO t FROM 'path', COPY t (a) FROM 'path', COPY t TO 'path', COPY (query) TO 'path' */
export function parseCopy(c: Cursor, start: number): Statement[] {
  c.next();
  c.takeAny('INTO');
  const query = c.startsQuery(1) && c.takeSymbol('(') ? c.parseQuery() : undefined;
  if (query) c.skipToClose();
  const first = query ? undefined : parseTableName(c);
  const columns = c.isSymbol('(') ? c.names() : [];
  if (c.take('TO')) {
    const target = parseTableName(c);
    if (!target) return [];
    return query
      ? [insertOf(target, query, c.span(start))]
      : first
        ? [{ kind: 'move', from: first, to: target, ...c.span(start) }]
        : [];
  }
  if (!first || !c.take('FROM')) return [];
  if (c.startsQuery()) {
    return [insertOf(first, c.parseQuery(), c.span(start), columns)];
  }
  if (c.peek(1).kind === 'string') c.take('LOCAL');
  const from = parseTableName(c);
  c.passOver();
  return from && !/^(STDIN|STDOUT|PROGRAM)$/i.test(from.parts[0]?.text ?? '')
    ? [{ kind: 'move', from, to: first, ...c.span(start) }]
    : [];
}

/** Past `word = [`, in front of the path that follows; false where none does. */
function takeToPath(c: Cursor, word: RegExp): boolean {
  while (!c.done && !(word.test(c.peek().upper) && c.isSymbol('=', 1))) c.next();
  while (!c.done && c.peek().kind !== 'string') c.next();
  return !c.done;
}

/** LOAD DATA INPATH 'path' INTO TABLE t, LOAD DATA INTO t FROM FILES (uris = ['path']) */
export function parseLoad(c: Cursor, start: number): Statement[] {
  c.next();
  while (!c.done && c.peek().kind !== 'string' && !c.isWord('INTO', 'OVERWRITE')) c.next();
  let from = c.peek().kind === 'string' ? parseTableName(c) : undefined;
  while (!c.done && !c.takeAny('TABLE', 'INTO', from ? 'INTO' : 'OVERWRITE')) c.next();
  c.takeAny('TABLE');
  const to = parseTableName(c);
  if (!from && takeToPath(c, /^URIS$/)) from = parseTableName(c);
  c.passOver();
  return from && to ? [{ kind: 'move', from, to, ...c.span(start) }] : [];
}

/** EXPORT DATA OPTIONS (uri = 'path') AS query, EXPORT TO PARQUET (directory = 'path') AS query */
export function parseExport(c: Cursor, start: number): Statement[] {
  const target = takeToPath(c, /^(URI|DIRECTORY)$/) ? parseTableName(c) : undefined;
  while (!c.done && !c.take('AS')) c.next();
  if (!target || !c.startsQuery()) return [];
  return [insertOf(target, c.parseQuery(), c.span(start))];
}
