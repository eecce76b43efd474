import { and, eq, inArray, sql } from 'drizzle-orm';
import { journalLines } from '@/domain/closeReports';
import { ledgerOf } from '@/domain/ifrs17/book';
import type { Database } from '../../../database';
import { closeResult } from '../../../database/closeRunSchema';
import { currentRules } from '../../reports/ruleSets';
import { lastDayOf } from '../postings';
import { openBatch } from './measure';
import { completeBatch, timed } from './stages';

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
  const rules = await currentRules(db, run.bookId);
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
