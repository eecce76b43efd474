import { and, count, eq, lte, sql } from 'drizzle-orm';
import { batchesOf, monthAfter, versionFor, type Book } from '@/domain/close';
import type { Database } from '../../../database';
import { closeBook, closeModelPoint } from '../../../database/closeBookSchema';
import { closeBatch, closeRun, closeRunFrame } from '../../../database/closeRunSchema';
import { readBookFrame } from '../../books/readBook';
import { stageOf } from '../steps';
import { pack } from './pack';
import { announceRun, beginStage, completeStage, Superseded, timed, type RunRow } from './stages';

/** Contracts that are in the book by the end of a period, by group. */
async function countPoints(
  db: Database,
  { bookId, period }: RunRow,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ group: closeModelPoint.groupId, points: count() })
    .from(closeModelPoint)
    .where(and(eq(closeModelPoint.bookId, bookId), lte(closeModelPoint.entry, period)))
    .groupBy(closeModelPoint.groupId);
  return new Map(rows.map(({ group, points }) => [group, points]));
}

/** Groups and treaties that have begun by the end of the period, by what is closed together. Does not depend on how many workers there are. */
function batchesIn(
  { definition }: Book,
  period: string,
  contracts: ReadonlyMap<string, number>,
): readonly (readonly string[])[] {
  const { groups, treaties, example } = definition;
  if (example) return [[...example.groups, ...example.treaties].map(({ id }) => id)];
  const begun = groups.filter(({ firstPeriod }) => firstPeriod <= period);
  const over = treaties.filter(({ firstPeriod }) => firstPeriod <= period);
  return batchesOf({ groups: begun, treaties: over }, { contracts }).map((batch) => {
    const own = new Set(batch);
    const held = over.filter(({ covers }) => covers.some((id) => own.has(id)));
    return [...batch, ...held.map(({ id }) => id)];
  });
}

/** How many curves discount the groups at the end of the period: by currency and share of the illiquidity premium. */
const curvesFor = ({ definition: { groups, treaties } }: Book): number =>
  new Set(
    [...groups, ...treaties].map(({ currency, illiquidity = 1 }) => `${currency} ${illiquidity}`),
  ).size;

/** Says that a run is under way, once. Where it goes on from a later step, its first jobs follow at once. */
async function begin(db: Database, runId: string): Promise<RunRow | undefined> {
  return db.transaction(async (tx) => {
    const [run] = await tx
      .select()
      .from(closeRun)
      .where(eq(closeRun.id, runId))
      .for('no key update');
    if (run?.state === 'running') return run.fromStep === 1 ? run : undefined;
    if (run?.state !== 'queued') throw new Superseded();
    const started = { ...run, state: 'running' as const, startedAt: new Date() };
    await tx.update(closeRun).set(started).where(eq(closeRun.id, runId));
    await beginStage(tx, started, stageOf(run.fromStep));
    await announceRun(tx, runId);
    return run.fromStep === 1 ? started : undefined;
  });
}

/** Steps 1 to 4: what is closed, on which assumptions and curves, in which batches. */
export async function prepareRun(db: Database, { runId }: { runId: string }): Promise<void> {
  const run = await begin(db, runId);
  if (!run) return;
  const { bookId, period } = run;
  const [contracts, framed] = await Promise.all([
    timed(async () => countPoints(db, run)),
    timed(async () => {
      const [book] = await db.select().from(closeBook).where(eq(closeBook.bookId, bookId));
      if (!book) throw new RangeError(`there is no book ${bookId}`);
      return readBookFrame(db, book);
    }),
  ]);
  const frame = framed.value;
  // It is compressed while batches are cut.
  const [body, batches] = await Promise.all([
    pack(frame),
    timed(() => batchesIn(frame, period, contracts.value)),
  ]);
  const version = versionFor(frame.assumptions, monthAfter(period));
  const curves = frame.curves.filter(({ date }) => date <= period);
  const groups = batches.value.flat().length;
  const points = [...contracts.value.values()].reduce((sum, each) => sum + each, 0);
  await completeStage(
    db,
    runId,
    'prepare',
    [
      { step: 'contracts', in: points, out: points, seconds: contracts.seconds },
      { step: 'grouping', in: points, out: groups, seconds: batches.seconds },
      {
        step: 'assumptions',
        in: frame.assumptions.length,
        out: version ? 1 : 0,
        seconds: framed.seconds,
      },
      {
        step: 'curves',
        in: curves.length,
        out: curves.length === 0 ? 0 : curvesFor(frame),
        seconds: 0,
      },
    ],
    async (tx) => {
      await tx.insert(closeRunFrame).values({ runId, body });
      await tx.execute(sql`
        INSERT INTO ${closeBatch} (run_id, stage, number, groups)
        SELECT ${runId}, stage, number - 1, groups
        FROM jsonb_array_elements(${JSON.stringify(batches.value)}::jsonb) WITH ORDINALITY AS given (groups, number),
          (VALUES ('measure'), ('journals')) AS stages (stage)`);
      await tx.update(closeRun).set({ groups }).where(eq(closeRun.id, runId));
    },
  );
}
