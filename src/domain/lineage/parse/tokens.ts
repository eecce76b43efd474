import type { Dialect } from '../dialects';

export type TokenKind = 'word' | 'quoted' | 'string' | 'number' | 'symbol' | 'template';

/** A piece of SQL; `start` and `end` are offsets into the text, counted in UTF-16 units. */
export interface Token {
  kind: TokenKind;
  /** As written, without the quotes of names and strings. */
  text: string;
  /** The word in capitals; empty for everything that is not a bare word. */
  upper: string;
  start: number;
  end: number;
  /** Whether it is the first of its line. */
  opensLine: boolean;
  /** A quote that nothing closes. */
  unclosed?: boolean;
  /** What stands in a template that names no table by itself: `{{ this }}`, `{schema}`. */
  inner?: string;
}

/** The `$$` before and after the body of a routine. */
export const BODY_MARK = '$$';

const SPACE = String.raw`\s+|--[^\n]*|/\*[\s\S]*?\*/|\{%[\s\S]*?%\}|\{#[\s\S]*?#\}`;
const NUMBER = String.raw`(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?(?![\p{L}_])`;
const VARIABLE = String.raw`\$\{[^}\n]*\}|%\(\w+\)s|[@:$&][\p{L}\d_]\w*`;
/** A name may hold `#` and `@`, unless an operator begins with them: `#>>`, `@>`. */
const WORD = String.raw`(?:@@?|##?)?[\p{L}\p{N}_](?:[\p{L}\p{N}\p{M}_]|\$(?!\$)|[#@](?![>@?-]))*`;
const SYMBOL = String.raw`::|\|>(?!>)|:=|=>|->>?|\|\||<=>|<>|!=|>=|<=|[^]`;

/** q'[it's]' */
const ORACLE_QUOTES = String.raw`[qQ]'(?:\[[^]*?\]|\{[^]*?\}|\([^]*?\)|<[^]*?>|!(?:[^!])*!)'`;

/** Between quotes; a quote inside is doubled, or escaped where the dialect knows that. */
const between = (quote: string, escapes: boolean) =>
  escapes
    ? `(?:[^${quote}\\\\]|\\\\[\\s\\S]|${quote}${quote})*`
    : `(?:[^${quote}]|${quote}${quote})*`;

function patternOf(dialect: Dialect): RegExp {
  const escapes = dialect.backslashEscapes;
  const parts = {
    space: `${SPACE}${dialect.hashComments ? '|#[^\\n]*' : ''}${dialect.commandLines ? '|^\\.[a-zA-Z][^\\n]*' : ''}`,
    template: String.raw`\{\{[\s\S]*?\}\}|\{[A-Za-z_][\w.]*\}`,
    string: `'''[\\s\\S]*?'''|"""[\\s\\S]*?"""|[eE]'${between("'", true)}'|${ORACLE_QUOTES}|(?:[nNbBxXrR]|[uU]&)?'${between("'", escapes)}'${
      dialect.doubleQuotedStrings ? `|[rRbB]?"${between('"', escapes)}"` : ''
    }`,
    quoted: `"${between('"', false)}"|\`[^\`]*\`${dialect.bracketNames ? String.raw`|\[[^\]\n]*\]` : ''}`,
    // A body between dollars is SQL itself.
    ...(dialect.runningStrokes && { run: String.raw`(?<=^[ \t]*)/(?=[ \t]*$)` }),
    dollar: String.raw`\$(?:[\p{L}_]\w*)?\$`,
    variable: VARIABLE,
    number: NUMBER,
    word: WORD,
    symbol: SYMBOL,
  };
  const groups = Object.entries(parts).map(([name, part]) => `(?<${name}>${part})`);
  return new RegExp(groups.join('|'), 'uym');
}

const patterns = new Map<Dialect, RegExp>();

/** The statement of a later line, swallowed by a quote that was never closed. */
const SWALLOWED = /;[ \t]*\n\s*(?:select|insert|update|delete|merge|create|with|drop|alter)\b/i;

const LINE_END = /;[ \t]*(?=\n|$)|\n/g;

/** `{{ ref('orders') }}` and `{{ source('crm', 'orders') }}` name a table; other templates stand for a value, or for more than one table. */
function templateName(text: string): string {
  const [only, ...others] = [...text.matchAll(/\b(?:ref|source)\s*\(([^)]*)\)/g)];
  if (!only || others.length > 0) return '';
  const parts = [...(only[1] ?? '').matchAll(/['"]([^'"]+)['"]/g)];
  return parts.map(([, name = '']) => name).join('.');
}

/** What stands between the braces, on one line. */
const templateInner = (text: string) =>
  text
    .replace(/^\{+-?\s*|\s*-?\}+$/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, 80);

const unquote = (text: string) => {
  const quote = text.charAt(0);
  const inner = text.slice(1, -1);
  return quote === '"' || quote === '`' ? inner.replaceAll(quote + quote, quote) : inner;
};

/** Where the line of an unclosed quote or comment ends, its semicolon left to the statement. */
function lineEnd(sql: string, from: number): number {
  LINE_END.lastIndex = from;
  return LINE_END.exec(sql)?.index ?? sql.length;
}

/** Cuts SQL into tokens. Never fails: a quote or a comment that is not closed ends with its line, an unknown character is a symbol. */
export function tokenize(sql: string, dialect: Dialect): Token[] {
  const pattern = patterns.get(dialect) ?? patternOf(dialect);
  patterns.set(dialect, pattern);
  const tokens: Token[] = [];
  let at = 0;
  let opensLine = true;
  const add = (kind: TokenKind, text: string, end: number, upper = '', unclosed = false) => {
    tokens.push({ kind, text, upper, start: at, end, opensLine, ...(unclosed && { unclosed }) });
    opensLine = false;
  };
  while (at < sql.length) {
    pattern.lastIndex = at;
    const groups = pattern.exec(sql)?.groups ?? { symbol: sql.charAt(at) };
    let end = Math.max(pattern.lastIndex, at + 1);
    const { space, string, quoted, template, dollar, run, variable, number, word, symbol } = groups;
    const text = string ?? quoted;
    const swallows = text?.includes('\n') && SWALLOWED.test(text);
    const unclosed = text === undefined && /^["'`]$/.test(symbol ?? '');
    const openComment = symbol === '/' && sql.charAt(at + 1) === '*';
    if (openComment) end = lineEnd(sql, at);
    else if (swallows || unclosed) {
      end = lineEnd(sql, at);
      add(
        symbol === "'" || string !== undefined ? 'string' : 'quoted',
        sql.slice(at + 1, end),
        end,
        '',
        true,
      );
    } else if (string !== undefined) add('string', string.replace(/^[^'"]*/, '').slice(1, -1), end);
    else if (quoted !== undefined) add('quoted', unquote(quoted), end);
    else if (template !== undefined) {
      const name = templateName(template);
      add('template', name, end);
      const added = tokens.at(-1);
      if (name === '' && added) added.inner = templateInner(template);
    } else if (dollar !== undefined) add('symbol', BODY_MARK, end);
    else if (run !== undefined) add('symbol', ';', end);
    else if (variable !== undefined) add('word', variable, end, variable.toUpperCase());
    else if (number !== undefined) add('number', number, end);
    else if (word !== undefined) add('word', word, end, word.toUpperCase());
    else if (symbol !== undefined) add('symbol', symbol, end);
    else if (space?.includes('\n')) opensLine = true;
    at = end;
  }
  return tokens;
}
