import path from 'node:path';
import { isNativeError } from 'node:util/types';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** The database or a transaction of it. Inside a transaction only the transaction may be used: the outer one would wait for itself. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

/** Any number; it only has to be the same in every version. */
const PREPARATION_LOCK = 1_717_018;

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);

/** Hears what replicas tell each other on a channel. Returns a function that stops it. */
export type Listen = (channel: string, hearer: Hearer) => () => Promise<void>;
export interface Hearer {
  onMessage: (payload: string) => void;
  /** Something may have been missed: the connection was away. */
  onGap: () => void;
}

export interface DatabasePool {
  db: Database;
  listen: Listen;
  close: () => Promise<void>;
}

/** A pool of connections. `onIdleError` hears of connections that broke while nobody used them. */
export function openDatabase(url: string, onIdleError: (error: Error) => void): DatabasePool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'gof-ifrs17',
  });
  pool.on('error', onIdleError);
  return { db: drizzle(pool), listen: listenTo(url), close: () => pool.end() };
}

const LISTEN_AGAIN_MS = 1000;

/** Listens on a connection of its own, and on another one when that breaks. */
function listenTo(url: string): Listen {
  return (channel, { onMessage, onGap }) => {
    let stopped = false;
    let wake: () => void = () => undefined;
    let client: pg.Client | undefined;

    const listen = async (): Promise<void> => {
      client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: 5000,
        application_name: 'gof-ifrs17 events',
      });
      const broken = new Promise<void>((resolve) =>
        client?.on('error', () => resolve()).on('end', resolve),
      );
      client.on('notification', ({ payload }) => onMessage(payload ?? ''));
      await client.connect();
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      // Also after the first time: what happened before this moment was heard by nobody.
      onGap();
      await broken;
    };
    const running = (async () => {
      while (!stopped) {
        await listen().catch(() => undefined);
        await client?.end().catch(() => undefined);
        if (!stopped)
          await new Promise<void>((resolve) => void setTimeout((wake = resolve), LISTEN_AGAIN_MS));
      }
    })();
    return async () => {
      stopped = true;
      wake();
      await client?.end().catch(() => undefined);
      await running;
    };
  };
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
    await migrate(db, { migrationsFolder: path.join(import.meta.dirname, 'migrations') });
    await seed(db);
  } finally {
    await client.end();
  }
}

/** The driver's error under the query builder's. */
export function rootCause(error: unknown): unknown {
  return isNativeError(error) && isNativeError(error.cause) ? rootCause(error.cause) : error;
}

/** The name of the unique constraint that a statement broke; undefined for another error. */
export function brokenConstraint(error: unknown): string | undefined {
  const cause = rootCause(error);
  return cause instanceof pg.DatabaseError && cause.code === '23505' ? cause.constraint : undefined;
}

/** Whether an error says that a lock was not given in the time that was allowed for it. */
export function isLockedOut(error: unknown): boolean {
  const cause = rootCause(error);
  return cause instanceof pg.DatabaseError && cause.code === '55P03';
}

/** Whether an error says that the database cannot be reached now, so that a later try may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = rootCause(error);
  // Classes 08 (connection), 53 (resources), 57P (shutdown and start).
  if (cause instanceof pg.DatabaseError) return /^(08|53|57P)/.test(cause.code ?? '');
  if (!isNativeError(cause)) return false;
  const lost = /^(Connection terminated|timeout exceeded when trying to connect)/;
  return ('code' in cause && CONNECTION_CODES.has(String(cause.code))) || lost.test(cause.message);
}
