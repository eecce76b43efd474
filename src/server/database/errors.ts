import { isNativeError } from 'node:util/types';
import pg from 'pg';

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);

/** The driver's error under the query builder's. */
function rootCause(error: unknown): unknown {
  return isNativeError(error) && isNativeError(error.cause) ? rootCause(error.cause) : error;
}

/** The name of the unique constraint that a statement broke; undefined for another error. */
export function brokenConstraint(error: unknown): string | undefined {
  const cause = rootCause(error);
  return cause instanceof pg.DatabaseError && cause.code === '23505' ? cause.constraint : undefined;
}

/** The name of the foreign key whose row is gone; undefined for another error. */
export function brokenReference(error: unknown): string | undefined {
  const cause = rootCause(error);
  return cause instanceof pg.DatabaseError && cause.code === '23503' ? cause.constraint : undefined;
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
  // The last two are of statements that follow the loss: the rollback that takes the place of the first error, and what a process still does that lets go of the database.
  const lost =
    /^(Connection terminated|timeout (exceeded|expired))|is not queryable$|^Cannot use a pool after calling end/;
  return ('code' in cause && CONNECTION_CODES.has(String(cause.code))) || lost.test(cause.message);
}

/** Whether two transactions were in each other's way and this one was taken back (class 40). */
export function isConflict(error: unknown): boolean {
  const cause = rootCause(error);
  return cause instanceof pg.DatabaseError && cause.code?.startsWith('40') === true;
}

/** Whether the same work may succeed when it is tried again: the database is away, or somebody was in the way. */
export const isTransient = (error: unknown): boolean =>
  isConflict(error) || isLockedOut(error) || isDatabaseAway(error);
