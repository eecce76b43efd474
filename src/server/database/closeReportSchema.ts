import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { LedgerRules } from '@/domain/closeReports';
import { closeBook } from './closeBookSchema';
import { moment } from './closeColumns';

const bookId = () =>
  text('book_id')
    .notNull()
    .references(() => closeBook.bookId, { onDelete: 'cascade' });

/** The rules from event to account by version. A version is never changed. */
export const closeRuleSet = pgTable(
  'close_ledger_rule_set',
  {
    bookId: bookId(),
    version: integer('version').notNull(),
    rules: jsonb('rules').$type<LedgerRules>().notNull(),
    reason: text('reason').notNull(),
    /** By name, so that it outlives the account. */
    savedBy: text('saved_by').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  // Of two who save on the same version the second finds the next one taken.
  (table) => [primaryKey({ columns: [table.bookId, table.version] })],
);

/** What was written about a cell of the statements. */
export const closeComment = pgTable(
  'close_comment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    bookId: bookId(),
    /** The closing month, as `2025-12`. */
    period: text('period').notNull(),
    cell: text('cell').notNull(),
    text: text('text').notNull(),
    author: text('author').notNull(),
    writtenAt: moment('written_at').notNull(),
    resolvedBy: text('resolved_by'),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [index('close_comment_place').on(table.bookId, table.period, table.writtenAt)],
);
