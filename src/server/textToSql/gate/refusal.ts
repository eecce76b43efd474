/** Why a statement does not run. The browser has words for each. */
export type RefusalReason =
  | 'syntax'
  | 'tooLong'
  | 'tooComplex'
  | 'notOneStatement'
  | 'notAQuery'
  | 'construct'
  | 'relation'
  | 'column'
  | 'function'
  | 'operator'
  | 'type'
  | 'argument'
  | 'tooExpensive'
  | 'tooSlow'
  | 'tooLarge'
  | 'database';

/** A statement that does not run; `position` counts UTF-16 units from the start of the text. */
export class SqlRefused extends Error {
  override name = 'SqlRefused';

  constructor(
    readonly reason: RefusalReason,
    /** The name or the words that it is about; for `syntax` and `database` those of PostgreSQL. */
    readonly detail = '',
    readonly position?: number,
  ) {
    super(`${reason}: ${detail}`);
  }
}
