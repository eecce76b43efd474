import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { ClosedGroup } from '@/domain/ifrs17/book';
import type { Database } from '../../database';
import type { operations } from '../../generated/contract';
import {
  closeBatch,
  closeResult,
  closeResultDocument,
  type StoredSummary,
} from '../../database/closeRunSchema';
import { gzipAround, gzipPart } from './gzipParts';

type Envelope = operations['getCloseResults']['responses'][200]['content']['application/json'];
export type CloseResults = NonNullable<Envelope['data']>;
export type ResultDocument = typeof closeResultDocument.$inferSelect;

/**
 * Stores the whole answer of `getCloseResults`: made once, read often. What a run has given never changes, so its id is the tag. PostgreSQL joins the bytes where they lie.
 * @param parts of the batches in their order, each its groups as JSON with commas inside; one without groups has no bytes
 */
export async function storeDocument(
  tx: Database,
  results: Omit<CloseResults, 'groups'>,
  parts: readonly StoredSummary['part'][],
): Promise<void> {
  const { runId } = results;
  const data = JSON.stringify(results).slice(0, -1);
  const [start, comma, end] = await Promise.all([
    gzipPart(`{"code":"200","message":"","data":${data},"groups":[`),
    gzipPart(','),
    gzipPart(']}}'),
  ]);
  const listed = parts
    .filter(({ size }) => size > 0)
    .flatMap((part, index) => (index > 0 ? [comma, part] : [part]));
  const { header, trailer } = gzipAround([start, ...listed, end]);
  const { part, number } = closeBatch;
  await tx.execute(sql`
    INSERT INTO ${closeResultDocument} (run_id, etag, body)
    SELECT ${runId}, ${`"${runId}"`},
      ${Buffer.concat([header, start.body])}::bytea || coalesce(string_agg(${part}, ${comma.body}::bytea ORDER BY ${number}), '') || ${Buffer.concat([end.body, trailer])}::bytea
    FROM ${closeBatch} WHERE run_id = ${runId} AND stage = 'journals'`);
}

/** undefined where a run has no results. */
export async function readDocument(
  db: Database,
  runId: string,
): Promise<ResultDocument | undefined> {
  const { etag, body } = closeResultDocument;
  // Bytes come as hexadecimal digits otherwise: half as many again, and twice the time to read them.
  const [row] = await db
    .select({ etag, base64: sql<string>`encode(${body}, 'base64')` })
    .from(closeResultDocument)
    .where(eq(closeResultDocument.runId, runId));
  return row && { runId, etag: row.etag, body: Buffer.from(row.base64, 'base64') };
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
