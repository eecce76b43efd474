import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** The channel on which replicas tell each other what has changed. */
export const CHANNEL = 'workspace_events';

/** What the channel carries; without `usernames` everyone is concerned. */
export interface RightsChanged {
  usernames?: string[];
}

/** A notification of PostgreSQL holds less than 8000 bytes. */
const MAX_USERNAMES = 100;

/** Tells every replica that rights or menus have changed. Belongs into the transaction of the change: it is heard when that commits. */
export async function announceRights(db: Database, usernames?: readonly string[]): Promise<void> {
  const event: RightsChanged =
    usernames && usernames.length <= MAX_USERNAMES ? { usernames: [...usernames] } : {};
  await db.execute(sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(event)})`);
}
