/** What a script that is being written still lacks. The parser reads on over all of it; this says where. */
import type { Dialect } from '../dialects';
import type { Span } from './syntax';
import type { Token } from './tokens';
import { STATEMENT_WORDS } from './words';

export type ProblemKind = 'quote' | 'parenthesis' | 'table' | 'expression' | 'word';
export interface Problem extends Span {
  kind: ProblemKind;
}

const words = (text: string) => new Set(text.split(' '));
const BEFORE_TABLE = words('FROM JOIN INTO');
const AFTER_TABLE = words('ON USING SET');
const BEFORE_EXPRESSION = words('WHERE AND OR ON HAVING BY SELECT SET WHEN THEN ELSE QUALIFY IN');
const ENDS_EXPRESSION = words(
  'FROM WHERE GROUP HAVING ORDER LIMIT UNION JOIN INNER QUALIFY AND OR THEN',
);
const OPERATORS = /^(=|<>|!=|<=|>=|<|>|\+|-|\/|\|\|)$/;

const isEnd = (token: Token | undefined) =>
  token === undefined || (token.kind === 'symbol' && token.text === ')');

/** A name may be a keyword where it is qualified or called: `t.from`, `left(...)`. */
const isKeyword = (token: Token, before: Token | undefined, after: Token | undefined) =>
  token.upper !== '' && before?.text !== '.' && after?.text !== '.' && after?.text !== '(';

function missing(
  token: Token,
  before: Token | undefined,
  next: Token | undefined,
  later: Token | undefined,
  { trailingCommas }: Dialect,
): ProblemKind | undefined {
  const stops =
    isEnd(next) || (next && ENDS_EXPRESSION.has(next.upper) && isKeyword(next, token, later));
  if (token.kind === 'symbol') {
    if (!stops) return undefined;
    if (token.text === ',') return isEnd(next) || trailingCommas ? undefined : 'expression';
    // A stroke on a line of its own is Oracle's word to run what stands above.
    return OPERATORS.test(token.text) && before?.text !== '(' && !token.opensLine
      ? 'expression'
      : undefined;
  }
  if (!isKeyword(token, before, undefined)) return undefined;
  if (BEFORE_TABLE.has(token.upper) && before?.upper !== 'DISTINCT')
    return stops || next?.text === ',' || AFTER_TABLE.has(next?.upper ?? '') ? 'table' : undefined;
  return BEFORE_EXPRESSION.has(token.upper) && stops && before !== undefined
    ? 'expression'
    : undefined;
}

/** One letter too many, too few or exchanged. */
function isMisspelt(word: string, right: string): boolean {
  if (Math.abs(word.length - right.length) > 1 || word === right || word.length < 4) return false;
  let from = 0;
  while (from < word.length && word[from] === right[from]) from += 1;
  const rest = (a: number, b: number) => word.slice(from + a) === right.slice(from + b);
  const swapped = word[from] === right[from + 1] && word[from + 1] === right[from] && rest(2, 2);
  return rest(1, 0) || rest(0, 1) || rest(1, 1) || swapped;
}

/** What a statement lacks. Only quotes and parentheses are looked at where it is none that is read. */
export function problemsOf(tokens: readonly Token[], dialect: Dialect): Problem[] {
  const problems: Problem[] = [];
  const add = (kind: ProblemKind, { start, end }: Span) => problems.push({ kind, start, end });
  const open: Token[] = [];
  /** Where a pattern of MATCH_RECOGNIZE lies open: its signs repeat, they join nothing. */
  let pattern: Token | undefined;
  let clause = '';
  const [first, second] = tokens;
  const isRead = first !== undefined && (first.text === '(' || STATEMENT_WORDS.has(first.upper));
  if (first && !isRead && second && second.kind !== 'symbol') {
    for (const right of STATEMENT_WORDS)
      if (isMisspelt(first.upper, right)) {
        add('word', first);
        break;
      }
  }
  tokens.forEach((token, index) => {
    if (token.unclosed) add('quote', token);
    if (token.kind === 'symbol' && token.text === '(') {
      open.push(token);
      if (tokens[index - 1]?.upper === 'PATTERN') pattern = token;
    } else if (token.kind === 'symbol' && token.text === ')') {
      const opened = open.pop();
      if (!opened) add('parenthesis', token);
      if (opened === pattern) pattern = undefined;
    }
    if (/^(SET|FROM|JOIN|USING)$/.test(token.upper)) clause = token.upper;
    // SET NOCOUNT ON
    const isSwitch = token.upper === 'ON' && clause === 'SET';
    const kind =
      isRead &&
      !pattern &&
      !isSwitch &&
      missing(token, tokens[index - 1], tokens[index + 1], tokens[index + 2], dialect);
    if (kind) add(kind, token);
  });
  for (const token of open) add('parenthesis', token);
  return problems;
}
