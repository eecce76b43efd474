import { and, eq, ne, sql } from 'drizzle-orm';
import { periodsOf, scenarioRisk, type Book } from '@/domain/close';
import type { Database } from '../../database';
import { closeBook } from '../../database/closeBookSchema';
import { closePeriod } from '../../database/closeLedgerSchema';
import { type closeRun } from '../../database/closeRunSchema';
import { PRIORITY, addJobs } from '../../jobs/queue';
import { cancelRuns } from './changeRuns';
import { postRun } from './postings';
import reasons from './reasons.json';
import { BASE, isStale } from './readRuns';
import { atPlace, startRun } from './startRun';

type Definition = Pick<Book['definition'], 'firstPeriod' | 'lastPeriod' | 'example'>;
/** What people open first is closed first. */
const HISTORY_ORDER = sql`array_position(ARRAY['small', 'demo', 'example'], ${closeBook.kind})`;
const system = () => ({ by: null, at: new Date() });

/** Starts the first period of a book that has no results yet, as part of its history. */
async function closeNext(db: Database, bookId: string, definition: Definition): Promise<void> {
  const rows = await db
    .select()
    .from(closePeriod)
    .where(and(eq(closePeriod.bookId, bookId), eq(closePeriod.scenarioId, BASE)));
  const closed = new Set(rows.flatMap(({ period, runId }) => (runId === null ? [] : [period])));
  const periods = periodsOf(definition);
  const index = periods.findIndex((period) => !closed.has(period));
  const period = periods[index];
  if (period === undefined) return;
  await startRun(
    db,
    { bookId, period, scenarioId: BASE },
    { ...system(), opensAfter: periods[index - 1], isHistory: true },
  );
}

/** Begins to close the past of every book that came with the product, or goes on with it. */
export async function startHistory(db: Database): Promise<void> {
  const books = await db.select().from(closeBook).orderBy(HISTORY_ORDER, closeBook.bookId);
  for (const { bookId, kind, definition } of books)
    if (kind !== 'own') await closeNext(db, bookId, definition);
}

/** What was closed of an earlier edition of a book is no longer current: its past is closed anew, and what is posted is restated. */
export async function restartHistory(tx: Database, bookId: string): Promise<void> {
  await cancelRuns(tx, bookId, new Date());
  const ofBook = eq(closePeriod.bookId, bookId);
  await tx.delete(closePeriod).where(and(ofBook, ne(closePeriod.scenarioId, BASE)));
  await tx.update(closePeriod).set({ state: 'open', runId: null }).where(ofBook);
  await addJobs(tx, 'closeHistory', [{}], PRIORITY.background);
}

/** The sensitivities that the notes of the last period show (128) are closed after everything else. */
async function closeSensitivities(
  db: Database,
  { bookId, period }: typeof closeRun.$inferSelect,
  { definition }: Pick<Book, 'definition'>,
): Promise<void> {
  const periods = periodsOf(definition);
  for (const scenario of definition.scenarios)
    if (scenarioRisk(scenario))
      await startRun(
        db,
        { bookId, period, scenarioId: scenario.id },
        { ...system(), opensAfter: periods[periods.indexOf(period) - 1], isHistory: true },
      );
}

/**
 * What follows a period of the past in the same transaction: its journals are posted, all but the last period is locked, the next one is closed. A stale one is
 * closed anew.
 */
export async function goOnWithHistory(
  tx: Database,
  run: typeof closeRun.$inferSelect,
  { definition }: Pick<Book, 'definition'>,
): Promise<void> {
  const { bookId, period, scenarioId } = run;
  if (scenarioId !== BASE) return;
  const periods = periodsOf(definition);
  // The period before was closed again meanwhile.
  if (await isStale(tx, run)) {
    const opensAfter = periods[periods.indexOf(period) - 1];
    await startRun(
      tx,
      { bookId, period, scenarioId },
      { ...system(), opensAfter, isHistory: true },
    );
    return;
  }
  const isLast = period === periods.at(-1);
  if (!isLast && definition.example === undefined) {
    const [row] = await tx.select().from(closePeriod).where(atPlace(run));
    // Why the system restates what it had posted: whoever reads it reads one of the three.
    const reason = row?.postedRunId ? reasons.reissued : undefined;
    // A control that fails in the past was looked into then.
    await postRun(tx, run.id, { ...system(), acceptsFailures: true, reason });
    await tx
      .update(closePeriod)
      .set({ state: 'locked', changedAt: new Date() })
      .where(atPlace(run));
  }
  if (isLast) await closeSensitivities(tx, run, { definition });
  else await closeNext(tx, bookId, definition);
}
