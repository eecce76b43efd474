/** Names, literals, CASE and the like with what belongs to them: an operand may hold another, and so they stay together. */
import type { Cursor } from '../Cursor';
import { isVariable } from '../names';
import type { ColumnRef, Expression } from '../syntax';
import { BODY_MARK } from '../tokens';
import { isUnit, LITERAL_WORDS, PREFIX_WORDS } from '../words';
import { parseArguments, parseCall, parseGroup } from './calls';
import {
  endsExpression,
  isCall,
  isQuotedPath,
  isTitle,
  isValueOfItsOwn,
  nameParts,
  skipType,
} from './lookahead';
import { parseList, parseStruct } from './lists';
import { absorb, emptyExpression, withRole } from './reads';
import { takeRows } from './windows';

function parseCase(c: Cursor, into: Expression): void {
  c.take('CASE');
  if (!c.isWord('WHEN')) absorb(into, withRole(c.parseExpression(), 'condition'));
  while (c.takeAny('WHEN', 'THEN', 'ELSE')) {
    const condition = c.tokens[c.at - 1]?.upper === 'WHEN';
    absorb(into, withRole(c.parseExpression(), condition ? 'condition' : 'value'));
  }
  c.take('END');
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
      // $1 of a file is a column.
      const quoted = c.dialect.stages && /^\$\d/.test(literal);
      into.refs.push({ ...c.span(start), parts: [{ ...c.name(), quoted }], role: 'value' });
      return;
    }
  }
  const { parts, star } = nameParts(c);
  if (c.isSymbol('(') && !star && !isTitle(c, 1)) {
    // SQL Server asks a column of XML by methods: doc.value('(/a)[1]', 'int').
    if (
      c.dialect.bracketNames &&
      parts.length > 1 &&
      /^(value|query|exist)$/.test(parts.at(-1)?.text ?? '')
    )
      into.refs.push({ ...c.span(start), parts: parts.slice(0, -1), role: 'value' });
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
  // Databricks asks `?::` where a cast may fail.
  if (c.isSymbol('?') && c.isSymbol('::', 1)) c.next();
  if (c.takeSymbol('::')) {
    const { column } = into;
    skipType(c);
    if (column) into.column = column;
    return true;
  }
  const next = c.peek();
  if (c.isSymbol('[')) {
    absorb(into, parseList(c));
    return true;
  }
  // A path into a document: `payload:customer.name`.
  if (next.upper.startsWith(':') && next.start === c.end) {
    c.next();
    while (c.takeSymbol('.')) c.next();
    return true;
  }
  // The same with names in quotes: `payload:"Customer":"name"`.
  if (into.refs.length > 0 && isQuotedPath(c, 0)) {
    c.at += 2;
    return true;
  }
  if (c.isSymbol('.')) {
    c.next();
    if (c.isSymbol('*')) c.next();
    else if (isCall(c)) parseCall(c, c.next().upper, into);
    else if (c.isName()) c.next();
    return true;
  }
  if (takeRows(c, into)) return true;
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

/** One operand with what belongs to it. */
export function parseOperand(c: Cursor): Expression {
  const operand = emptyExpression(c.start);
  const { at } = c;
  while (PREFIX_WORDS.has(c.peek().upper) && !c.isSymbol('.', 1) && !isValueOfItsOwn(c)) c.next();
  const isDenied = c.at > at && c.tokens[at]?.upper === 'NOT';
  const token = c.peek();
  if (token.kind === 'symbol') {
    if (c.isSymbol('(')) {
      if (c.startsQuery(1)) {
        c.next();
        operand.queries.push({ query: c.parseQuery(), role: 'value' });
        c.skipToClose();
      } else parseGroup(c, operand);
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
  if (isDenied) delete operand.column;
  if (operand.column === column && column) operand.end = c.end;
  return { ...operand, ...c.span(operand.start) };
}
