import { and, eq, sql } from 'drizzle-orm';
import { journalLines, type LedgerRules } from '@/domain/closeReports';
import { ledgerOf, type ClosedGroup } from '@/domain/ifrs17/book';
import type { Database } from '../../../database';
import { closeRunStep, type StoredLine } from '../../../database/closeRunSchema';
import { rulesAt } from '../../reports/ruleSets';
import { lastDayOf, storedLine } from '../storedLines';
import { stepNumber } from '../steps';
import { completeBatch, openBatch, type BatchJob } from './batches';
import { readStored } from './facts';
import { keptForRun, readFrame } from './frame';
import { timed, type RunRow, type Work } from './stages';
import { storeSummary, summarised, textsOf } from './summary';

/** A row of `close_result` as far as step 8 gives it. */
export interface GroupJournal {
  readonly group_id: string;
  readonly journal: readonly StoredLine[];
  readonly ledger: { readonly net: number; readonly balance: number };
}

/** Every batch is posted by the rules of the moment when step 8 began. */
export const rulesOf = keptForRun(
  async (db, { id, bookId }: Pick<RunRow, 'id' | 'bookId'>): Promise<LedgerRules> => {
    const [step] = await db
      .select({ at: closeRunStep.startedAt })
      .from(closeRunStep)
      .where(and(eq(closeRunStep.runId, id), eq(closeRunStep.step, stepNumber('journals'))));
    return rulesAt(db, bookId, step?.at ?? new Date());
  },
);

/** The entries of groups, as they will be posted, and what that took. */
export async function journalsOf(
  run: RunRow,
  closed: readonly ClosedGroup[],
  rules: LedgerRules,
): Promise<{ journals: readonly GroupJournal[]; work: Work }> {
  const { value: journals, seconds } = await timed(() =>
    closed.map((group) => {
      const journal = journalLines([group], { date: lastDayOf(run.period), rules });
      const ledger = ledgerOf(journal)[group.id] ?? { net: 0, balance: 0 };
      return { group_id: group.id, journal: journal.map(storedLine), ledger };
    }),
  );
  const lines = journals.reduce((sum, { journal }) => sum + journal.length, 0);
  return { journals, work: { step: 'journals', in: closed.length, out: lines, seconds } };
}

/** What the controls look at of journals. */
export const ledgerIn = (journals: readonly GroupJournal[]) =>
  Object.fromEntries(journals.map(({ group_id: id, ledger }) => [id, ledger] as const));

/** Step 8 of a batch of a run that begins with it. */
export async function journalBatch(db: Database, job: BatchJob): Promise<void> {
  const { run, groups } = await openBatch(db, job, 'journals');
  const frame = await readFrame(db, run);
  const [{ closed, facts, checks }, rules] = await Promise.all([
    readStored(db, run, { frame, groups }),
    rulesOf(db, run),
  ]);
  const { journals, work } = await journalsOf(run, closed, rules);
  const ledger = ledgerIn(journals);
  const { value: summary, work: added } = await summarised(closed, {
    facts: { ...facts, ledger },
    checks,
    texts: textsOf(closed),
  });
  await completeBatch(db, { ...job, stage: 'journals' }, [work, added], async (tx) => {
    await tx.execute(sql`
      UPDATE close_result SET journal = given.journal, ledger = given.ledger
      FROM json_to_recordset(${JSON.stringify(journals)}::json) AS given (group_id text, journal json, ledger jsonb)
      WHERE close_result.run_id = ${run.id} AND close_result.group_id = given.group_id`);
    await storeSummary(tx, job, summary);
  });
}
