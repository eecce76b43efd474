import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  BookDefinition,
  BookPoint,
  GroupActual,
  GroupClosing,
  LocalizedText,
  Scenario,
  StatedEstimates,
} from '@/domain/close';
import type { AssumptionSet } from '@/domain/ifrs17';
import { appUser } from './schema';
import { moment } from './closeColumns';

const bookId = () =>
  text('book_id')
    .notNull()
    .references(() => closeBook.bookId, { onDelete: 'cascade' });

/** A book that is closed. What came with the product has no owner. */
export const closeBook = pgTable('close_book', {
  bookId: text('book_id').primaryKey(),
  kind: text('kind', { enum: ['demo', 'small', 'example', 'own'] }).notNull(),
  ownerId: uuid('owner_id').references(() => appUser.id, { onDelete: 'cascade' }),
  /** Roles that it is shared with. */
  sharedWith: text('shared_with').array().notNull().default([]),
  /** Its scenarios stand in a table of their own. */
  definition: jsonb('definition').$type<BookDefinition>().notNull(),
  modelPoints: integer('model_points').notNull(),
  /** Of the generator or the file that it was made from: a newer one replaces what came with the product. */
  edition: integer('edition').notNull().default(1),
  createdAt: moment('created_at').notNull(),
});

/** Contracts of like features; what happened to them by quarter from `entry` on. */
export const closeModelPoint = pgTable(
  'close_model_point',
  {
    bookId: bookId(),
    id: text('id').notNull(),
    product: text('product').notNull(),
    groupId: text('group_id').notNull(),
    entry: text('entry').notNull(),
    issueMonth: text('issue_month').notNull(),
    issueAge: integer('issue_age'),
    sex: text('sex', { enum: ['male', 'female'] }),
    term: integer('term').notNull(),
    premium: doublePrecision('premium').notNull(),
    premiumTerm: integer('premium_term'),
    premiumsPerYear: integer('premiums_per_year').$type<BookPoint['premiumsPerYear']>(),
    sumInsured: doublePrecision('sum_insured').notNull(),
    annuityStart: integer('annuity_start'),
    contracts: doublePrecision('contracts').notNull(),
    accountValue: doublePrecision('account_value'),
    /** Contracts at the end of each quarter from `entry` on, and the account balance of one. */
    inForce: doublePrecision('in_force').array(),
    accounts: doublePrecision('accounts').array(),
  },
  (table) => [
    primaryKey({ columns: [table.bookId, table.id] }),
    index('close_model_point_group').on(table.bookId, table.groupId),
  ],
);

/**
 * Contracts of a group that are in force at the end of a quarter, and what they insure: sums over the model points, which triggers on these keep. To count them of a million
 * rows takes seconds.
 */
export const closeInForce = pgTable(
  'close_in_force',
  {
    bookId: bookId(),
    groupId: text('group_id').notNull(),
    period: text('period').notNull(),
    contracts: doublePrecision('contracts').notNull(),
    sumInsured: doublePrecision('sum_insured').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.groupId, table.period] })],
);

export const closeAssumptionSet = pgTable(
  'close_assumption_set',
  {
    bookId: bookId(),
    version: text('version').notNull(),
    revision: integer('revision').notNull().default(1),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    state: text('state', { enum: ['draft', 'submitted', 'approved'] }).notNull(),
    effectiveFrom: text('effective_from').notNull(),
    /** Names outlive accounts. */
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    approvedBy: text('approved_by'),
    approvedAt: moment('approved_at'),
    data: jsonb('data').$type<AssumptionSet>().notNull(),
    /** Rates that it states for curves of the book; null where it states none. */
    curves: jsonb('curves').$type<{ id: string; rates: number[] }[]>(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.version] })],
);

export const closeCurve = pgTable(
  'close_curve',
  {
    bookId: bookId(),
    id: text('id').notNull(),
    date: text('date').notNull(),
    currency: text('currency').notNull(),
    kind: text('kind', { enum: ['riskFree', 'illiquidityPremium'] }).notNull(),
    source: text('source').notNull(),
    terms: doublePrecision('terms').array().notNull(),
    rates: doublePrecision('rates').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.id] })],
);

export const closeScenario = pgTable(
  'close_scenario',
  {
    bookId: bookId(),
    id: text('id').notNull(),
    /** In the order in which they were made. */
    position: integer('position').notNull(),
    /** null where it came with the book. */
    createdBy: text('created_by'),
    data: jsonb('data').$type<Scenario>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.id] })],
);

/** What happened to a group in a quarter. */
export const closeActual = pgTable(
  'close_actual',
  {
    bookId: bookId(),
    period: text('period').notNull(),
    groupId: text('group_id').notNull(),
    data: jsonb('data').$type<GroupActual>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.period, table.groupId] })],
);

/** Estimates of treaties that are stated by themselves. */
export const closeStatedEstimate = pgTable(
  'close_stated_estimate',
  {
    bookId: bookId(),
    period: text('period').notNull(),
    groupId: text('group_id').notNull(),
    data: jsonb('data').$type<StatedEstimates>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.period, table.groupId] })],
);

/** Balances with which groups open that began before the book. */
export const closeOpening = pgTable(
  'close_opening',
  {
    bookId: bookId(),
    groupId: text('group_id').notNull(),
    data: jsonb('data').$type<GroupClosing>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.groupId] })],
);
