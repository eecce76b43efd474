import { eq } from 'drizzle-orm';
import { type Database, brokenConstraint } from '../database';
import { appUser } from '../database/schema';

export type User = typeof appUser.$inferSelect;
/** What sign-up may set; the demo right is not among it. */
export type NewUser = Omit<typeof appUser.$inferInsert, 'id' | 'demoAuth'>;

export async function findUserByUsername(
  db: Database,
  username: string,
): Promise<User | undefined> {
  return (await db.select().from(appUser).where(eq(appUser.username, username)))[0];
}

/** @param email in the form of normaliseEmail. */
export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  return (await db.select().from(appUser).where(eq(appUser.email, email)))[0];
}

/** The new user, or which of its values another user has already. Breaks a surrounding transaction in the second case. */
export async function insertUser(
  db: Database,
  user: NewUser,
): Promise<User | 'usernameTaken' | 'emailTaken'> {
  try {
    const [row] = await db.insert(appUser).values(user).returning();
    if (!row) throw new Error('The insertion of a user returned no row.');
    return row;
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'app_user_username_unique') return 'usernameTaken';
    if (constraint === 'app_user_email_unique') return 'emailTaken';
    throw error;
  }
}

export async function setPassword(
  db: Database,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await db.update(appUser).set({ passwordHash }).where(eq(appUser.id, userId));
}
