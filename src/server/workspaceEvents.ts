import { sql } from 'drizzle-orm';
import type { Database } from './database';
import type { CloseRun } from './close/run/steps';

/** The channel on which replicas tell each other what has changed. */
export const CHANNEL = 'workspace_events';

/** Without `usernames` everyone is concerned. */
export interface RightsChanged {
  type: 'rightsChanged';
  usernames?: string[];
}

/** How far the run of a book has come: concerns who may see the book. */
export interface CloseProgress {
  type: 'closeProgress';
  run: CloseRun;
}

/** What the channel carries. */
export type WorkspaceEvent = RightsChanged | CloseProgress;

/** A notification of PostgreSQL holds less than 8000 bytes. */
const MAX_USERNAMES = 100;

async function announce(db: Database, event: WorkspaceEvent): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(event)})`);
}

/** Tells every replica that rights or menus have changed. Belongs into the transaction of the change: it is heard when that commits. */
export async function announceRights(db: Database, usernames?: readonly string[]): Promise<void> {
  const isShort = usernames && usernames.length <= MAX_USERNAMES;
  await announce(db, {
    type: 'rightsChanged',
    ...(isShort ? { usernames: [...usernames] } : {}),
  });
}

/** Tells every replica how far a run has come. Belongs into the transaction that brought it there. */
export async function announceProgress(db: Database, run: CloseRun): Promise<void> {
  await announce(db, { type: 'closeProgress', run });
}
