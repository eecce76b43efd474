import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { type Database, gather } from '../database';
import { appUser, session } from '../database/schema';
import { hashToken, newToken } from '../auth/tokens';
import type { User } from './users';

/** SE-1: one day, in milliseconds. */
export const SESSION_MS = 24 * 60 * 60 * 1000;

/** Of a user what calls need; the hash of the password does not travel with each of them. */
export type SessionUser = Pick<User, 'id' | 'username' | 'name' | 'email' | 'demoAuth'>;

interface Session {
  user: SessionUser;
  expiresAt: Date;
}

/** Starts a session and returns its token, which is stored nowhere. */
export async function createSession(db: Database, userId: string, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(session).values({
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  });
  return token;
}

/** Finds live sessions by their tokens: those that are asked for at the same time by one statement, which the database prepares once. */
export function sessionFinder(
  db: Database,
  clock: () => Date,
): (token: string) => Promise<Session | undefined> {
  const { id, username, name, email, demoAuth } = appUser;
  const statement = db
    .select({
      hash: session.tokenHash,
      user: { id, username, name, email, demoAuth },
      expiresAt: session.expiresAt,
    })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .where(
      and(
        sql`${session.tokenHash} = ANY(${sql.placeholder('hashes')})`,
        gt(session.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('live_sessions');
  return gather(async (tokens: readonly string[]) => {
    const hashes = tokens.map(hashToken);
    const rows = await statement.execute({ hashes, now: clock() });
    const sessions = new Map(rows.map(({ hash, ...found }) => [hash, found]));
    return hashes.map((hash) => sessions.get(hash));
  });
}

export async function deleteSession(db: Database, token: string): Promise<void> {
  await db.delete(session).where(eq(session.tokenHash, hashToken(token)));
}

export async function deleteSessionsOf(db: Database, userId: string): Promise<void> {
  await db.delete(session).where(eq(session.userId, userId));
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(session).where(lte(session.expiresAt, now));
}
