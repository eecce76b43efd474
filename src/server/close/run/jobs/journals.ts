import { and, eq, inArray, sql } from 'drizzle-orm';
import { journalLines } from '@/domain/closeReports';
import { ledgerOf } from '@/domain/ifrs17/book';
import type { Database } from '../../../database';
import { closeResult, closeRunStep } from '../../../database/closeRunSchema';
import { rulesAt } from '../../reports/ruleSets';
import { lastDayOf } from '../postings';
import { stepNumber } from '../steps';
import { openBatch } from './measure';
import { completeBatch, timed } from './stages';

/** When step 8 began: every batch posts by the rules of that moment. */
async function beginOf(db: Database, runId: string): Promise<Date> {
  const [step] = await db
    .select({ at: closeRunStep.startedAt })
    .from(closeRunStep)
    .where(and(eq(closeRunStep.runId, runId), eq(closeRunStep.step, stepNumber('journals'))));
  return step?.at ?? new Date();
}

/** Step 8 of a batch: the entries of its groups by the rules of their book, as they will be posted. */
export async function journalBatch(
  db: Database,
  job: { runId: string; batch: number },
): Promise<void> {
  const { run, groups } = await openBatch(db, job, 'journals');
  const stored = await db
    .select({ closed: closeResult.closed })
    .from(closeResult)
    .where(and(eq(closeResult.runId, run.id), inArray(closeResult.groupId, [...groups])))
    .orderBy(closeResult.groupId);
  const closed = stored.flatMap((row) => row.closed ?? []);
  const rules = await rulesAt(db, run.bookId, await beginOf(db, run.id));
  const made = await timed(() =>
    closed.map((group) => {
      const journal = journalLines([group], { date: lastDayOf(run.period), rules });
      const ledger = ledgerOf(journal)[group.id] ?? { net: 0, balance: 0 };
      return { group_id: group.id, journal, ledger };
    }),
  );
  const lines = made.value.reduce((sum, { journal }) => sum + journal.length, 0);
  const work = [
    { step: 'journals' as const, in: closed.length, out: lines, seconds: made.seconds },
  ];
  await completeBatch(db, { ...job, stage: 'journals' }, work, (tx) =>
    tx.execute(sql`
      UPDATE close_result SET journal = given.journal, ledger = given.ledger
      FROM jsonb_to_recordset(${JSON.stringify(made.value)}::jsonb) AS given (group_id text, journal jsonb, ledger jsonb)
      WHERE close_result.run_id = ${run.id} AND close_result.group_id = given.group_id`),
  );
}
