import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { dropViews, prepareTextToSql } from '../textToSql';
import { prepareQueue } from '../jobs/schema';
import { NotificationListener, type Listen } from './notifications';

export {
  brokenConstraint,
  brokenReference,
  isConflict,
  isDatabaseAway,
  isLockedOut,
  isTransient,
} from './errors';
export { gather } from './gather';
export type { Listen } from './notifications';

/** The database or a transaction of it. Inside a transaction only the transaction may be used: the outer one would wait for itself. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

/** Any number; it only has to be the same in every version. */
const PREPARATION_LOCK = 1_717_018;
const MIGRATIONS = path.join(import.meta.dirname, '../migrations');

export interface DatabasePool {
  db: Database;
  listen: Listen;
  close: () => Promise<void>;
}

/** How long a statement may take for whom somebody waits. */
const STATEMENT_MS = 10_000;

/**
 * A pool of connections.
 * @param onIdleError hears of connections that broke while nobody used them
 * @param statementMs how long a statement may take; 0 where nobody waits
 */
export function openDatabase(
  url: string,
  onIdleError: (error: Error) => void,
  statementMs = STATEMENT_MS,
): DatabasePool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'gof-ifrs17',
  });
  // Between two statements of a transaction nobody listens, and an error that nobody hears ends the process; the next statement fails and says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', onIdleError);
  const notifications = new NotificationListener(url);
  return {
    db: drizzle(pool),
    listen: (channel, subscriber) => notifications.listen(channel, subscriber),
    close: async () => {
      await notifications.close();
      await pool.end();
    },
  };
}

/** Lets the statements of a transaction take as long as a large book needs. */
export async function allowLongStatements(tx: Database): Promise<void> {
  await tx.execute(sql`SET LOCAL statement_timeout = '5min'`);
}

/**
 * Migrates, then seeds, while no other replica does: the advisory lock lets one through at a time, and the next finds the work done.
 */
export async function prepareDatabase(
  url: string,
  seed: (db: Database) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'gof-ifrs17 preparation',
  });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [PREPARATION_LOCK]);
    const db = drizzle(client);
    if (await hasNewMigrations(client)) await dropViews(client);
    await migrate(db, { migrationsFolder: MIGRATIONS });
    await prepareQueue(client, url);
    await seed(db);
    await prepareTextToSql(client, url);
  } finally {
    await client.end();
  }
}

/** A table cannot be changed under a view that reads it, so the derived views go first. */
async function hasNewMigrations(client: pg.Client): Promise<boolean> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there`,
  );
  if (!found[0]?.there) return false;
  const { rows } = await client.query<{ last: string | null }>(
    'SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations',
  );
  const newest = readMigrationFiles({ migrationsFolder: MIGRATIONS }).at(-1)?.folderMillis ?? 0;
  return newest > Number(rows[0]?.last ?? 0);
}
