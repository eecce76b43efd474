import { createHash } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { throttle } from '../database/schema';

/** A leaky bucket: holds `capacity` tries at once, loses one every `drainSeconds`. */
export interface Bucket {
  key: string;
  capacity: number;
  drainSeconds: number;
}

/** A bucket no one touched for a day is empty, whatever its kind. */
const FORGET_MS = 24 * 60 * 60 * 1000;

/** The key of a bucket: its kind and a hash of whom it counts. */
export function bucketKey(kind: string, subject: string): string {
  return `${kind}:${createHash('sha256').update(subject).digest('base64url')}`;
}

/**
 * Puts one try into each of the buckets, or into none where one of them is full. Atomic across replicas; a refused try leaves no trace,
 * so it does not prolong the wait.
 */
export async function takeTry(
  db: Database,
  buckets: readonly Bucket[],
  now: Date,
): Promise<boolean> {
  const full = new Error('A bucket is full.');
  try {
    await db.transaction(async (tx) => {
      // One order for everyone, or two requests could wait for each other.
      for (const bucket of [...buckets].sort((a, b) => (a.key < b.key ? -1 : 1)))
        if (!(await pour(tx, bucket, now))) throw full;
    });
    return true;
  } catch (error) {
    if (error === full) return false;
    throw error;
  }
}

async function pour(
  db: Database,
  { key, capacity, drainSeconds }: Bucket,
  now: Date,
): Promise<boolean> {
  const moment = now.toISOString();
  const elapsed = sql`GREATEST(0, EXTRACT(EPOCH FROM (${moment}::timestamptz - ${throttle.updatedAt}))::double precision)`;
  const level = sql`GREATEST(0, ${throttle.level} - ${elapsed} / ${drainSeconds}::double precision) + 1`;
  const poured = await db
    .insert(throttle)
    .values({ key, level: 1, updatedAt: now })
    .onConflictDoUpdate({
      target: throttle.key,
      set: { level, updatedAt: sql`GREATEST(${throttle.updatedAt}, ${moment}::timestamptz)` },
      setWhere: sql`${level} <= ${capacity + 1e-6}::double precision`,
    })
    .returning({ key: throttle.key });
  return poured.length > 0;
}

/** Takes one try back out of a bucket: it turned out to be a good one. */
export async function returnTry(db: Database, key: string): Promise<void> {
  await db
    .update(throttle)
    .set({ level: sql`GREATEST(0, ${throttle.level} - 1)` })
    .where(eq(throttle.key, key));
}

export async function emptyBuckets(db: Database, keys: readonly string[]): Promise<void> {
  await db.delete(throttle).where(inArray(throttle.key, [...keys]));
}

export async function deleteForgottenBuckets(db: Database, now: Date): Promise<void> {
  await db.delete(throttle).where(lt(throttle.updatedAt, new Date(now.getTime() - FORGET_MS)));
}
