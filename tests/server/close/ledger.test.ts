import { sql } from 'drizzle-orm';
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
  expect(posted.total).toBe(posting?.lines);
  const page = await admin.journal(`runId=${runId}&group=motor-2025&limit=2&offset=1`);
  const ofGroup = posted.lines.filter(({ group }) => group === 'motor-2025');
  expect(page.total).toBe(ofGroup.length);
  expect(page.lines).toEqual(ofGroup.slice(1, 3));
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

it('tells open workspaces how far a run is, to its end', async () => {
  const socket = await test.app.injectWS(`${API}/workspace/events`, {
    headers: { ...admin.headers, host: 'gof.example', origin: 'https://gof.example' },
  });
  const heard: Run[] = [];
  const ended = new Promise<void>((resolve) =>
    socket.on('message', (data: Buffer) => {
      const { type, run } = JSON.parse(data.toString()) as { type: string; run: Run };
      if (type !== 'closeProgress') return;
      heard.push(run);
      if (run.state === 'done') resolve();
    }),
  );
  const { runId } = await admin.start('small', '2025-12');
  await ended;
  expect(heard.every((run) => run.runId === runId)).toBe(true);
  const { run } = await admin.run(runId);
  expect(heard.at(-1)).toEqual(run);
  const done = heard.map(({ steps }) => steps.filter(({ state }) => state === 'done').length);
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
