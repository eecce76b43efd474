import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { bookFromTables, firstCloseErrors, neededTables, type RowError } from '@/domain/close';
import type { Database } from '../../database';
import { readArchive, type ArchiveLimits } from './archive';
import { ImportErrors } from './importErrors';
import { readTables } from './readTables';
import { StagedPoints } from './stagedPoints';
import { insertBook } from './writeBook';

const limits: ArchiveLimits = {
  packedBytes: 512 * 1024 * 1024,
  unpackedBytes: 2 * 1024 * 1024 * 1024,
  files: 40,
};

export interface ImportResult {
  readonly saved: boolean;
  readonly bookId: string | null;
  /** Rows by table. */
  readonly counts: Readonly<Record<string, number>>;
  readonly errors: RowError[];
  readonly errorCount: number;
}

/** Thrown to take the transaction back where nothing is to stay. */
class Undone extends Error {
  override name = 'Undone';
}

/**
 * Loads a book of one's own from a ZIP archive of CSV tables as it comes in: every row is judged, and where one is wrong nothing stays. A dry run judges
 * in the same way and saves nothing.
 * @throws {BusinessError} E1608, E1609 as `readArchive`
 */
export async function importBook(
  db: Database,
  source: Readable,
  {
    userId,
    username,
    isDryRun,
    now,
  }: { userId: string; username: string; isDryRun: boolean; now: Date },
): Promise<ImportResult> {
  const errors = new ImportErrors();
  const bookId = randomUUID();
  let counts: Readonly<Record<string, number>> = {};
  try {
    await db.transaction(async (tx) => {
      const staging = new StagedPoints(tx);
      await staging.begin();
      const read = await readTables(readArchive(source, limits), {
        onPoint: (row) => staging.add(row),
        onErrors: (found) => errors.add(found),
      });
      await staging.flush();
      ({ counts } = read);
      errors.add(
        neededTables
          .filter((table) => (counts[table] ?? 0) === 0 && !errors.tables.has(table))
          .map((table) => ({
            table,
            line: 0,
            column: '',
            reason: 'missingTable' as const,
            expected: `${table}.csv`,
            found: '',
          })),
      );
      const { tables } = read;
      const refused = new Set(errors.tables);
      const made = bookFromTables(tables, {
        bookId,
        refused,
        loadedBy: username,
        now: now.toISOString(),
      });
      errors.add(made.errors);
      const { definition } = made.book;
      const wrong = await staging.errors({
        products: refused.has('products') ? null : definition.products,
        groups: refused.has('groups') ? null : definition.groups,
        lastPeriod: refused.has('book') ? null : definition.lastPeriod,
      });
      errors.add(wrong.listed, wrong.count);
      // What is sound by itself may still not reach: a first close tells.
      if (errors.count === 0)
        errors.add(firstCloseErrors({ ...made.book, points: await staging.sample() }, tables));
      if (errors.count > 0 || isDryRun) throw new Undone();
      await insertBook(
        tx,
        { ...made.book, points: [] },
        { now, ownerId: userId, modelPoints: counts['modelPoints'] ?? 0 },
      );
      await staging.keep(bookId);
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  const saved = errors.count === 0 && !isDryRun;
  return {
    saved,
    bookId: saved ? bookId : null,
    counts,
    errors: errors.listed,
    errorCount: errors.count,
  };
}
