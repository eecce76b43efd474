/** What the next tokens are, before they are read as an expression. */
import type { Cursor } from '../Cursor';
import type { Name } from '../syntax';
import { CLAUSE_WORDS, isUnit, MAY_BE_COLUMN, TYPE_WORDS } from '../words';

/** A word that is written with a parenthesis, and so a function even where it is a clause elsewhere: LEFT(x, 2), IF(a, b, c). */
export const isCall = (c: Cursor) => c.isName() && c.isSymbol('(', 1) && !isTitle(c, 2);
const TYPES =
  'BYTEINT|SMALLINT|INT|INTEGER|BIGINT|DEC|DECIMAL|NUMERIC|FLOAT|REAL|CHAR|CHARACTER|VARCHAR|DATE|TIME|TIMESTAMP|BYTE|VARBYTE';
const TERADATA_TYPE = new RegExp(`^(${TYPES})$`);
/** Types that SQL Server names in front of the value. */
export const TYPE_NAME = new RegExp(
  `^(${TYPES}|N?VARCHAR2?|NCHAR|N?TEXT|TINYINT|DOUBLE|(SMALL)?MONEY|(SMALL)?DATE(TIME)?2?|DATETIMEOFFSET|BIT|BOOLEAN|(VAR)?BINARY|UNIQUEIDENTIFIER|XML)$`,
);
const isHeading = (c: Cursor, ahead: number) => /^(TITLE|FORMAT|NAMED)$/.test(c.peek(ahead).upper);
/** Teradata says in parentheses behind a column how it is shown, and as which type. */
export const isTitle = (c: Cursor, ahead: number): boolean =>
  (isHeading(c, ahead) && c.isSymbol(')', ahead + 2)) ||
  (c.dialect.castsBehind &&
    TERADATA_TYPE.test(c.peek(ahead).upper) &&
    (c.isSymbol(')', ahead + 1) ||
      c.isSymbol('(', ahead + 1) ||
      (c.isSymbol(',', ahead + 1) && isHeading(c, ahead + 2))));
export const NEVER_CALLS =
  /^(AND|OR|IN|ON|WHEN|THEN|ELSE|FROM|WHERE|BY|HAVING|USING|JOIN|SELECT|AS|UNION|EXCEPT|INTERSECT|QUALIFY|VALUES|INTO|OVER|BETWEEN|LIKE|IS|NOT)$/;

/** `payload:"Customer"`: a path into a document, written without a space. */
export function isQuotedPath(c: Cursor, ahead: number): boolean {
  const [before, colon, name] = [c.peek(ahead - 1), c.peek(ahead), c.peek(ahead + 1)];
  const isAttached = before.end === colon.start && colon.end === name.start;
  return c.isSymbol(':', ahead) && name.kind === 'quoted' && isAttached;
}

/** Whether the next word ends an expression. */
export function endsExpression(c: Cursor): boolean {
  const { upper } = c.peek();
  if (upper === '') return false;
  if (isCall(c) && !NEVER_CALLS.test(upper) && upper !== 'WITH') return false;
  // A column may bear the name of a clause where it is qualified (`t.format`), and some also alone.
  if (MAY_BE_COLUMN.has(upper) && (c.isSymbol(',', 1) || c.peek(1).upper === 'FROM')) return false;
  return CLAUSE_WORDS.has(upper) && !c.isSymbol('.', 1);
}

/** A type's name after `::` or AS: `decimal(18, 0)`, `timestamp with time zone`, `array<int>[]`. */
export function skipType(c: Cursor): void {
  const isInterval = c.isWord('INTERVAL');
  if (c.isName()) c.next();
  while (c.takeSymbol('.')) c.next();
  for (;;) {
    if (c.isSymbol('(')) c.skipGroup();
    else if (c.isSymbol('<')) c.skipGroup('<', '>');
    else if (c.isSymbol('[') && (c.isSymbol(']', 1) || c.isSymbol(']', 2))) c.skipGroup('[', ']');
    else if (TYPE_WORDS.has(c.peek().upper)) c.next();
    else if (isInterval && (c.isWord('TO') || isUnit(c.peek().upper))) c.next();
    else return;
  }
}

/** `a.b.c`; the last part may be a star. BigQuery's `a.b` in one pair of quotes is two names. */
export function nameParts(c: Cursor): { parts: Name[]; star: boolean } {
  const parts: Name[] = [];
  do {
    if (c.isSymbol('*')) {
      c.next();
      return { parts, star: true };
    }
    if (!c.isName() && c.peek().kind !== 'number') break;
    parts.push(c.name());
  } while (c.takeSymbol('.'));
  return { parts, star: false };
}

/** ANY, ALL and the like as the name of a column. */
export function isValueOfItsOwn(c: Cursor): boolean {
  const { kind, upper, text } = c.peek(1);
  const ends =
    kind === 'symbol' && [',', ')', '=', '<', '>', '+', '-', '/', '*', ''].includes(text);
  return (
    (ends && !c.isWord('NOT')) ||
    (CLAUSE_WORDS.has(upper) && !c.isWord('NOT') && upper !== 'SELECT' && upper !== 'IF')
  );
}
