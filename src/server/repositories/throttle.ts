import { createHash } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { throttle } from '../database/schema';
import { TooManyRequests } from '../errors';
import type { ErrorCode } from '../generated/contract';

/** A leaky bucket: holds `capacity` tries at once, loses one every `drainSeconds`. */
export interface Bucket {
  key: string;
  capacity: number;
  drainSeconds: number;
}

/** Levels are fractions: what is full by less than this is not. */
const ROUNDING = 1e-6;
/** A bucket no one touched for a day is empty, whatever its kind. */
const IDLE_MS = 24 * 60 * 60 * 1000;

/** The key of a bucket: its kind and a hash of whom it counts. */
export function bucketKey(kind: string, subject: string): string {
  return `${kind}:${createHash('sha256').update(subject).digest('base64url')}`;
}

/**
 * Counts a try in each of the buckets, or in none where one of them is full. Atomic across replicas; a refused try leaves no trace, so that it
 * does not prolong the wait.
 * @throws {TooManyRequests} with `code`, and with the seconds after which all of them have room.
 */
export async function consume(
  db: Database,
  buckets: readonly Bucket[],
  now: Date,
  code: ErrorCode,
): Promise<void> {
  const fillAll = async (tx: Database) => {
    // One order for everyone, or two requests could wait for each other.
    for (const bucket of [...buckets].sort((a, b) => (a.key < b.key ? -1 : 1)))
      if (!(await fill(tx, bucket, now)))
        throw new TooManyRequests(code, await secondsUntilRoom(tx, buckets, now));
  };
  // One statement is atomic by itself: a transaction would hold the row, which a user's next request waits for, three times as long.
  await (buckets.length > 1 ? db.transaction(fillAll) : fillAll(db));
}

/** Whether the bucket had room for one more. */
async function fill(
  db: Database,
  { key, capacity, drainSeconds }: Bucket,
  now: Date,
): Promise<boolean> {
  const moment = now.toISOString();
  const elapsed = sql`GREATEST(0, EXTRACT(EPOCH FROM (${moment}::timestamptz - ${throttle.updatedAt}))::double precision)`;
  const level = sql`GREATEST(0, ${throttle.level} - ${elapsed} / ${drainSeconds}::double precision) + 1`;
  const filled = await db
    .insert(throttle)
    .values({ key, level: 1, updatedAt: now })
    .onConflictDoUpdate({
      target: throttle.key,
      set: { level, updatedAt: sql`GREATEST(${throttle.updatedAt}, ${moment}::timestamptz)` },
      setWhere: sql`${level} <= ${capacity + ROUNDING}::double precision`,
    })
    .returning({ key: throttle.key });
  return filled.length > 0;
}

async function secondsUntilRoom(
  db: Database,
  buckets: readonly Bucket[],
  now: Date,
): Promise<number> {
  const keys = buckets.map(({ key }) => key);
  const rows = await db.select().from(throttle).where(inArray(throttle.key, keys));
  const waits = buckets.map(({ key, capacity, drainSeconds }) => {
    const row = rows.find((one) => one.key === key);
    if (!row) return 0;
    const elapsed = (now.getTime() - row.updatedAt.getTime()) / 1000;
    return (row.level + 1 - capacity) * drainSeconds - elapsed;
  });
  return Math.max(1, Math.ceil(Math.max(...waits) - ROUNDING));
}

/** Takes one try back out of a bucket: it turned out to be a good one. */
export async function refund(db: Database, key: string): Promise<void> {
  await db
    .update(throttle)
    .set({ level: sql`GREATEST(0, ${throttle.level} - 1)` })
    .where(eq(throttle.key, key));
}

export async function deleteBucket(db: Database, key: string): Promise<void> {
  await db.delete(throttle).where(eq(throttle.key, key));
}

export async function deleteIdleBuckets(db: Database, now: Date): Promise<void> {
  await db.delete(throttle).where(lt(throttle.updatedAt, new Date(now.getTime() - IDLE_MS)));
}
