import type { Dialect } from '../dialects';
import { Branches } from './branches';
import type { Cursor } from './Cursor';
import { givenBy, type TableFunction } from './statements/routineHead';
import type { Statement } from './statementSyntax';
import { BODY_MARK } from './tokens';

/** Follows the routine that the statements stand in, from its head to its last END. */
export class Routine {
  number = 0;
  /** Between its head and its BEGIN each piece declares a variable. */
  declares = false;
  /** How many pieces had been read when the functions began, for triggers that call them. */
  readonly functions = new Map<string, { number: number; at: number }>();
  /** What triggers give to functions that are defined behind them. */
  readonly given = new Map<string, Statement[]>();
  readonly branches: Branches;
  /** Where its queries give rows to whoever calls it. */
  rows: TableFunction | undefined;
  private count = 0;
  private depth = 0;

  constructor(dialect: Dialect) {
    this.branches = new Branches(dialect);
  }

  begin(): void {
    this.count += 1;
    this.number = this.count;
    this.depth = 0;
    this.branches.clear();
  }

  /** Reads a word that is no statement: BEGIN, END and the like. */
  pass(c: Cursor): void {
    this.branches.pass(c);
    const { upper, text } = c.next();
    if (upper === 'BEGIN') this.declares = false;
    if (upper === 'GO' || (text === BODY_MARK && this.depth === -1)) this.end();
    else if (text === BODY_MARK) {
      this.depth = -1;
      this.declares = true;
    } else if (upper === 'BEGIN' && !c.isWord('TRANSACTION', 'TRAN', 'WORK') && this.depth >= 0)
      this.depth += 1;
    else if (
      upper === 'END' &&
      !c.takeAny('IF', 'LOOP', 'WHILE', 'CASE', 'REPEAT', 'FOR') &&
      this.depth > 0
    ) {
      this.depth -= 1;
      if (this.depth === 0) this.end();
    }
  }

  /** What a query of the routine is there for. */
  take(statement: Statement): Statement {
    const { rows } = this;
    if (!rows || statement.kind !== 'query') return statement;
    return givenBy(rows, statement.query, statement);
  }

  /** Without a block the routine is its one statement. */
  endStatement(): void {
    this.branches.endStatement();
    if (this.rows && this.depth === 0) this.end();
  }

  end(): void {
    this.rows = undefined;
    this.number = 0;
    this.depth = 0;
    this.declares = false;
    this.branches.clear();
  }
}
