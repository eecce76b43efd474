import type { RowError, TableName } from '@/domain/close';

/** Errors that are listed; all are counted. */
export const MAX_LISTED = 500;

/** What is wrong with a file, as it is found. */
export class ImportErrors {
  readonly listed: RowError[] = [];
  /** Tables that have any. */
  readonly tables = new Set<TableName>();
  count = 0;

  /** @param count how many there are, where not all are given */
  readonly add = (errors: readonly RowError[], count = errors.length): void => {
    this.count += count;
    for (const { table } of errors) this.tables.add(table);
    this.listed.push(...errors.slice(0, MAX_LISTED - this.listed.length));
  };
}
