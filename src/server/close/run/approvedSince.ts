import { eq } from 'drizzle-orm';
import { approvedSince, type VersionHead } from '@/domain/close';
import type { Database } from '../../database';
import { closeAssumptionSet, closeCurve } from '../../database/closeBookSchema';
import { closeRun } from '../../database/closeRunSchema';

type RunOf = Pick<
  typeof closeRun.$inferSelect,
  'id' | 'basedOn' | 'fromStep' | 'createdAt' | 'startedAt'
>;

/** The run that read the book: of one that goes on from a later step the one whose first steps it takes over. */
function readerOf(run: RunOf, byId: ReadonlyMap<string, RunOf>): RunOf {
  const earlier = run.basedOn === null ? undefined : byId.get(run.basedOn);
  return run.fromStep > 1 && earlier ? readerOf(earlier, byId) : run;
}

/** Of the runs of a book: which versions of its assumptions were approved since, on which their periods would rest now. */
export async function readApprovedSince(
  db: Database,
  bookId: string,
): Promise<(runId: string, period: string) => readonly string[]> {
  // One after the other: a transaction has one connection.
  const runs = await db
    .select({
      id: closeRun.id,
      basedOn: closeRun.basedOn,
      fromStep: closeRun.fromStep,
      createdAt: closeRun.createdAt,
      startedAt: closeRun.startedAt,
    })
    .from(closeRun)
    .where(eq(closeRun.bookId, bookId));
  const sets = await db
    .select({
      version: closeAssumptionSet.version,
      state: closeAssumptionSet.state,
      effectiveFrom: closeAssumptionSet.effectiveFrom,
      approvedAt: closeAssumptionSet.approvedAt,
      curves: closeAssumptionSet.curves,
    })
    .from(closeAssumptionSet)
    .where(eq(closeAssumptionSet.bookId, bookId));
  const curves = await db
    .select({ id: closeCurve.id, date: closeCurve.date })
    .from(closeCurve)
    .where(eq(closeCurve.bookId, bookId));
  const byId = new Map(runs.map((run) => [run.id, run]));
  const versions = sets.map(
    ({ version, state, effectiveFrom, approvedAt, curves: stated }): VersionHead => ({
      version,
      state,
      approvedAt: approvedAt?.toISOString(),
      set: { effectiveFrom },
      curves: stated ?? [],
    }),
  );
  return (runId, period) => {
    const run = byId.get(runId);
    if (!run) return [];
    const { startedAt, createdAt } = readerOf(run, byId);
    const moment = (startedAt ?? createdAt).toISOString();
    return approvedSince(versions, curves, { period, moment });
  };
}
