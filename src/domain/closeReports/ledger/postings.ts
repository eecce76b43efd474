import { notePostings } from './notePostings';
import type { LedgerPostings } from './postedCells';
import { statementPostings } from './statementPostings';

/**
 * What of each statement and note the ledger posts, by the table's id before the dot. What is expected, stated or a measure of something else (107's present
 * values, 119, 120, 128, 132) is in no account.
 */
export const ledgerPostings: Readonly<Record<string, LedgerPostings>> = {
  ...statementPostings,
  ...notePostings,
};
