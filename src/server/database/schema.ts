import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const appUser = pgTable('app_user', {
  id: uuid('id').primaryKey().defaultRandom(),
  username: text('username').notNull().unique(),
  name: text('name').notNull(),
  /** In the form of normaliseEmail. */
  email: text('email').notNull().unique(),
  /** Argon2id, PHC string. */
  passwordHash: text('password_hash').notNull(),
  /** ISO 3166-1 alpha-2. */
  country: text('country').notNull(),
  /** The demo right. Never set by sign-up. */
  demoAuth: boolean('demo_auth').notNull().default(false),
  termsAcceptedAt: moment('terms_accepted_at').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Of what administration changes: the demo right and the roles. */
  version: integer('version').notNull().default(1),
});

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the token, base64url. The token itself is not stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('session_user_id').on(table.userId),
    index('session_expires_at').on(table.expiresAt),
  ],
);

/** The last code mailed to an address for a purpose; the next one replaces it. */
export const emailCode = pgTable(
  'email_code',
  {
    email: text('email').notNull(),
    purpose: text('purpose', { enum: ['signUp', 'passwordReset'] }).notNull(),
    /** HMAC-SHA-256 of the code under `salt`, base64url. */
    codeHash: text('code_hash').notNull(),
    salt: text('salt').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.purpose] }),
    index('email_code_expires_at').on(table.expiresAt),
  ],
);

/** Leaky buckets. The key is a hash: no address of a person stands here. */
export const throttle = pgTable(
  'throttle',
  {
    key: text('key').primaryKey(),
    /** Tries in the bucket at `updatedAt`; drains with time. */
    level: doublePrecision('level').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('throttle_updated_at').on(table.updatedAt)],
);

/*
 * Administration saves batches, and a batch is judged when all of it is there. Its references and unique values are therefore deferred
 * constraints, which stand in the migration 0001_administration: the query builder does not know them.
 */

const names = {
  nameEn: text('name_en').notNull(),
  nameKo: text('name_ko').notNull(),
  nameZhTw: text('name_zh_tw').notNull(),
};
/** What every row of administration has; the version goes up with each change. */
const kept = {
  inUse: boolean('in_use').notNull().default(true),
  version: integer('version').notNull().default(1),
};
const sortOrder = integer('sort_order').notNull().default(0);
const description = text('description');

export const commonCodeMaster = pgTable('common_code_master', {
  code: text('code').primaryKey(),
  ...names,
  description,
  sortOrder,
  ...kept,
});

export const commonCodeDetail = pgTable(
  'common_code_detail',
  {
    masterCode: text('master_code').notNull(),
    code: text('code').notNull(),
    ...names,
    description,
    sortOrder,
    ...kept,
  },
  (table) => [primaryKey({ columns: [table.masterCode, table.code] })],
);

export const company = pgTable(
  'company',
  {
    code: text('code').primaryKey(),
    ...names,
    /** Codes of INSURER_TYPE_CD, COUNTRY_CD and CURRENCY_CD. */
    insurerType: text('insurer_type').notNull(),
    country: text('country').notNull(),
    currency: text('currency').notNull(),
    /** With hyphens. */
    businessNumber: text('business_number'),
    representative: text('representative'),
    /** 1 to 12. */
    closingMonth: integer('closing_month').notNull(),
    parentCode: text('parent_code'),
    description,
    ...kept,
    /** What a search looks into, a line each: among 100,000 rows one comparison a row is felt less than six. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`lower(code || E'\\n' || name_ko || E'\\n' || name_en || E'\\n' || name_zh_tw || E'\\n' || coalesce(business_number, '') || E'\\n' || coalesce(representative, ''))`,
    ),
  },
  (table) => [
    index('company_name_ko').on(table.nameKo, table.code),
    index('company_name_en').on(table.nameEn, table.code),
    index('company_name_zh_tw').on(table.nameZhTw, table.code),
    index('company_country').on(table.country, table.code),
    index('company_currency').on(table.currency, table.code),
    index('company_insurer_type').on(table.insurerType, table.code),
    index('company_representative').on(table.representative, table.code),
    index('company_business_number_order').on(table.businessNumber, table.code),
    index('company_parent').on(table.parentCode, table.code),
  ],
);

export const role = pgTable('role', {
  roleId: text('role_id').primaryKey(),
  ...names,
  descriptionEn: text('description_en'),
  descriptionKo: text('description_ko'),
  descriptionZhTw: text('description_zh_tw'),
  sortOrder,
  ...kept,
});

export const userRole = pgTable(
  'user_role',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    roleId: text('role_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.roleId] }),
    index('user_role_role').on(table.roleId),
  ],
);

/** At most three levels. */
export const menu = pgTable(
  'menu',
  {
    menuId: text('menu_id').primaryKey(),
    parentId: text('parent_id'),
    ...names,
    /** null where the menu only holds others. */
    path: text('path'),
    sortOrder,
    ...kept,
  },
  (table) => [index('menu_parent').on(table.parentId)],
);

export const roleMenu = pgTable(
  'role_menu',
  {
    roleId: text('role_id').notNull(),
    menuId: text('menu_id').notNull(),
    canRead: boolean('can_read').notNull(),
    canWrite: boolean('can_write').notNull(),
    canDelete: boolean('can_delete').notNull(),
    canExport: boolean('can_export').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.roleId, table.menuId] }),
    index('role_menu_menu').on(table.menuId),
    check(
      'role_menu_read_comes_first',
      sql`${table.canRead} OR NOT (${table.canWrite} OR ${table.canDelete} OR ${table.canExport})`,
    ),
  ],
);

