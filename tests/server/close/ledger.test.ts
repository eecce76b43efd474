import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { journalLines } from '@/domain/closeReports';
import { API, type TestApp, startTestApp } from '../support/app';
import {
  type Closer,
  type Run,
  closer,
  eventually,
  grantClose,
  keepSmallCompany,
  startWorker,
} from './support';

let test: TestApp;
let admin: Closer;
let stopWorker: () => Promise<void>;
beforeAll(async () => {
  test = await startTestApp();
  await grantClose(test);
  await keepSmallCompany(test);
  admin = await closer(test, 'adminuser');
  stopWorker = startWorker(test);
  await eventually(async () => {
    const { history, periods } = await admin.runs('small');
    // The sensitivities of the last quarter are closed after it.
    return history.closed === history.total && periods.every(({ runId }) => runId !== null);
  });
});
afterAll(async () => {
  await stopWorker();
  await test.close();
});

const place = { bookId: 'small', period: '2025-12' };
const lock = (reason: string, period = place.period) =>
  admin.send('periods/lock', { ...place, period, reason });
const unlock = (reason: string, period = place.period) =>
  admin.send('periods/unlock', { ...place, period, reason });
const currentRun = async () => (await admin.results('small', '2025-12')).runId;
const closeAgain = async (): Promise<Run> =>
  (await admin.ended((await admin.start('small', '2025-12')).runId)).run;
const balances = async () => {
  const { rows } = await test.db.execute<{ account: string; balance: number }>(sql`
    SELECT account, round(sum((l.debit - l.credit)::numeric), 4)::float8 AS balance FROM close_journal_line l
    JOIN close_posting p ON p.id = l.posting_id WHERE p.book_id = 'small' AND p.period = '2025-12'
    GROUP BY account HAVING abs(sum((l.debit - l.credit)::numeric)) > 1e-6 ORDER BY account`);
  return rows;
};

it('is not locked by who runs it', async () => {
  for (const username of ['actuaryuser', 'accountantuser'] as const) {
    const { send } = await closer(test, username);
    const answer = await send('periods/lock', { ...place, reason: 'Done' });
    expect(answer.code).toBe('E1502');
  }
});

it('posts a run once, debit equal to credit, however often and by how many it is asked', async () => {
  const runId = await currentRun();
  const postings = await Promise.all([1, 2, 3].map(() => admin.post(runId)));
  expect(new Set(postings.map(({ postingId }) => postingId)).size).toBe(1);
  const [posting] = postings;
  expect(posting).toMatchObject({ kind: 'posting', date: '2025-12-31', runId });
  expect(posting?.postedBy?.username).toBe('adminuser');
  expect(posting?.debit).toBeGreaterThan(0);
  expect(posting?.debit).toBe(posting?.credit);
  const computed = await admin.journal(`runId=${runId}`);
  const posted = await admin.journal(`runId=${runId}&postingId=${posting?.postingId ?? ''}`);
  expect(posted).toEqual(computed);
  const { groups } = await admin.results('small', '2025-12');
  expect(computed.lines).toEqual(journalLines(groups, { date: '2025-12-31' }));
  expect(posted.total).toBe(posting?.lines);
  const page = await admin.journal(`runId=${runId}&group=motor-2025&limit=2&offset=1`);
  const ofGroup = posted.lines.filter(({ group }) => group === 'motor-2025');
  expect(page.total).toBe(ofGroup.length);
  expect(page.lines).toEqual(ofGroup.slice(1, 3));

  // As earlier releases stored it.
  await test.db.execute(sql`
    UPDATE close_result AS result SET journal = (
      SELECT jsonb_agg(line ORDER BY number) FROM close_journal_line
      WHERE posting_id = ${posting?.postingId} AND group_id = result.group_id)
    WHERE run_id = ${runId}`);
  expect(await admin.journal(`runId=${runId}`)).toEqual(computed);
});

it('gives lines of a posting to whom it gives the run, and of no other book', async () => {
  const runId = await currentRun();
  const posting = randomUUID();
  await test.db.execute(sql`
    INSERT INTO close_posting (id, book_id, period, run_id, kind, date, posted_at, lines, debit, credit)
    VALUES (${posting}, 'another', '2025-12', ${randomUUID()}, 'posting', '2025-12-31', now(), 1, 1, 0)`);
  await test.db.execute(sql`
    INSERT INTO close_journal_line (posting_id, number, group_id, account, debit, credit, line)
    VALUES (${posting}, 1, 'theirs', '1', 1, 0, '{}')`);
  const theirs = await admin.get(`close/journal?runId=${runId}&postingId=${posting}`);
  expect(theirs.code).toBe('E1611');
});

it('never changes what is posted, whoever tries', async () => {
  for (const statement of [
    sql`UPDATE close_journal_line SET debit = 1`,
    sql`DELETE FROM close_journal_line`,
    sql`UPDATE close_posting SET reason = 'none'`,
    sql`DELETE FROM close_posting`,
  ])
    await expect(test.db.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('What is posted is not changed') as string },
    });
});

