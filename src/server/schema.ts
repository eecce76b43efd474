import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
  (table) => [index('session_user_id').on(table.userId), index('session_expires_at').on(table.expiresAt)],
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
  (table) => [primaryKey({ columns: [table.email, table.purpose] }), index('email_code_expires_at').on(table.expiresAt)],
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

export const commonCodeMaster = pgTable('common_code_master', {
  code: text('code').primaryKey(),
  nameEn: text('name_en').notNull(),
  nameKo: text('name_ko').notNull(),
  nameZhTw: text('name_zh_tw').notNull(),
});

export const commonCodeDetail = pgTable(
  'common_code_detail',
  {
    masterCode: text('master_code')
      .notNull()
      .references(() => commonCodeMaster.code, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    nameEn: text('name_en').notNull(),
    nameKo: text('name_ko').notNull(),
    nameZhTw: text('name_zh_tw').notNull(),
  },
  (table) => [primaryKey({ columns: [table.masterCode, table.code] })],
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