/** The menus that are in use and stand below none that is not. */
export const liveMenu = pgView('live_menu', {
  menuId: text('menu_id').notNull(),
  path: text('path'),
}).as(sql`
  SELECT m.menu_id, m.path
  FROM menu m LEFT JOIN menu p ON p.menu_id = m.parent_id LEFT JOIN menu g ON g.menu_id = p.parent_id
  WHERE m.in_use AND COALESCE(p.in_use, true) AND COALESCE(g.in_use, true)`);

/**
 * Who may do what, and through which role: the one place that says so. The demo right opens the workspace, so without it there is no right;
 * neither does a role or a menu give any that is not in use.
 */
export const effectiveRight = pgView('effective_right', {
  userId: uuid('user_id').notNull(),
  roleId: text('role_id').notNull(),
  menuId: text('menu_id').notNull(),
  path: text('path'),
  canRead: boolean('can_read').notNull(),
  canWrite: boolean('can_write').notNull(),
  canDelete: boolean('can_delete').notNull(),
  canExport: boolean('can_export').notNull(),
}).as(sql`
  SELECT ur.user_id, ur.role_id, m.menu_id, m.path, rm.can_read, rm.can_write, rm.can_delete, rm.can_export
  FROM user_role ur
  JOIN app_user u ON u.id = ur.user_id AND u.demo_auth
  JOIN role r ON r.role_id = ur.role_id AND r.in_use
  JOIN role_menu rm ON rm.role_id = ur.role_id
  JOIN live_menu m ON m.menu_id = rm.menu_id`);

/** Who changed what in administration. Rows are only added; they name people and rows by their names, so that they outlive both. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    username: text('username').notNull(),
    name: text('name').notNull(),
    action: text('action', { enum: ['create', 'update', 'delete', 'export'] }).notNull(),
    resource: text('resource').notNull(),
    /** null for an export. */
    key: text('key'),
    before: jsonb('before'),
    after: jsonb('after'),
    /** The x-request-id under which it came. */
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_log_resource').on(table.resource, table.id),
    index('audit_log_key').on(table.resource, table.key, table.id),
  ],
);

export const consultationRequest = pgTable(
  'consultation_request',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    locale: text('locale', { enum: ['en', 'ko', 'zh-tw'] }).notNull(),
    /** The x-request-id under which it came. */
    requestId: text('request_id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** null until the mail to the firm has been accepted. */
    mailedAt: moment('mailed_at'),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    nextMailAt: moment('next_mail_at').notNull(),
  },
  (table) => [index('consultation_request_pending').on(table.mailedAt, table.nextMailAt)],
);

/** What people said of the assistant's answers. Neither question nor answer is kept (privacy policy). */
export const chatRating = pgTable(
  'chat_rating',
  {
    answerId: uuid('answer_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    useful: boolean('useful').notNull(),
    reason: text('reason').notNull(),
    ratedAt: moment('rated_at').notNull(),
    /** What was asked and the page that answered, where it was sent to the editors. */
    questionId: uuid('question_id').unique(),
    question: text('question'),
    page: text('page'),
  },
  (table) => [primaryKey({ columns: [table.answerId, table.userId] })],
);
