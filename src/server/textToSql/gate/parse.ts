import { SqlError, loadModule, parseSync } from 'libpg-query';
import { checkStatement } from './checkStatement';
import { edited, keptViews } from './keptViews';
import type { Readable } from './readable';
import { SqlRefused } from './refusal';
import { weighedQuery } from './weighed';

const MAX_LENGTH = 10_000;
/** Roughly; the parser takes a tenth of a second for ten thousand. */
const MAX_TOKENS = 4000;

/** A query that has passed: the text of the one statement, without what stands around it. */
export interface CheckedQuery {
  readonly text: string;
  /** Where it begins in the text that was given, in UTF-16 units. */
  readonly offset: number;
  /** The same on the twins of the views, to be weighed. */
  readonly weighed: string;
  /** Both with views that are read once instead of for each row; undefined where none is read so. */
  readonly kept: Pick<CheckedQuery, 'text' | 'weighed'> | undefined;
  /** How long it takes no plan tells. */
  readonly isRecursive: boolean;
  /** A row of its answer has no more. */
  readonly charactersOfRow: number;
}

/** PostgreSQL's own parser; what comes out of it is held against the allow-lists. */
export class Gate {
  #ready: Promise<void> | undefined;

  constructor(private readonly readable: Readable) {}

  /**
   * @throws {SqlRefused} with a position in the text where there is one.
   */
  async check(sql: string): Promise<CheckedQuery> {
    if (sql.length > MAX_LENGTH) throw new SqlRefused('tooLong', String(MAX_LENGTH));
    const control = /[^\P{Cc}\t\n\r]|\p{Surrogate}/u.exec(sql);
    if (control) throw new SqlRefused('syntax', 'control character', control.index);
    if ((sql.match(/[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu)?.length ?? 0) > MAX_TOKENS)
      throw new SqlRefused('tooComplex');
    this.#ready ??= loadModule();
    await this.#ready;
    const statements = parse(sql);
    const [statement, ...others] = statements;
    if (!statement || others.length > 0) throw new SqlRefused('notOneStatement');
    const held = checked(statement.stmt, this.readable, sql);
    const from = statement.stmt_location ?? 0;
    const bytes = Buffer.from(sql);
    const to = statement.stmt_len === undefined ? bytes.length : from + statement.stmt_len;
    const [own, twin] = [bytes, weighedQuery(statement.stmt, bytes)];
    const edits = keptViews(statement.stmt, bytes, { views: this.readable.views, from });
    const written = (changed: typeof edits) => ({
      text: edited(own, changed, { from, to }),
      weighed: edited(twin, changed, { from, to }),
    });
    return {
      ...written([]),
      kept: edits.length > 0 ? written(edits) : undefined,
      offset: bytes.subarray(0, from).toString().length,
      ...held,
    };
  }
}

/** Places in errors count as the text does. */
function checked(tree: unknown, readable: Readable, sql: string) {
  try {
    return checkStatement(tree, readable);
  } catch (error) {
    throw error instanceof SqlRefused
      ? new SqlRefused(error.reason, error.detail, unitsBefore(sql, error.position))
      : error;
  }
}

interface Statement {
  stmt?: unknown;
  stmt_location?: number;
  stmt_len?: number;
}

function parse(sql: string): readonly Statement[] {
  // The parser takes a text without a statement, but not without a character.
  if (sql === '') return [];
  try {
    return (parseSync(sql).stmts ?? []) as readonly Statement[];
  } catch (error) {
    if (error instanceof SqlError)
      throw new SqlRefused('syntax', error.message, error.sqlDetails?.cursorPosition);
    // The parser's own stack is short: what it cannot hold is too deep for anyone.
    if (error instanceof RangeError || error instanceof WebAssembly.RuntimeError)
      throw new SqlRefused('tooComplex');
    throw error;
  }
}

/** The parser counts bytes. */
function unitsBefore(sql: string, bytes: number | undefined): number | undefined {
  return bytes === undefined ? undefined : Buffer.from(sql).subarray(0, bytes).toString().length;
}
