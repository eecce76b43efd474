/** Statements that stand in strings, and are read where they are executed. */
import type { Dialect } from '../dialects';
import { isVariable } from './names';
import { type Token, tokenize } from './tokens';

const EXECUTES = /^(EXECUTE|EXEC|IMMEDIATE|SP_EXECUTESQL)$/;
const JOINS = /^(\+|\|\|)$/;
const BEFORE_A_VARIABLE = /^(;|,|SET|LET|DECLARE|BEGIN|THEN|ELSE|LOOP|IS|AS)$/;
/** What a variable gives where a table is named is not known. */
const NAMES_A_TABLE = /\b(into|from|join|update|table|using|view)\s+$/i;

/** What no name begins with: a statement in the text of a program, as in a procedure of Snowflake in JavaScript. */
const STATEMENT =
  /^\s*(insert\s+(into|overwrite)|update\s+\S+|merge\s+into|delete\s+from|create\s+(or|table|temp|transient|view)|with\s+\S+\s+as|select)\s/i;

/** A part of a text that is put together: what a string says, or what another expression gives. */
interface Piece {
  text: string;
  /** Where it stands in the script. */
  start: number;
  isString: boolean;
}

const inString = ({ text, start, end }: Token): Piece => ({
  // Doubled quotes are one; what follows keeps its place.
  text: text.replaceAll("''", "' "),
  start: start < end - 1 - text.length ? end - 1 - text.length : start + 1,
  isString: true,
});

/** What stands in strings is read as tokens, each with its place in the script; undefined where it cannot be known. */
function tokensOf(pieces: readonly Piece[], dialect: Dialect): Token[] | undefined {
  let text = '';
  const places: (Piece & { from: number })[] = [];
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1]?.text.charAt(0) ?? '';
    const isGlued = /[\w.$]$/.test(text) || /^[\w.$]/.test(next);
    if (!piece.isString && (isGlued || NAMES_A_TABLE.test(text))) return undefined;
    places.push({ ...piece, from: text.length });
    text += piece.text;
  }
  const placed = (offset: number) => {
    const place = places.findLast(({ from }) => from <= offset);
    return place ? place.start + (place.isString ? offset - place.from : 0) : 0;
  };
  return tokenize(text, dialect).map((token) => ({
    ...token,
    start: placed(token.start),
    end: placed(token.end - 1) + 1,
  }));
}

/** What variables hold, for the statements that are executed from them. */
export class ExecutedText {
  private readonly held = new Map<string, readonly Piece[]>();

  constructor(private readonly dialect: Dialect) {}

  /** `'...' || x || '...'` from a token on, and where it ends. */
  private textAt(tokens: readonly Token[], at: number): { pieces: Piece[]; end: number } {
    const pieces: Piece[] = [];
    for (let end = at; ; end += 1) {
      const token = tokens[end];
      if (token?.kind === 'string') pieces.push(inString(token));
      else if (token?.kind === 'word' || token?.kind === 'number') {
        const known = this.held.get(token.upper);
        pieces.push(...(known ?? [{ text: ' :x ', start: token.start, isString: false }]));
        if (tokens[end + 1]?.text === '(') end = closeOf(tokens, end + 1);
      } else return { pieces, end };
      end += 1;
      if (tokens[end]?.kind !== 'symbol' || !JOINS.test(tokens[end]?.text ?? ''))
        return { pieces, end };
    }
  }

  /** Notes what the variables of these tokens take, and puts statements in the place of strings that are executed. */
  read(tokens: readonly Token[]): Token[] {
    const read: Token[] = [];
    for (let index = 0; index < tokens.length; index += 1) {
      const token = tokens[index] as Token;
      const isCall = token.text === '(' && token.kind === 'symbol';
      const before = tokens[index - 1];
      if (token.kind === 'symbol' && (token.text === '=' || token.text === ':='))
        this.keep(tokens, index);
      if (token.kind === 'quoted' && STATEMENT.test(token.text)) {
        read.push(...(tokensOf([inString(token)], this.dialect) ?? []));
        continue;
      }
      if (EXECUTES.test(before?.upper ?? '') && before?.kind === 'word') {
        const { pieces, end } = this.textAt(tokens, isCall ? index + 1 : index);
        const found = pieces.some(({ isString }) => isString) && tokensOf(pieces, this.dialect);
        if (found) {
          read.push(...found);
          index = end - 1;
          continue;
        }
      }
      read.push(token);
    }
    return read;
  }

  private keep(tokens: readonly Token[], at: number): void {
    const { pieces } = this.textAt(tokens, at + 1);
    if (!pieces.some(({ isString }) => isString)) return;
    const adds = tokens[at - 1]?.text === '+';
    // Between a variable and what it takes may stand its type.
    let name = at - 1 - Number(adds);
    const begins = (word: Token | undefined) =>
      !word || BEFORE_A_VARIABLE.test(word.upper || word.text);
    while (at - name < 8 && !begins(tokens[name - 1]) && !isVariable(tokens[name]?.text ?? ''))
      name -= 1;
    const key = tokens[name]?.upper;
    if (key) this.held.set(key, [...(adds ? (this.held.get(key) ?? []) : []), ...pieces]);
  }
}

/** The parenthesis that closes the one there. */
function closeOf(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    const { text, kind } = tokens[at] as Token;
    if (kind !== 'symbol') continue;
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return tokens.length;
}

/** Redshift's UNLOAD ('query') TO 'path' as COPY (query) TO 'path'. */
export function unwrapUnload(tokens: Token[], dialect: Dialect): Token[] {
  const [word, open, text, ...others] = tokens;
  if (word?.upper !== 'UNLOAD' || open?.text !== '(' || !text) return tokens;
  return [
    { ...word, upper: 'COPY' },
    open,
    ...((text.kind === 'string' && tokensOf([inString(text)], dialect)) || [text]),
    ...others,
  ];
}
