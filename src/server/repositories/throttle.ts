import { createHash } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { type Database, gather } from '../database';
import { throttle } from '../database/schema';
import { TooManyRequests } from '../errors';
import type { ErrorCode } from '../generated/contract';

/** How much a bucket holds at once, and how fast it loses it. */
export interface Pace {
  capacity: number;
  /** It loses one try in this time. */
  drainSeconds: number;
}

/** A leaky bucket. */
export interface Bucket extends Pace {
  key: string;
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
      if (!(await fill(tx, bucket, new Map([[bucket.key, 1]]), now)).has(bucket.key))
        throw new TooManyRequests(code, await secondsUntilRoom(tx, buckets, now));
  };
  // One statement is atomic by itself: a transaction would hold the row, which a user's next request waits for, three times as long.
  await (buckets.length > 1 ? db.transaction(fillAll) : fillAll(db));
}

/**
 * As `consume`, for buckets of one pace that count many people: tries that come at the same time are counted by one statement, which is one round trip and one commit for
 * all of them.
 */
export function consumer(
  db: Database,
  { pace, clock, code }: { pace: Pace; clock: () => Date; code: ErrorCode },
): (key: string) => Promise<void> {
  const fitsWithOthers = gather(async (keys: readonly string[]) => {
    const tries = new Map<string, number>();
    for (const key of keys) tries.set(key, (tries.get(key) ?? 0) + 1);
    const filled = await fill(db, pace, tries, clock());
    return keys.map((key) => filled.has(key));
  });
  return async (key) => {
    // Where there is no room for all tries of one person there may be for some: each is counted alone.
    if (!(await fitsWithOthers(key))) await consume(db, [{ ...pace, key }], clock(), code);
  };
}

/**
 * Counts tries in buckets of one pace, all of a bucket's or none.
 * @returns the keys of those that had room.
 */
async function fill(
  db: Database,
  { capacity, drainSeconds }: Pace,
  tries: ReadonlyMap<string, number>,
  now: Date,
): Promise<Set<string>> {
  const moment = now.toISOString();
  const elapsed = sql`GREATEST(0, EXTRACT(EPOCH FROM (${moment}::timestamptz - ${throttle.updatedAt}))::double precision)`;
  const level = sql`GREATEST(0, ${throttle.level} - ${elapsed} / ${drainSeconds}::double precision) + excluded.level`;
  const limit = sql`${capacity + ROUNDING}::double precision`;
  const { rows } = await db.execute<{ key: string }>(sql`
    INSERT INTO ${throttle} (key, level, updated_at)
    SELECT key, tries, ${moment}::timestamptz
    FROM unnest(${sql.param([...tries.keys()])}::text[], ${sql.param([...tries.values()])}::double precision[]) AS asked (key, tries)
    WHERE tries <= ${limit}
    -- One order for everyone, or two statements could wait for each other.
    ORDER BY key
    ON CONFLICT (key) DO UPDATE
    SET level = ${level}, updated_at = GREATEST(${throttle.updatedAt}, ${moment}::timestamptz)
    WHERE ${level} <= ${limit}
    RETURNING ${throttle.key}`);
  return new Set(rows.map(({ key }) => key));
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
