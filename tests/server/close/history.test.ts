import { and, eq, sql } from 'drizzle-orm';
import { closeQuarter, periodsBetween } from '@/domain/close';
import { smallCompany } from '@/domain/demoInsurer';
import { closeBook, closeScenario } from '@/server/database/closeBookSchema';
import { closePeriod } from '@/server/database/closeLedgerSchema';
import { closeComment } from '@/server/database/closeReportSchema';
import { seedSmallBooks } from '@/server/seed/closeBooks';
import { type TestApp, startTestApp } from '../support/app';
import {
  type Closer,
  closer,
  eventually,
  grantClose,
  keepSmallCompany,
  startWorker,
  type Posting,
} from './support';

let test: TestApp;
let admin: Closer;
let stopWorker: () => Promise<void>;
beforeAll(async () => {
  test = await startTestApp();
  await grantClose(test);
  await keepSmallCompany(test);
  admin = await closer(test, 'adminuser');
  // No past of its own while the worker comes up; and other figures than those of the newest edition.
  await test.db.update(closeBook).set({ kind: 'own' });
  await test.db.execute(
    sql`UPDATE close_actual SET data = data || '{"claims": 500}' WHERE group_id = 'term-2025' AND period = ${firstPeriod}`,
  );
  stopWorker = startWorker(test);
});
afterAll(async () => {
  await stopWorker();
  await test.close();
});

const { firstPeriod, lastPeriod } = smallCompany.definition;
const all = periodsBetween(firstPeriod, lastPeriod);
const closedHistory = () =>
  eventually(async () => {
    const { history, periods } = await admin.runs('small');
    const isOver = history.closed === all.length && periods.every(({ runId }) => runId !== null);
    return isOver && periods.filter(({ scenarioId }) => scenarioId === 'base');
  });
const states = [
  ['2025-12', 'closed'],
  ['2025-09', 'locked'],
  ['2025-06', 'locked'],
  ['2025-03', 'locked'],
];
/** What stands in the ledger for a quarter by account, and what its current run says. */
const ledger = async (period: string) => {
  const sums = (lines: ReturnType<typeof sql>) =>
    test.db.execute<{ account: string; balance: number }>(sql`
      SELECT account, round(sum(debit - credit), 4)::float8 AS balance FROM (${lines}) AS lines
      GROUP BY account HAVING abs(sum(debit - credit)) > 1e-6 ORDER BY account`);
  const posted = await sums(sql`
    SELECT account, l.debit::numeric AS debit, l.credit::numeric AS credit FROM close_journal_line l
    JOIN close_posting p ON p.id = l.posting_id WHERE p.book_id = 'small' AND p.period = ${period}`);
  const made = await sums(sql`
    SELECT line->>5 AS account, (line->>7)::numeric AS debit, (line->>8)::numeric AS credit
    FROM close_period c JOIN close_result r ON r.run_id = c.run_id, jsonb_array_elements(r.journal::jsonb) AS line
    WHERE c.book_id = 'small' AND c.scenario_id = 'base' AND c.period = ${period}`);
  return { posted: posted.rows, made: made.rows };
};

it('goes on by itself where somebody closes the quarter at which it was stopped', async () => {
  await test.db.update(closeBook).set({ kind: 'small' });
  const { runId } = await admin.start('small', firstPeriod);
  await admin.ended(runId);
  const periods = await closedHistory();
  expect(periods.map(({ period, state }) => [period, state])).toEqual(states);
  const { runs } = await admin.runs('small');
  expect(runs.filter(({ startedBy }) => startedBy !== null).map((run) => run.runId)).toEqual([
    runId,
  ]);
});

it('closes a quarter anew whose opening was closed again meanwhile', async () => {
  const before = await admin.results('small', '2025-09');
  const reason = 'Another look';
  await admin.good(admin.send('periods/unlock', { bookId: 'small', period: '2025-09', reason }));
  const again = await admin.start('small', '2025-09');
  await admin.ended(again.runId);
  await test.db
    .update(closePeriod)
    .set({ runId: null })
    .where(and(eq(closePeriod.bookId, 'small'), eq(closePeriod.period, '2025-12')));
  const { runId } = await test.db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE close_result IN SHARE MODE`);
    const run = await admin.start('small', '2025-12');
    await eventually(async () => {
      const { rows } = await tx.execute(sql`
        SELECT FROM pg_locks WHERE relation = 'close_result'::regclass AND NOT granted`);
      return rows.length > 0;
    });
    // It opened with the later one.
    await tx
      .update(closePeriod)
      .set({ runId: before.runId })
      .where(and(eq(closePeriod.bookId, 'small'), eq(closePeriod.period, '2025-09')));
    return run;
  });
  expect((await admin.ended(runId)).run.state).toBe('done');
  const last = await eventually(async () => {
    const { periods } = await admin.runs('small');
    const found = periods.find(({ period }) => period === '2025-12');
    return found?.runId !== runId && found?.isStale === false && found;
  });
  const { run } = await admin.run(last.runId ?? '');
  expect(run).toMatchObject({ state: 'done', startedBy: null });
  await admin.good(admin.send('periods/lock', { bookId: 'small', period: '2025-09', reason }));
  await closedHistory();
});

it('is closed anew where a newer edition of the book comes with the product, and restated in the ledger', async () => {
  const before = await admin.results('small', firstPeriod);
  await admin.post((await admin.results('small', lastPeriod)).runId);
  const name = { en: 'Mine', ko: '내 것', 'zh-tw': '我的' };
  const scenario = { id: 'mine', name, shock: {} };
  await admin.good(admin.send('books/small/scenarios', scenario));
  const comment = { bookId: 'small', period: firstPeriod, cell: 'a', text: 'Why?', author: 'me' };
  await test.db.insert(closeComment).values({ ...comment, writtenAt: test.now() });

  await test.db.update(closeBook).set({ edition: 1 });
  await seedSmallBooks(test.db, test.now(), [smallCompany]);
  const periods = await closedHistory();
  expect(periods.map(({ period, state }) => [period, state])).toEqual(states);

  const { groups, runId } = await admin.results('small', firstPeriod);
  expect(runId).not.toBe(before.runId);
  expect(groups).not.toEqual(before.groups);
  expect(groups).toEqual(
    [...closeQuarter(smallCompany, firstPeriod).groups].sort((one, other) =>
      one.id < other.id ? -1 : 1,
    ),
  );
  const postings = await admin.good<Posting[]>(
    admin.get(`close/postings?bookId=small&period=${firstPeriod}`),
  );
  expect(postings.map(({ kind, postedBy }) => [kind, postedBy])).toEqual([
    ['restatement', null],
    ['posting', null],
  ]);
  expect(postings[0]?.reason).toContain('Book reissued');
  expect(postings[1]?.reason).toBeNull();
  const { posted, made } = await ledger(firstPeriod);
  expect(posted).toEqual(made);
  expect(made.length).toBeGreaterThan(5);

  expect(await test.db.$count(closeComment)).toBe(1);
  const kept = await test.db.select({ id: closeScenario.id }).from(closeScenario);
  expect(kept.map(({ id }) => id)).toContain('mine');
  // The last quarter is people's: what they posted of it is theirs to restate.
  const last = await admin.results('small', lastPeriod);
  expect(await admin.send('postings', { runId: last.runId })).toMatchObject({ code: 'E1619' });
});
