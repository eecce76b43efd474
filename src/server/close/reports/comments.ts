import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { closeComment } from '../../database/closeReportSchema';
import type { operations } from '../../generated/contract';

type Envelope = operations['addCloseComment']['responses'][200]['content']['application/json'];
type CloseComment = NonNullable<Envelope['data']>;
type CommentRow = typeof closeComment.$inferSelect;

const asComment = ({
  id,
  cell,
  text,
  author,
  writtenAt,
  resolvedBy,
  resolvedAt,
}: CommentRow): CloseComment => ({
  commentId: id,
  cell,
  text,
  author,
  writtenAt: writtenAt.toISOString(),
  resolvedBy,
  resolvedAt: resolvedAt?.toISOString() ?? null,
});

export async function readComments(
  db: Database,
  bookId: string,
  period: string,
): Promise<CloseComment[]> {
  const rows = await db
    .select()
    .from(closeComment)
    .where(and(eq(closeComment.bookId, bookId), eq(closeComment.period, period)))
    .orderBy(asc(closeComment.writtenAt));
  return rows.map(asComment);
}

export async function addComment(
  db: Database,
  comment: Pick<CommentRow, 'bookId' | 'period' | 'cell' | 'text' | 'author' | 'writtenAt'>,
): Promise<CloseComment | undefined> {
  const [row] = await db.insert(closeComment).values(comment).returning();
  return row && asComment(row);
}

/** The book that a comment is of; undefined where it is gone. */
export async function bookOfComment(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ bookId: closeComment.bookId })
    .from(closeComment)
    .where(eq(closeComment.id, id));
  return row?.bookId;
}

/** Whoever resolved it first stays who did: asking again changes nothing. */
export async function resolveComment(
  db: Database,
  id: string,
  { by, at }: { by: string; at: Date },
): Promise<CloseComment | undefined> {
  const [row] = await db
    .update(closeComment)
    .set({
      resolvedBy: sql`coalesce(${closeComment.resolvedBy}, ${by})`,
      resolvedAt: sql`coalesce(${closeComment.resolvedAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(eq(closeComment.id, id))
    .returning();
  return row && asComment(row);
}
