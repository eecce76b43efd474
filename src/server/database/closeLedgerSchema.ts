import { sql } from 'drizzle-orm';
import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { JournalLine } from '@/domain/ifrs17/book';
import { moment, place } from './closeColumns';

/** Where a period of a book stands under a scenario. Its row is the lock under which it changes. */
export const closePeriod = pgTable(
  'close_period',
  {
    ...place,
    scenarioId: text('scenario_id').notNull(),
    state: text('state', { enum: ['open', 'closed', 'locked'] })
      .notNull()
      .default('open'),
    runId: uuid('run_id'),
    /** Whose journals stand in the ledger. */
    postedRunId: uuid('posted_run_id'),
    changedBy: text('changed_by'),
    changedByName: text('changed_by_name'),
    changedAt: moment('changed_at'),
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.period, table.scenarioId] })],
);

/** What was written into the ledger, by whom and why. Neither it nor its lines are ever changed; the migration sees to that. */
export const closePosting = pgTable(
  'close_posting',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...place,
    runId: uuid('run_id').notNull(),
    kind: text('kind', { enum: ['posting', 'restatement', 'reversal'] }).notNull(),
    corrects: uuid('corrects'),
    date: date('date', { mode: 'string' }).notNull(),
    reason: text('reason'),
    postedBy: text('posted_by'),
    postedByName: text('posted_by_name'),
    postedAt: moment('posted_at').notNull(),
    lines: integer('lines').notNull(),
    debit: doublePrecision('debit').notNull(),
    credit: doublePrecision('credit').notNull(),
  },
  (table) => [
    index('close_posting_book').on(table.bookId, table.period, table.postedAt),
    // A posting is taken back once.
    uniqueIndex('close_posting_reversed')
      .on(table.corrects)
      .where(sql`kind = 'reversal'`),
  ],
);

export const closeJournalLine = pgTable(
  'close_journal_line',
  {
    postingId: uuid('posting_id').notNull(),
    number: integer('number').notNull(),
    groupId: text('group_id').notNull(),
    account: text('account').notNull(),
    debit: doublePrecision('debit').notNull(),
    credit: doublePrecision('credit').notNull(),
    line: jsonb('line').$type<JournalLine>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postingId, table.number] }),
    index('close_journal_line_account').on(table.postingId, table.account),
  ],
);
