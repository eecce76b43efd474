import type { Cursor } from '../Cursor';
import { allOf } from '../make';
import { parseTableName } from '../names';
import type { ColumnRef, Expression } from '../syntax';
import { ARGUMENT_WORDS, CAST_FUNCTIONS, isUnitArgument, WEEKDAYS } from '../words';
import { skipType, TYPE_NAME } from './lookahead';
import { absorb, emptyExpression } from './reads';

/** Names before `->`: they stand for the function's own values, not for columns. */
function withoutParameters(refs: ColumnRef[], parameters: ColumnRef[]): ColumnRef[] {
  const names = new Set(parameters.map(({ parts }) => parts[0]?.text.toLowerCase()));
  return refs.filter(({ parts }) => !names.has(parts[0]?.text.toLowerCase()));
}

/** Whether no comma and no parenthesis stands before the next word. */
const followsArgument = (c: Cursor) => !/^[(,]$/.test(c.tokens[c.at - 1]?.text ?? '');

/** Whether the next word only joins arguments; alone at the place of one it is the name of a column. */
const isArgumentWord = (c: Cursor, alone: boolean) =>
  ARGUMENT_WORDS.has(c.peek().upper) &&
  (!alone || followsArgument(c) || c.isWord('BOTH', 'LEADING', 'TRAILING')) &&
  !c.isSymbol('.', 1);

/** What stands between the parentheses of a call, or of a list. */
export function parseArguments(c: Cursor, functionName: string): Expression {
  c.takeSymbol('(');
  return parseRest(c, functionName);
}

/** The parameters of DuckDB's `lambda x, i : x + i`. */
function takeLambda(c: Cursor): Expression | undefined {
  if (!c.isWords('LAMBDA') || !c.isName(1)) return undefined;
  const { start } = c;
  c.next();
  const parameters = emptyExpression(start);
  do {
    const name = c.name();
    parameters.refs.push({ ...name, parts: [name], role: 'value' });
  } while (c.takeSymbol(','));
  return parameters;
}

/** Trino's `TABLE(orders) PARTITION BY a ORDER BY b`: a function that takes all rows of a table. */
function takeTableArgument(c: Cursor, into: Expression): boolean {
  if (!c.isWords('TABLE') || !c.isSymbol('(', 1) || !c.isName(2) || c.startsQuery(2)) return false;
  const { start } = c;
  const { at } = c;
  c.at += 2;
  const table = parseTableName(c);
  if (!table || !c.takeSymbol(')')) {
    c.at = at;
    return false;
  }
  into.queries.push({ query: allOf({ kind: 'table', table }, c.span(start)), role: 'value' });
  while (!c.done && !c.isSymbol(',') && !c.isSymbol(')')) if (!c.skipGroup()) c.next();
  return true;
}

/** To the parenthesis that ends a call. */
export function parseRest(c: Cursor, functionName: string): Expression {
  const all = emptyExpression(c.tokens[c.at - 1]?.start ?? c.start);
  while (!c.done && !c.isSymbol(')')) {
    const before = c.at;
    const { upper } = c.peek();
    const alone = [',', ')'].some((end) => c.isSymbol(end, 1)) || c.peek(1).upper === 'FROM';
    if (c.takeSymbol(',')) continue;
    if (takeTableArgument(c, all)) continue;
    if (!c.isWord('FROM') && c.startsQuery()) {
      all.queries.push({ query: c.parseQuery(), role: 'value' });
    } else if (
      alone &&
      isUnitArgument(functionName, upper, {
        first: c.tokens[c.at - 1]?.text === '(',
        last: c.isSymbol(')', 1),
      })
    )
      c.next();
    else if (c.take('AS')) {
      if (CAST_FUNCTIONS.has(functionName)) skipType(c);
      else if (c.isName()) c.next();
      c.skipGroup(); // the columns of `ROWS FROM (f(x) AS (a int))`
    } else if (upper === 'COLUMNS' && followsArgument(c)) {
      // The columns that JSON_TABLE and XMLTABLE give: no expressions.
      c.next();
      while (!c.done && !c.isSymbol(')')) if (!c.skipGroup()) c.next();
    } else if (isArgumentWord(c, alone)) {
      c.next();
      // ANY_VALUE(x HAVING MAX y)
      if (upper === 'HAVING') c.takeAny('MAX', 'MIN');
      if (upper === 'NULLS') c.takeAny('FIRST', 'LAST');
      // `NULL ON CONVERSION ERROR`, `WITH ARRAY WRAPPER`: words of the clause, not columns.
      if (/^(ON|WITH|WITHOUT)$/.test(upper))
        while (c.isName() && !c.isSymbol('(', 1) && !c.isSymbol('.', 1)) c.next();
    } else if (c.isName() && c.isSymbol('=>', 1)) c.at += 2;
    else {
      const argument = takeLambda(c) ?? c.parseExpression();
      if (c.takeSymbol('->') || c.takeSymbol(':')) {
        const body = c.parseExpression();
        body.refs = withoutParameters(body.refs, argument.refs);
        absorb(all, body);
      } else absorb(all, argument);
    }
    if (c.at === before) c.next();
  }
  c.takeSymbol(')');
  all.end = c.end;
  return all;
}

const CONVERT = /^(TRY_)?CONVERT$/;

/** SQL Server names the type first, `CONVERT(type, x, style)`; MySQL the value, `CONVERT(x, type)` and `CONVERT(x USING charset)`. */
function parseConvert(c: Cursor, into: Expression): void {
  c.takeSymbol('(');
  const typeFirst = TYPE_NAME.test(c.peek().upper) && (c.isSymbol(',', 1) || c.isSymbol('(', 1));
  if (!typeFirst && !c.dialect.bracketNames) {
    absorb(into, c.parseExpression());
    c.skipToClose();
    return;
  }
  skipType(c);
  c.takeSymbol(',');
  absorb(into, parseRest(c, ''));
}

export function parseCall(c: Cursor, name: string, into: Expression): void {
  // WEEK(MONDAY): the unit of a week that begins on that day.
  if (name === 'WEEK' && WEEKDAYS.has(c.peek(1).upper)) c.skipGroup();
  else if (CONVERT.test(name)) parseConvert(c, into);
  else absorb(into, parseArguments(c, name));
}

/** `(a + b)`; a column alone between parentheses is that column. */
export function parseGroup(c: Cursor, into: Expression): void {
  let { at: first } = c;
  const inner = parseArguments(c, '');
  absorb(into, inner);
  let last = c.at - 1;
  while (c.tokens[first]?.text === '(' && c.tokens[last]?.text === ')') {
    first += 1;
    last -= 1;
  }
  const [only] = inner.refs;
  if (
    only &&
    !only.star &&
    c.tokens[first]?.start === only.start &&
    c.tokens[last]?.end === only.end
  )
    into.column = only;
}
