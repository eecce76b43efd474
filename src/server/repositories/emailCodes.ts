import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { emailCode } from '../database/schema';
import { hashCode, newCode, newToken, sameHash } from '../auth/tokens';

export type CodePurpose = 'signUp' | 'passwordReset';
export interface CodeKey {
  /** In the form of normaliseEmail. */
  email: string;
  purpose: CodePurpose;
}

/** Ten minutes, in milliseconds. */
export const CODE_MS = 10 * 60 * 1000;
export const CODE_TRIES = 5;

const rowOf = ({ email, purpose }: CodeKey) =>
  and(eq(emailCode.email, email), eq(emailCode.purpose, purpose));

/**
 * Replaces the address's code for this purpose and returns the new one.
 * @param usable false stores a hash that no code has: to anyone who tries codes, an address that gets none looks like one that does.
 */
export async function issueCode(
  db: Database,
  key: CodeKey,
  usable: boolean,
  now: Date,
): Promise<string> {
  const code = newCode();
  const salt = newToken();
  const row = {
    codeHash: hashCode(usable ? code : newToken(), salt),
    salt,
    attempts: 0,
    expiresAt: new Date(now.getTime() + CODE_MS),
  };
  await db
    .insert(emailCode)
    .values({ ...key, ...row })
    .onConflictDoUpdate({ target: [emailCode.email, emailCode.purpose], set: row });
  return code;
}

/**
 * Whether the code is the one that was mailed. The try is counted before the comparison and in one statement, so that tries sent at the
 * same moment share the same five. A right code is not counted and not used up.
 * @returns what `consumeCode` takes, or undefined for a wrong, exhausted, expired or unknown code.
 */
export async function checkCode(
  db: Database,
  key: CodeKey,
  code: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .update(emailCode)
    .set({ attempts: sql`${emailCode.attempts} + 1` })
    .where(and(rowOf(key), lt(emailCode.attempts, CODE_TRIES), gt(emailCode.expiresAt, now)))
    .returning();
  if (!row || !sameHash(hashCode(code, row.salt), row.codeHash)) return undefined;
  await db
    .update(emailCode)
    .set({ attempts: sql`${emailCode.attempts} - 1` })
    .where(and(rowOf(key), eq(emailCode.codeHash, row.codeHash)));
  return row.codeHash;
}

/** Deletes a checked code; false where another request was faster. Call it in the transaction that does what the code is for. */
export async function consumeCode(db: Database, key: CodeKey, codeHash: string): Promise<boolean> {
  const used = await db
    .delete(emailCode)
    .where(and(rowOf(key), eq(emailCode.codeHash, codeHash)))
    .returning({ email: emailCode.email });
  return used.length > 0;
}

export async function deleteExpiredCodes(db: Database, now: Date): Promise<void> {
  await db.delete(emailCode).where(lte(emailCode.expiresAt, now));
}
