import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database';
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

/** The live session of a token. */
export async function findSession(
  db: Database,
  token: string,
  now: Date,
): Promise<Session | undefined> {
  const { id, username, name, email, demoAuth } = appUser;
  const [row] = await db
    .select({ user: { id, username, name, email, demoAuth }, expiresAt: session.expiresAt })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .where(and(eq(session.tokenHash, hashToken(token)), gt(session.expiresAt, now)));
  return row;
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
