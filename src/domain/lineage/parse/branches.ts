import type { Dialect } from '../dialects';
import type { Cursor } from './Cursor';

const OPENS = /^(IF|CASE|LOOP)$/;

/** Whether the statements of a routine that are being read may be passed by: those of IF, CASE and LOOP. */
export class Branches {
  private depth = 0;
  /** SQL Server's IF governs one statement, or one block. */
  private next = false;
  private blocks: boolean[] = [];

  constructor(private readonly dialect: Dialect) {}

  get inOne(): boolean {
    return this.next || this.depth > 0 || this.blocks.includes(true);
  }

  clear(): void {
    this.depth = 0;
    this.next = false;
    this.blocks = [];
  }

  endStatement(): void {
    this.next = false;
  }

  /** Looks at a word that is no statement. */
  pass(c: Cursor): void {
    if (this.dialect.bracketNames) {
      if (c.isWord('IF', 'ELSE', 'WHILE')) this.next = true;
      else if (c.isWord('BEGIN') && !/^TRAN/.test(c.peek(1).upper)) {
        this.blocks.push(this.next);
        this.next = false;
      } else if (c.isWord('END')) this.blocks.pop();
    } else if (OPENS.test(c.peek().upper)) this.depth += 1;
    else if (c.isWord('END') && OPENS.test(c.peek(1).upper))
      this.depth = Math.max(0, this.depth - 1);
  }
}
