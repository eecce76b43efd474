import type { Cursor } from './Cursor';
import {
  endsExpression,
  isCall,
  isTitle,
  isValueOfItsOwn,
  nameParts,
  NEVER_CALLS,
  skipType,
  TYPE_NAME,
} from './lookahead';
import { isVariable } from './names';
import type { ColumnRef, Expression, Role } from './syntax';
import { BODY_MARK } from './tokens';
import {
  ARGUMENT_WORDS,
  CAST_FUNCTIONS,
  isUnit,
  isUnitArgument,
  LITERAL_WORDS,
  OPERATOR_WORDS,
  PREFIX_WORDS,
  WEEKDAYS,
} from './words';

/*
 * Expressions hold operands, calls, windows and each other: what reads them calls itself from everywhere, and stays together. It begins with `parseExpression`
 * at the end; each function reads one construct from where the cursor stands, and leaves the cursor behind it.
 */

export const emptyExpression = (start: number): Expression => ({
  refs: [],
  queries: [],
  windows: [],
  start,
  end: start,
});

/** Adds what `part` reads to `whole`. */
function absorb(whole: Expression, part: Expression): void {
  whole.refs.push(...part.refs);
  whole.queries.push(...part.queries);
  whole.windows.push(...part.windows);
}

function withRole(expression: Expression, role: Role): Expression {
  if (role === 'value') return expression;
  for (const ref of expression.refs) if (ref.role === 'value') ref.role = role;
  for (const inner of expression.queries) if (inner.role === 'value') inner.role = role;
  return expression;
}

function parseCase(c: Cursor, into: Expression): void {
  c.take('CASE');
  if (!c.isWord('WHEN')) absorb(into, withRole(parseExpression(c), 'condition'));
  while (c.takeAny('WHEN', 'THEN', 'ELSE')) {
    const condition = c.tokens[c.at - 1]?.upper === 'WHEN';
    absorb(into, withRole(parseExpression(c), condition ? 'condition' : 'value'));
  }
  c.take('END');
}

/** OVER (...): partition, order and frame. */
function parseWindow(c: Cursor): Expression {
  const window = emptyExpression(c.start);
  if (!c.takeSymbol('(')) {
    window.windows.push(c.next().text.toLowerCase());
    return window;
  }
  const named =
    c.isName() && (c.isSymbol(')', 1) || /^(PARTITION|ORDER|ROWS|RANGE)$/.test(c.peek(1).upper));
  if (named && !c.isWord('PARTITION', 'ORDER')) window.windows.push(c.next().text.toLowerCase());
  while (!c.done && !c.isSymbol(')')) {
    const frame = c.isWord('ROWS', 'RANGE', 'GROUPS');
    if (frame && /^(BETWEEN|UNBOUNDED|CURRENT)$|^\d*$/.test(c.peek(1).upper)) {
      c.skipToClose();
      return withRole(window, 'window');
    }
    if (c.takeAny('PARTITION', 'ORDER', 'DISTRIBUTE', 'SORT', 'CLUSTER', 'BY', 'ASC', 'DESC'))
      continue;
    if (c.takeAny('NULLS', 'FIRST', 'LAST') || c.takeSymbol(',')) continue;
    const before = c.at;
    absorb(window, parseExpression(c));
    if (c.at === before) c.next();
  }
  c.takeSymbol(')');
  return withRole(window, 'window');
}

/** The window that WINDOW w AS (...) defines. */
export const parseWindowDefinition = (c: Cursor): Expression => parseWindow(c);

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
function parseArguments(c: Cursor, functionName: string): Expression {
  c.takeSymbol('(');
  return parseRest(c, functionName);
}

