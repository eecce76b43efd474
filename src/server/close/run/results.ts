import { gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { ClosedGroup } from '@/domain/ifrs17/book';
import type { Database } from '../../database';
import type { operations } from '../../generated/contract';
import { closeResult, closeResultDocument } from '../../database/closeRunSchema';

type Envelope = operations['getCloseResults']['responses'][200]['content']['application/json'];
export type CloseResults = NonNullable<Envelope['data']>;
export type ResultDocument = typeof closeResultDocument.$inferSelect;

/** Level 3 takes a third of the time of 6 for a tenth more bytes. */
const BROTLI_LEVEL = 3;
const compress = promisify(gzip);

/** What a run has closed, as JSON: PostgreSQL puts it into words, and they are neither parsed nor written anew for the answer. */
export async function closedAsJson(db: Database, runId: string): Promise<string> {
  const { closed } = closeResult;
  const rows = await db
    .select({ text: sql<string>`${closed}::text` })
    .from(closeResult)
    .where(and(eq(closeResult.runId, runId), isNotNull(closed)))
    .orderBy(asc(closeResult.groupId));
  return `[${rows.map(({ text }) => text).join(',')}]`;
}

/**
 * The whole answer of `getCloseResults`: made once, read often. What a run has given never changes, so its id is the tag.
 * @param groups as JSON
 */
export async function documentOf(
  results: Omit<CloseResults, 'groups'>,
  groups: string,
): Promise<ResultDocument> {
  const { runId } = results;
  const data = `${JSON.stringify(results).slice(0, -1)},"groups":${groups}}`;
  const body = await compress(`{"code":"200","message":"","data":${data}}`, {
    level: BROTLI_LEVEL,
  });
  return { runId, body, etag: `"${runId}"` };
}

/** undefined where a run has no results. */
export async function readDocument(
  db: Database,
  runId: string,
): Promise<ResultDocument | undefined> {
  const [row] = await db
    .select()
    .from(closeResultDocument)
    .where(eq(closeResultDocument.runId, runId));
  return row;
}

/** The groups of a run with some figures alone; those that are zero are left out. */
export async function readFigures(
  db: Database,
  runId: string,
  figures: readonly string[],
): Promise<ClosedGroup[]> {
  const { closed } = closeResult;
  const named = sql`(SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(${closed} -> 'figures') WHERE key IN ${figures})`;
  const rows = await db
    .select({
      group: sql<ClosedGroup>`jsonb_set(${closed} - 'figures', '{figures}', ${named})`,
    })
    .from(closeResult)
    .where(and(eq(closeResult.runId, runId), isNotNull(closed)))
    .orderBy(asc(closeResult.groupId));
  return rows.map(({ group }) => group);
}