it('locks no period after one that is unlocked at the same moment', async () => {
  // Nobody gets to the end before both are under way.
  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE audit_log IN SHARE MODE');
  const both = Promise.all([lock('At once'), unlock('At once', '2025-09')]);
  await eventually(async () => {
    const { rows } = await test.db.execute(sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    return rows.length === 2;
  });
  await client.end();
  const [locked, unlocked] = (await both).map(({ code }) => code);
  expect([locked, unlocked].sort()).toEqual(['200', 'E1616']);
  const back = locked === '200' ? unlock('As before') : lock('As before', '2025-09');
  expect(await back).toMatchObject({ code: '200' });
});

it('locks a period that is posted, after which it is neither closed nor reversed', async () => {
  expect(await lock('Approved')).toMatchObject({
    code: '200',
    data: { state: 'locked', reason: 'Approved', changedBy: { username: 'adminuser' } },
  });
  expect(await lock('Again')).toMatchObject({ code: 'E1612' });
  expect(await admin.send('runs', place)).toMatchObject({ code: 'E1612' });
  const postings = await admin.get(`close/postings?bookId=small&period=2025-12`);
  const [posting] = postings.data as { postingId: string }[];
  expect(
    await admin.send(`postings/${posting?.postingId ?? ''}/reverse`, { reason: 'No' }),
  ).toMatchObject({ code: 'E1612' });
  expect(await unlock('Backwards only', '2025-09')).toMatchObject({ code: 'E1616' });
  expect(await unlock('  ')).toMatchObject({ code: 'E1000' });
});

it('restates a period by the difference: what is posted stays, both together are the new run', async () => {
  const before = await balances();
  expect(await unlock('Claims came late')).toMatchObject({ code: '200' });
  await test.db.execute(sql`
    UPDATE close_actual SET data = jsonb_set(data, '{claims}', to_jsonb((data->>'claims')::float8 + 1000))
    WHERE book_id = 'small' AND period = '2025-12' AND data ? 'claims'`);
  const run = await closeAgain();
  expect(await lock('Too early')).toMatchObject({ code: 'E1620' });
  expect(await admin.send('postings', { runId: run.runId })).toMatchObject({ code: 'E1619' });
  const posting = await admin.post(run.runId, 'Claims came late');
  expect(posting).toMatchObject({ kind: 'restatement', reason: 'Claims came late' });
  expect(posting.debit).toBe(posting.credit);
  const after = await balances();
  expect(after).not.toEqual(before);
  const computed = new Map<string, number>();
  for (const { account, debit, credit } of (await admin.journal(`runId=${run.runId}&limit=10000`))
    .lines)
    computed.set(account.code, (computed.get(account.code) ?? 0) + debit - credit);
  for (const { account, balance } of after)
    expect(balance).toBeCloseTo(computed.get(account) ?? 0, 2);

  const reversed = await admin.send(`postings/${posting.postingId}/reverse`, { reason: 'Wrong' });
  expect(reversed).toMatchObject({
    code: '200',
    data: { kind: 'reversal', corrects: posting.postingId, lines: posting.lines },
  });
  expect(await balances()).toEqual(before);
  expect(
    await admin.send(`postings/${posting.postingId}/reverse`, { reason: 'Twice' }),
  ).toMatchObject({ code: 'E1615' });
});

it('neither posts nor locks what rests on an opening that has been closed again', async () => {
  expect(await unlock('Claims came late', '2025-09')).toMatchObject({ code: '200' });
  const { runId } = await admin.start('small', '2025-09');
  expect((await admin.ended(runId)).run.state).toBe('done');
  const stale = { runId: await currentRun(), reason: 'Stale' };
  expect(await admin.send('postings', stale)).toMatchObject({ code: 'E1622' });
  await admin.post(runId, 'Claims came late');
  expect(await lock('Approved', '2025-09')).toMatchObject({ code: '200' });
  expect(await lock('Stale')).toMatchObject({ code: 'E1622' });
  const again = await closeAgain();
  await admin.post(again.runId, 'Closed again');
  expect(await lock('Approved')).toMatchObject({ code: '200' });
  expect(await unlock('For what follows')).toMatchObject({ code: '200' });
});

it('tells open workspaces how far a run is, to its end', async () => {
  const socket = await test.app.injectWS(`${API}/workspace/events`, {
    headers: { ...admin.headers, host: 'gof.example', origin: 'https://gof.example' },
  });
  const heard: Run[] = [];
  socket.on('message', (data: Buffer) => {
    const { type, run } = JSON.parse(data.toString()) as { type: string; run: Run };
    if (type === 'closeProgress') heard.push(run);
  });
  const { runId } = await admin.start('small', '2025-12');
  const ofRun = () => heard.filter((run) => run.runId === runId);
  await eventually(() => Promise.resolve(ofRun().some(({ state }) => state === 'done')));
  const { run } = await admin.run(runId);
  expect(ofRun().at(-1)).toEqual(run);
  const done = ofRun().map(({ steps }) => steps.filter(({ state }) => state === 'done').length);
  expect([...done].sort((one, other) => one - other)).toEqual(done);
  socket.close();
});

it('cancels a run that is under way, and keeps the results of before', async () => {
  await stopWorker();
  const before = await currentRun();
  const { runId } = await admin.start('small', '2025-12');
  expect((await admin.send(`runs/${runId}/cancel`)).data).toMatchObject({ state: 'cancelled' });
  stopWorker = startWorker(test);
  // What the queue still holds of it does nothing: the next run gets through.
  const next = await closeAgain();
  expect(next.state).toBe('done');
  expect((await admin.run(runId)).run.state).toBe('cancelled');
  expect(next.runId).not.toBe(before);
  const cancelled = await admin.send(`runs/${next.runId}/cancel`);
  expect(cancelled.data).toMatchObject({ state: 'done' });
});

it('hides a book and its runs from whoever may not see the book', async () => {
  const own = await closer(test, 'adminuser');
  const runId = await currentRun();
  await test.db.execute(
    sql`UPDATE close_book SET owner_id = (SELECT id FROM app_user WHERE username = 'auditoruser')`,
  );
  expect((await own.get('close/runs?bookId=small')).code).toBe('E1601');
  expect((await own.get(`close/runs/${runId}`)).code).toBe('E1611');
  await test.db.execute(sql`UPDATE close_book SET owner_id = NULL`);
});
