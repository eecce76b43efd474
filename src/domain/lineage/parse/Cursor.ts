import type { Dialect } from '../dialects';
import type { Statement } from './statementSyntax';
import type { Expression, Name, Query, Span } from './syntax';
import type { Token } from './tokens';

const END: Token = { kind: 'symbol', text: '', upper: '', start: 0, end: 0, opensLine: false };

/** A place in the tokens of one statement. Reading past the end gives an empty token, so that a half-written statement ends quietly. */
export class Cursor {
  at = 0;

  constructor(
    readonly tokens: readonly Token[],
    readonly dialect: Dialect,
    /** Queries and statements hold expressions, and expressions queries and each other: this ties them. */
    private readonly parsers: {
      expression: (c: Cursor) => Expression;
      query: (c: Cursor) => Query;
      statement: (c: Cursor) => Statement[];
    },
    /** Collections of a routine: `ids(i)` is one of its elements, and no call. */
    readonly collections = new Set<string>(),
  ) {}

  parseExpression(): Expression {
    return this.parsers.expression(this);
  }

  parseQuery(): Query {
    return this.parsers.query(this);
  }

  parseStatement(): Statement[] {
    return this.parsers.statement(this);
  }

  /** Whether a query begins at a place ahead, in parentheses or not. */
  startsQuery(ahead = 0): boolean {
    let place = ahead;
    while (this.isSymbol('(', place)) place += 1;
    const { upper } = this.peek(place);
    if (upper === 'SELECT' || upper === 'SEL') return true;
    if (upper === 'WITH') return this.isCteAt(place + 1) || this.isScalarAt(place + 1);
    if (upper === 'PIVOT' || upper === 'UNPIVOT' || upper === 'SUMMARIZE')
      return (
        place === ahead &&
        (this.isSymbol('(', place + 1) ? this.startsQuery(place + 2) : this.isSourceAt(place + 1))
      );
    if (upper === 'VALUES') return this.isSymbol('(', place + 1);
    return upper === 'FROM' && this.isSourceAt(place + 1) && place === ahead;
  }

  private isCteAt(place: number): boolean {
    const name = this.peek(place).upper === 'RECURSIVE' ? place + 1 : place;
    const next = this.peek(name + 1);
    return this.isName(name) && (next.upper === 'AS' || next.text === '(');
  }

  /** Whether WITH names an expression here: what follows is no option of another statement. */
  private isScalarAt(place: number): boolean {
    if (!this.dialect.scalarWith) return false;
    for (let at = place; at < place + 200; at += 1) {
      const { upper } = this.peek(at);
      if (upper === 'AS') return this.isName(at + 1);
      if (this.peek(at) === END) return false;
    }
    return false;
  }

  /** Whether a common table begins here, and not an expression that WITH names. */
  isCommonTable(): boolean {
    if (!this.dialect.scalarWith || !this.isName()) return this.isName();
    const { at } = this;
    this.at += 1;
    this.skipGroup();
    const isTable = this.isWord('AS') && this.isSymbol('(', 1);
    this.at = at;
    return isTable;
  }

  private isSourceAt(place: number): boolean {
    return this.isName(place) || this.peek(place).kind === 'string' || this.isSymbol('(', place);
  }

  get done(): boolean {
    return this.at >= this.tokens.length;
  }

  peek(ahead = 0): Token {
    return this.tokens[this.at + ahead] ?? END;
  }

  next(): Token {
    const token = this.peek();
    if (!this.done) this.at += 1;
    return token;
  }

  /** The offset of the next token, or of the end. */
  get start(): number {
    return this.done ? this.end : this.peek().start;
  }

  /** The offset behind the last token that was read. */
  get end(): number {
    return this.tokens[this.at - 1]?.end ?? 0;
  }

  span(start: number): Span {
    return { start, end: Math.max(start, this.end) };
  }

  isWord(...words: string[]): boolean {
    return words.includes(this.peek().upper) && this.peek().upper !== '';
  }

  /** Whether these words follow one another here. */
  isWords(...words: string[]): boolean {
    return words.every((word, ahead) => this.peek(ahead).upper === word);
  }

  take(...words: string[]): boolean {
    if (!this.isWords(...words)) return false;
    this.at += words.length;
    return true;
  }

  takeAny(...words: string[]): boolean {
    if (!this.isWord(...words)) return false;
    this.at += 1;
    return true;
  }

  isSymbol(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.kind === 'symbol' && token.text === text && token !== END;
  }

  takeSymbol(text: string): boolean {
    if (!this.isSymbol(text)) return false;
    this.at += 1;
    return true;
  }

  /** Passes over a group in parentheses; false where none begins here. */
  skipGroup(open = '(', close = ')'): boolean {
    if (!this.takeSymbol(open)) return false;
    for (let depth = 1; depth > 0 && !this.done;) {
      if (this.isSymbol(open)) depth += 1;
      else if (this.isSymbol(close)) depth -= 1;
      this.at += 1;
    }
    return true;
  }

  /** To the parenthesis that ends the group begun before, and past it. */
  skipToClose(): void {
    while (!this.done && !this.isSymbol(')')) {
      if (!this.skipGroup()) this.at += 1;
    }
    this.takeSymbol(')');
  }

  /** To the end, or to the next statement where none of semicolons stands between. */
  passOver(): void {
    const begins = () =>
      this.peek().opensLine &&
      this.isWord('SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE', 'CREATE', 'WITH');
    while (!this.done && !begins()) this.at += 1;
  }

  isName(ahead = 0): boolean {
    const { kind, upper, text } = this.peek(ahead);
    return kind === 'quoted' || upper !== '' || (kind === 'template' && text !== '');
  }

  name(): Name {
    const { text, kind, start, end } = this.next();
    return { text, quoted: kind === 'quoted', start, end };
  }

  /** Names between parentheses, each with whatever follows it (types, comments, sort orders) passed over; of `t.a` only `a`. */
  names(): Name[] {
    const names: Name[] = [];
    if (!this.takeSymbol('(')) return names;
    while (!this.done && !this.isSymbol(')')) {
      if (this.isName()) {
        while (this.isSymbol('.', 1) && this.isName(2)) this.at += 2;
        names.push(this.name());
      }
      while (!this.done && !this.isSymbol(',') && !this.isSymbol(')')) {
        if (!this.skipGroup()) this.at += 1;
      }
      this.takeSymbol(',');
    }
    this.takeSymbol(')');
    return names;
  }
}