/** To the parenthesis that ends a call. */
function parseRest(c: Cursor, functionName: string): Expression {
  const all = emptyExpression(c.tokens[c.at - 1]?.start ?? c.start);
  while (!c.done && !c.isSymbol(')')) {
    const before = c.at;
    const { upper } = c.peek();
    const alone = [',', ')'].some((end) => c.isSymbol(end, 1)) || c.peek(1).upper === 'FROM';
    if (c.takeSymbol(',')) continue;
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
    } else if (upper === 'COLUMNS' && followsArgument(c)) {
      // The columns that JSON_TABLE and XMLTABLE give: no expressions.
      c.next();
      while (!c.done && !c.isSymbol(')')) if (!c.skipGroup()) c.next();
    } else if (isArgumentWord(c, alone)) {
      c.next();
      // ANY_VALUE(x HAVING MAX y)
      if (upper === 'HAVING') c.takeAny('MAX', 'MIN');
      if (upper === 'NULLS') c.takeAny('FIRST', 'LAST');
    } else if (c.isName() && c.isSymbol('=>', 1)) c.at += 2;
    else {
      const argument = parseExpression(c);
      if (c.takeSymbol('->')) {
        const body = parseExpression(c);
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
    absorb(into, parseExpression(c));
    c.skipToClose();
    return;
  }
  skipType(c);
  c.takeSymbol(',');
  absorb(into, parseRest(c, ''));
}

function parseCall(c: Cursor, name: string, into: Expression): void {
  // WEEK(MONDAY): the unit of a week that begins on that day.
  if (name === 'WEEK' && WEEKDAYS.has(c.peek(1).upper)) c.skipGroup();
  else if (CONVERT.test(name)) parseConvert(c, into);
  else absorb(into, parseArguments(c, name));
}

/** Types whose name may stand before a string; behind any other name a string is an alias. */
const TYPED_LITERAL =
  /^(DATE|TIME|TIMESTAMP(TZ|LTZ|NTZ|_TZ|_LTZ|_NTZ)?|TIMETZ|DATETIME|INTERVAL|JSONB?|UUID|INET|CIDR|BYTEA|BYTES|(BIG)?NUMERIC|DECIMAL|BIGINT|DOUBLE|REAL|CHAR|VARCHAR|TEXT|MONEY|POINT|BOX|CIRCLE|REGCLASS|XML|RANGE|BOOLEAN|BIT|IPADDRESS|GEOMETRY|GEOGRAPHY|_\w+)$/;

function parseName(c: Cursor, into: Expression): void {
  const { start } = c.peek();
  if (c.collections.has(c.peek().upper) && c.isSymbol('(', 1)) {
    const parts = [c.name()];
    c.skipGroup();
    // Of a collection of rows, a field.
    if (c.takeSymbol('.') && c.isName()) parts.push(c.name());
    into.refs.push({ ...c.span(start), parts, role: 'value' });
    return;
  }
  if (isCall(c) && c.peek().kind !== 'template') {
    const { upper } = c.next();
    parseCall(c, upper, into);
    return;
  }
  const literal = c.peek().upper;
  // ARRAY[a, b], ARRAY<INT64>[a], STRUCT<x INT64>(a)
  if (/^(ARRAY|STRUCT|MAP)$/.test(literal) && (c.isSymbol('[', 1) || c.isSymbol('<', 1))) {
    c.next();
    c.skipGroup('<', '>');
    if (c.isSymbol('(')) parseCall(c, '', into);
    return;
  }
  if (!c.isSymbol('.', 1)) {
    if (LITERAL_WORDS.has(literal)) {
      c.next();
      return;
    }
    // DATE '2024-01-01', INTERVAL '1' DAY
    if (TYPED_LITERAL.test(literal) && c.peek(1).kind === 'string') {
      c.at += 2;
      if (literal === 'INTERVAL' && isUnit(c.peek().upper)) c.next();
      if (literal === 'INTERVAL' && c.take('TO')) c.next();
      return;
    }
    if (literal === 'INTERVAL' && (c.peek(1).kind === 'number' || c.isName(1))) {
      c.next();
      absorb(into, parseOperand(c));
      if (isUnit(c.peek().upper)) c.next();
      return;
    }
    if (isVariable(literal)) {
      into.refs.push({ ...c.span(start), parts: [c.name()], role: 'value' });
      return;
    }
  }
  const { parts, star } = nameParts(c);
  if (c.isSymbol('(') && !star && !isTitle(c, 1)) {
    parseCall(c, parts.at(-1)?.text.toUpperCase() ?? '', into);
    return;
  }
  // The next number of a sequence comes from no column.
  if (parts.length > 1 && /^(NEXTVAL|CURRVAL)$/i.test(parts.at(-1)?.text ?? '')) return;
  const ref: ColumnRef = { ...c.span(start), parts, role: 'value' };
  if (star) ref.star = true;
  into.refs.push(ref);
  into.column = ref;
}

/** What follows an operand and belongs to it. Says whether anything did that makes it more than its column. */
function parsePostfix(c: Cursor, into: Expression): boolean {
  if (c.takeSymbol('::')) {
    const { column } = into;
    skipType(c);
    if (column) into.column = column;
    return true;
  }
  const next = c.peek();
  if (c.isSymbol('[')) {
    c.next();
    while (!c.done && !c.isSymbol(']')) {
      const before = c.at;
      absorb(into, parseExpression(c));
      if (c.at === before) c.next();
    }
    c.takeSymbol(']');
    return true;
  }
  // A path into a document: `payload:customer.name`.
  if (next.upper.startsWith(':') && next.start === c.end) {
    c.next();
    while (c.takeSymbol('.')) c.next();
    return true;
  }
  if (c.isSymbol('.')) {
    c.next();
    if (c.isSymbol('*')) c.next();
    else if (isCall(c)) parseCall(c, c.next().upper, into);
    else if (c.isName()) c.next();
    return true;
  }
  if (c.isWords('OVER')) {
    c.next();
    absorb(into, parseWindow(c));
    return true;
  }
  if (c.isWords('KEEP', '', 'DENSE_RANK')) {
    c.at += 3;
    c.takeAny('FIRST', 'LAST');
    absorb(into, withRole(parseRest(c, ''), 'window'));
    return true;
  }
  if (c.isWord('FILTER') && c.isSymbol('(', 1)) {
    c.next();
    absorb(into, withRole(parseArguments(c, ''), 'condition'));
    return true;
  }
  if (c.take('WITHIN', 'GROUP')) {
    absorb(into, withRole(parseArguments(c, ''), 'window'));
    return true;
  }
  // NTH_VALUE(x, 2) FROM LAST OVER (...)
  if (c.isWord('FROM') && /^(FIRST|LAST)$/.test(c.peek(1).upper)) {
    if (!/^(OVER|RESPECT|IGNORE)$/.test(c.peek(2).upper)) return false;
    c.at += 2;
    return true;
  }
  if (c.isWord('IGNORE', 'RESPECT') && c.peek(1).upper === 'NULLS') {
    c.at += 2;
    return true;
  }
  if (c.take('AT', 'TIME', 'ZONE')) {
    absorb(into, parseOperand(c));
    return true;
  }
  if (c.take('COLLATE')) {
    do c.next();
    while (c.takeSymbol('.'));
    return true;
  }
  // MATCH (a, b) AGAINST ('words'), TRANSFORM (a, b) USING 'script'
  if (c.isWord('AGAINST') && c.isSymbol('(', 1)) {
    c.next();
    return c.skipGroup();
  }
  if (c.isWord('USING') && c.peek(1).kind === 'string') {
    c.at += 2;
    return true;
  }
  // The first of a tuple, `pair.1`, which is cut like a number.
  if (next.kind === 'number' && next.text.startsWith('.') && next.start === c.end) {
    c.next();
    return true;
  }
  if (c.isSymbol('(')) {
    if (c.isSymbol('+', 1) || isTitle(c, 1)) {
      if (c.peek(1).upper === 'NAMED')
        into.named = { ...c.peek(2), quoted: c.peek(2).kind === 'quoted' };
      c.skipGroup();
      return true;
    }
    // ClickHouse's second list of arguments: quantile(0.9)(x)
    if (c.tokens[c.at - 1]?.text === ')' && c.start === c.end) {
      absorb(into, parseArguments(c, ''));
      return true;
    }
  }
  return false;
}

/** DuckDB's {'key': value, ...} */
function parseStruct(c: Cursor, into: Expression): void {
  c.next();
  while (!c.done && !c.isSymbol('}')) {
    const before = c.at;
    absorb(into, parseExpression(c));
    if (c.isSymbol(':') || c.isSymbol(',') || c.at === before) c.next();
  }
  c.takeSymbol('}');
}

/** One operand with what belongs to it. */
function parseOperand(c: Cursor): Expression {
  const operand = emptyExpression(c.start);
  while (PREFIX_WORDS.has(c.peek().upper) && !c.isSymbol('.', 1) && !isValueOfItsOwn(c)) c.next();
  const token = c.peek();
  if (token.kind === 'symbol') {
    if (c.isSymbol('(')) {
      if (c.startsQuery(1)) {
        c.next();
        operand.queries.push({ query: c.parseQuery(), role: 'value' });
        c.skipToClose();
      } else absorb(operand, parseArguments(c, ''));
    } else if (c.isSymbol('*')) {
      c.next();
      operand.refs.push({ ...c.span(token.start), parts: [], role: 'value', star: true });
    } else if (/^[-+~!@|?%]$/.test(token.text)) {
      c.next();
      if (token.text !== '?') absorb(operand, parseOperand(c));
    } else if (token.text === BODY_MARK) {
      // A string between dollars.
      do c.next();
      while (!c.done && !c.isSymbol(BODY_MARK));
      c.next();
    } else if (token.text === '[') parsePostfix(c, operand);
    else if (token.text === '{') parseStruct(c, operand);
    else return operand;
  }
  // VALUES(a): what the new row has, which goes into the same column anyway.
  else if (token.upper === 'VALUES' && c.isSymbol('(', 1)) {
    c.next();
    c.skipGroup();
  } else if (token.upper === 'CASE') parseCase(c, operand);
  else if (token.kind === 'string' || token.kind === 'number') c.next();
  else if (token.kind === 'template' && token.text === '') c.next();
  else if (c.isName() && !endsExpression(c)) parseName(c, operand);
  else return operand;
  const { column } = operand;
  while (parsePostfix(c, operand));
  if (operand.column === column && column) operand.end = c.end;
  return { ...operand, ...c.span(operand.start) };
}

/** Whether an operator follows; it is read. */
function takeOperator(c: Cursor): boolean {
  const { kind, text, upper } = c.peek();
  if (kind === 'symbol') {
    if (text === '' || text === BODY_MARK || /^([,;()[\]{}.]|\|>)$/.test(text) || text === '->')
      return text === '->' && arrowIsOperator(c);
    c.next();
    return true;
  }
  if (!OPERATOR_WORDS.has(upper)) return false;
  if (isCall(c) && !NEVER_CALLS.test(upper)) return false;
  c.next();
  if (upper === 'IS') {
    c.takeAny('NOT');
    c.take('DISTINCT', 'FROM');
    c.take('OF');
  }
  return true;
}

/** `->` reads a field of a document, except between the parameters and the body of a lambda. */
function arrowIsOperator(c: Cursor): boolean {
  if (c.peek(1).kind !== 'string' && c.peek(1).kind !== 'number') return false;
  c.next();
  return true;
}

/** An expression up to the comma, the parenthesis or the clause that ends it. Reads nothing where none begins. */
export function parseExpression(c: Cursor): Expression {
  const { start } = c;
  const first = parseOperand(c);
  const whole: Expression = { ...first, ...c.span(start) };
  for (let before = -1; before !== c.at && !c.done;) {
    before = c.at;
    while (takeOperator(c)) delete whole.column;
    if (c.at === before) break;
    absorb(whole, parseOperand(c));
  }
  whole.end = Math.max(start, c.end);
  return whole;
}

/** Expressions with commas between them. */
export function parseExpressions(c: Cursor): Expression[] {
  const all: Expression[] = [];
  for (;;) {
    all.push(parseExpression(c));
    while (c.takeAny('ASC', 'DESC', 'NULLS', 'FIRST', 'LAST'));
    if (!c.takeSymbol(',')) return all;
  }
}
