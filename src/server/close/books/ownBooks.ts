import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { MalformedRequest } from '../../contract';
import { allowLongStatements, isConflict, type Database } from '../../database';
import { closeBook } from '../../database/closeBookSchema';
import { role } from '../../database/schema';
import { BusinessError } from '../../errors';
import { TaskQueue } from '../../taskQueue';
import { cancelRuns } from '../run/changeRuns';
import { importBook, type ImportResult } from './importBook';
import { deleteBook } from './writeBook';

/** Each import holds a connection as long as its file comes. */
const importsAtOnce = new TaskQueue({
  concurrency: 2,
  maxWaiting: 10,
  whenFull: () => new BusinessError('E5003', {}, 503),
});

/**
 * Reads the one file of a form as it comes, and loads it.
 * @throws {BusinessError} E1608, E1609; E5003 (503) where too many wait already. @throws {MalformedRequest} for a form that is broken or empty
 */
export async function importUpload(
  db: Database,
  request: FastifyRequest,
  options: Parameters<typeof importBook>[2],
): Promise<ImportResult> {
  if (!request.isMultipart()) throw new MalformedRequest('multipart');
  try {
    return await importsAtOnce.run(async () => {
      const part = await fileOf(request);
      return importBook(db, part.file, options);
    });
  } catch (error) {
    // Whoever is still sending reads the answer only when the rest has been taken.
    request.raw.unpipe();
    request.raw.resume();
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('FST_'))
      throw new MalformedRequest('multipart');
    throw error;
  }
}

/** The file of the form once it begins to come. @throws {MalformedRequest} where the form is broken, holds something else, or comes no more */
async function fileOf(request: FastifyRequest) {
  // Whoever went away while waiting sends no file any more, and the parser would wait for it without end.
  if (request.raw.destroyed) throw new MalformedRequest('multipart');
  const limits = { fileSize: Infinity, files: 1, fields: 0 };
  const part = await request.file({ limits }).catch(() => undefined);
  if (part?.fieldname !== 'file') throw new MalformedRequest('multipart');
  return part;
}

/** What came with the product belongs to nobody, and others' books are not the caller's to change. */
const owned = (bookId: string, userId: string) =>
  and(eq(closeBook.bookId, bookId), eq(closeBook.ownerId, userId));

/**
 * Every role in use, and whether the book is shared with it.
 * @throws {BusinessError} E1602 where the book is not the caller's own
 */
export async function sharingOf(db: Database, bookId: string, userId: string) {
  const [book] = await db
    .select({ sharedWith: closeBook.sharedWith })
    .from(closeBook)
    .where(owned(bookId, userId));
  if (!book) throw new BusinessError('E1602');
  const roles = await db
    .select()
    .from(role)
    .where(eq(role.inUse, true))
    .orderBy(asc(role.sortOrder), asc(role.roleId));
  return roles.map(({ roleId, nameEn, nameKo, nameZhTw }) => ({
    roleId,
    name: { en: nameEn, ko: nameKo, 'zh-tw': nameZhTw },
    isGiven: book.sharedWith.includes(roleId),
  }));
}

/**
 * A role that is not there is left out: one of that name may come later, for others.
 * @throws {BusinessError} E1602 where the book is not the caller's own
 */
export async function shareBook(
  db: Database,
  bookId: string,
  { userId, roles }: { userId: string; roles: readonly string[] },
): Promise<void> {
  const known = await db
    .select({ roleId: role.roleId })
    .from(role)
    .where(inArray(role.roleId, [...roles]));
  const done = await db
    .update(closeBook)
    .set({ sharedWith: known.map(({ roleId }) => roleId) })
    .where(owned(bookId, userId))
    .returning({ bookId: closeBook.bookId });
  if (done.length === 0) throw new BusinessError('E1602');
}

const REMOVAL_TRIES = 5;

/**
 * Removes a book with its runs. Those that are under way are cancelled first, so that workers let go of them.
 * @throws {BusinessError} E1602 where the book is not the caller's own
 */
export async function removeBook(
  db: Database,
  bookId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const remove = async (tx: Database) => {
    await allowLongStatements(tx);
    const [found] = await tx
      .select({ bookId: closeBook.bookId })
      .from(closeBook)
      .where(owned(bookId, userId))
      .for('update');
    if (!found) throw new BusinessError('E1602');
    await deleteBook(tx, bookId);
  };
  const [found] = await db
    .select({ bookId: closeBook.bookId })
    .from(closeBook)
    .where(owned(bookId, userId));
  if (!found) throw new BusinessError('E1602');
  await cancelRuns(db, bookId, now);
  for (let tries = 1; ; tries += 1)
    try {
      return await db.transaction(remove);
    } catch (error) {
      // Two workers may still hold a batch of one run: whoever deletes it then waits for one who waits for it.
      if (tries === REMOVAL_TRIES || !isConflict(error)) throw error;
    }
}
