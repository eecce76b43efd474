import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FailedCheck, GroupClosing } from '@/domain/close';
import type {
  BookGroup,
  BookTreaty,
  ClosedGroup,
  ControlResult,
  Cube,
  JournalLine,
} from '@/domain/ifrs17/book';
import { moment, place } from './closeColumns';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const scenarioId = text('scenario_id').notNull();

/** One closing of a period: who asked for it, how far it is, what came of it. */
export const closeRun = pgTable(
  'close_run',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...place,
    scenarioId,
    state: text('state', { enum: ['queued', 'running', 'done', 'failed', 'cancelled'] }).notNull(),
    /** The first step (1 to 9) that it does itself; those before are taken over from `basedOn`. */
    fromStep: smallint('from_step').notNull().default(1),
    basedOn: uuid('based_on'),
    /** The run of the period before whose closings it opens with; null where the book begins. */
    openedFrom: uuid('opened_from'),
    /** Part of the first closing of the past: when it is done, the period after it follows. */
    isHistory: boolean('is_history').notNull().default(false),
    /** null where the system did. By name, so that it outlives the account. */
    startedBy: text('started_by'),
    startedByName: text('started_by_name'),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    groups: integer('groups').notNull().default(0),
    failedGroups: integer('failed_groups').notNull().default(0),
    controlsHold: integer('controls_hold').notNull().default(0),
    controlsFail: integer('controls_fail').notNull().default(0),
    controlsNotRun: integer('controls_not_run').notNull().default(0),
  },
  (table) => [
    index('close_run_book').on(table.bookId, table.createdAt),
    // Two people who start the same period at once start one run.
    uniqueIndex('close_run_active')
      .on(table.bookId, table.period, table.scenarioId)
      .where(sql`state IN ('queued', 'running')`),
  ],
);

const runId = () =>
  uuid('run_id')
    .notNull()
    .references(() => closeRun.id, { onDelete: 'cascade' });

export const closeRunStep = pgTable(
  'close_run_step',
  {
    runId: runId(),
    /** 1 to 9, in the order of `STEPS`. */
    step: smallint('step').notNull(),
    state: text('state', {
      enum: ['waiting', 'running', 'done', 'failed', 'reused', 'cancelled'],
    }).notNull(),
    countIn: integer('count_in').notNull().default(0),
    countOut: integer('count_out').notNull().default(0),
    countFailed: integer('count_failed').notNull().default(0),
    /** Of all workers together. */
    workSeconds: doublePrecision('work_seconds').notNull().default(0),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.step] })],
);

/** What the last step adds up over the batches. */
export interface Summary {
  readonly groups: number;
  /** Over results. */
  readonly controls: readonly ControlResult[];
  /** Over what results rest on. */
  readonly checks: readonly ControlResult[];
  readonly cube: Cube;
}

/** The summary of a batch, and what is said of its part of the document, whose bytes stand beside it. */
export interface StoredSummary {
  readonly summary: Summary;
  readonly part: { readonly crc: number; readonly size: number };
}

/** Groups that are closed together, treaties with the groups they cover. Done once, however often it is tried. */
export const closeBatch = pgTable(
  'close_batch',
  {
    runId: runId(),
    stage: text('stage', { enum: ['measure', 'journals'] }).notNull(),
    number: integer('number').notNull(),
    groups: jsonb('groups').$type<readonly string[]>().notNull(),
    isDone: boolean('is_done').notNull().default(false),
    /** What the last step adds up of its groups, of journals alone. Gone when the run has ended. */
    summary: json('summary').$type<StoredSummary>(),
    /** Its groups as a part of the document, deflated; null where it has none. */
    part: bytes('part'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.stage, table.number] })],
);

/** Why a group could not be closed, and in which step. */
export interface StoredFailure {
  readonly step: number;
  readonly errors: readonly { path: string; expected: string; found: string }[];
}

/**
 * A line of a journal as a run stores it: without the names of its parts, and without what its group, its period and the chart of accounts say of it. Half of what a
 * close wrote was that.
 */
export type StoredLine = readonly [
  entry: string,
  company: string,
  event: string,
  paragraph: string,
  role: JournalLine['role'],
  account: string,
  currency: string,
  debit: number,
  credit: number,
];

export const closeResult = pgTable(
  'close_result',
  {
    runId: runId(),
    groupId: text('group_id').notNull(),
    closed: jsonb('closed').$type<ClosedGroup>(),
    /** With what the next period opens. Like input and journal it is read whole or not at all: as `jsonb` it would be taken apart and put together again for nothing. */
    closing: json('closing').$type<GroupClosing>(),
    /** The input of the engine from which `closed` follows, for explanations. */
    input: json('input').$type<BookGroup | BookTreaty>(),
    failure: jsonb('failure').$type<StoredFailure>(),
    /** What is wrong with what it rests on; null where that was not looked at. */
    checks: jsonb('checks').$type<readonly FailedCheck[]>(),
    /** As `storedLine` makes them; those of earlier releases are objects. */
    journal: json('journal').$type<readonly StoredLine[]>(),
    /** What the journal does to the group: debits less credits, and the change of its balance accounts. */
    ledger: jsonb('ledger').$type<{ net: number; balance: number }>(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.groupId] }),
    // Those are few and are counted at the end of each run, which otherwise reads all that it has stored.
    index('close_result_failed')
      .on(table.runId)
      .where(sql`failure IS NOT NULL`),
  ],
);

/** Definition, assumptions, curves, scenarios as they stood when the run began: what is approved later is no part of it. */
export const closeRunFrame = pgTable('close_run_frame', {
  runId: runId().primaryKey(),
  /** gzip of JSON. */
  body: bytes('body').notNull(),
});

/** The answer of `getCloseResults`, compressed once by the worker instead of at each reading. */
export const closeResultDocument = pgTable('close_result_document', {
  runId: runId().primaryKey(),
  /** gzip of the envelope. */
  body: bytes('body').notNull(),
  etag: text('etag').notNull(),
});

export const closeControl = pgTable(
  'close_control',
  {
    runId: runId(),
    position: smallint('position').notNull(),
    result: jsonb('result').$type<ControlResult>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.position] })],
);
