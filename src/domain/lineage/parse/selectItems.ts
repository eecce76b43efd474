import type { Cursor } from './Cursor';
import { parseExpression } from './expression/expression';
import { isQuotedPath } from './expression/lookahead';
import type { Name, SelectItem, StarItem } from './syntax';
import { CLAUSE_WORDS, STATEMENT_WORDS } from './words';

/** `* EXCEPT (a) REPLACE (b + 1 AS b) RENAME (c AS d)` */
export function parseStar(c: Cursor, qualifier: Name[], start: number): StarItem {
  const star: StarItem = {
    kind: 'star',
    qualifier,
    except: [],
    replace: [],
    rename: [],
    ...c.span(start),
  };
  for (;;) {
    if (c.isWord('EXCEPT', 'EXCLUDE') && (c.isSymbol('(', 1) || c.isWords('EXCLUDE'))) {
      if (c.isSymbol('(', 1) && c.startsQuery(1)) break; // the set operation
      c.next();
      star.except.push(...(c.isSymbol('(') ? c.names() : [c.name()]));
    } else if (c.isWords('ILIKE')) {
      c.at += 2;
    } else if (c.isWords('APPLY') && c.isSymbol('(', 1)) {
      c.next();
      c.skipGroup();
    } else if (c.isWords('REPLACE')) {
      c.next();
      c.takeSymbol('(');
      do {
        const expression = parseExpression(c);
        c.take('AS');
        if (c.isName()) star.replace.push({ expression, alias: c.name() });
      } while (c.takeSymbol(','));
      c.skipToClose();
    } else if (c.isWords('RENAME')) {
      c.next();
      const grouped = c.takeSymbol('(');
      do {
        const from = c.name();
        c.take('AS');
        star.rename.push({ from, to: c.name() });
      } while (grouped && c.takeSymbol(','));
      if (grouped) c.skipToClose();
    } else break;
  }
  return { ...star, ...c.span(start) };
}

/** Where `a.b.*` begins here, its qualifier. */
function takeStar(c: Cursor): Name[] | undefined {
  let ahead = 0;
  while (c.isName(ahead) && c.isSymbol('.', ahead + 1)) ahead += 2;
  if (!c.isSymbol('*', ahead)) return undefined;
  const qualifier: Name[] = [];
  for (let part = 0; part < ahead; part += 2) {
    qualifier.push(c.name());
    c.next();
  }
  c.next();
  return qualifier;
}

/** `COLUMNS('price_.*')`, alone in its place: which columns it chooses only their names say, and those may not be known. */
function takeChosenColumns(c: Cursor): boolean {
  const { at } = c;
  if (!c.isWord('COLUMNS') || !c.isSymbol('(', 1)) return false;
  c.next();
  c.skipGroup();
  if (c.done || c.isSymbol(',') || c.isSymbol(')') || CLAUSE_WORDS.has(c.peek().upper)) return true;
  c.at = at;
  return false;
}

const isAlias = (c: Cursor) =>
  (c.isName() && !CLAUSE_WORDS.has(c.peek().upper) && !STATEMENT_WORDS.has(c.peek().upper)) ||
  c.peek().kind === 'string';

function parseItem(c: Cursor): SelectItem | undefined {
  const { at, start } = c;
  const qualifier = takeStar(c);
  if (qualifier) return parseStar(c, qualifier, start);
  if (takeChosenColumns(c)) return parseStar(c, [], start);
  // SQL Server's `alias = expression`, DuckDB's `alias: expression`, MySQL's `@x := expression`
  if (
    c.isName() &&
    ((c.dialect.bracketNames && c.isSymbol('=', 1)) ||
      (c.isSymbol(':', 1) && !isQuotedPath(c, 1)) ||
      c.isSymbol(':=', 1))
  ) {
    const alias = c.name();
    c.next();
    const expression = parseExpression(c);
    return { kind: 'expression', expression, alias, ...c.span(start) };
  }
  const expression = parseExpression(c);
  if (c.at === at) return undefined;
  const item: SelectItem = { kind: 'expression', expression, ...c.span(start) };
  const stated = c.take('AS');
  if (stated && c.isSymbol('(')) item.aliases = c.names();
  else if (stated ? c.isName() || c.peek().kind === 'string' : isAlias(c)) item.alias = c.name();
  if (expression.named) item.alias = expression.named;
  return item;
}

/** The columns between SELECT and FROM. */
export function parseItems(c: Cursor): SelectItem[] {
  const items: SelectItem[] = [];
  do {
    const item = parseItem(c);
    if (item) items.push(item);
    // What could not be read is passed over: the items beside it stand.
    else if (!c.isSymbol(',') && !CLAUSE_WORDS.has(c.peek().upper) && !c.isSymbol(')')) c.next();
    // `@x := a AS b`, or a name behind what could not be read.
    if (item?.kind === 'expression' && c.take('AS') && c.isName()) item.alias = c.name();
    while (
      !c.done &&
      !c.isSymbol(',') &&
      !c.isSymbol(')') &&
      !c.isSymbol('|>') &&
      !CLAUSE_WORDS.has(c.peek().upper)
    ) {
      if (!c.skipGroup()) c.next();
    }
  } while (c.takeSymbol(','));
  return items;
}
