import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { smallCompany } from '@/domain/demoInsurer';
import { removeBook } from '@/server/close/books/ownBooks';
import { deleteBook, insertBook } from '@/server/close/books/writeBook';
import { completeBatch } from '@/server/close/run/jobs/batches';
import { Superseded } from '@/server/close/run/jobs/stages';
import { closeBook } from '@/server/database/closeBookSchema';
import { closePeriod } from '@/server/database/closeLedgerSchema';
import { closeBatch, closeResult, closeRun } from '@/server/database/closeRunSchema';
import { appUser } from '@/server/database/schema';
import { type TestApp, startTestApp } from '../support/app';
import { type Closer, closer, eventually, grantClose } from './support';

/* A book goes while others still do something with it. */

const PERIOD = smallCompany.definition.firstPeriod;

let test: TestApp;
let admin: Closer;
let userId: string;
beforeAll(async () => {
  test = await startTestApp();
  await grantClose(test);
  admin = await closer(test, 'adminuser');
  const [user] = await test.db.select().from(appUser).where(eq(appUser.username, 'adminuser'));
  userId = user?.id ?? '';
});
afterAll(() => test.close());

async function ownBook(): Promise<string> {
  const bookId = randomUUID();
  const { definition } = smallCompany;
  const book = { ...smallCompany, definition: { ...definition, id: bookId, kind: 'own' as const } };
  await test.db.transaction((tx) => insertBook(tx, book, { now: test.now(), ownerId: userId }));
  return bookId;
}

/** Until so many wait for a lock in the test's database. */
const waiting = (count: number) =>
  eventually(async () => {
    const { rows } = await test.db.execute(sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    return rows.length >= count;
  });

const left = async (bookId: string) => ({
  runs: await test.db.$count(closeRun, eq(closeRun.bookId, bookId)),
  periods: await test.db.$count(closePeriod, eq(closePeriod.bookId, bookId)),
  books: await test.db.$count(closeBook, eq(closeBook.bookId, bookId)),
});

const name = { en: 'Mine', ko: '내 것', 'zh-tw': '我的' };
it.each([
  ['starts a run', () => 'runs', { period: PERIOD }],
  ['comments', () => 'reports/comments', { period: PERIOD, cell: 'a.b.c', text: 'Why?' }],
  [
    'saves a scenario',
    (bookId: string) => `books/${bookId}/scenarios`,
    { id: 'mine', name, shock: {} },
  ],
])('says that it is gone to whoever %s meanwhile', async (_, path, body) => {
  const bookId = await ownBook();
  const { answer } = await test.db.transaction(async (tx) => {
    await tx.select().from(closeBook).where(eq(closeBook.bookId, bookId)).for('update');
    const sent = admin.send(path(bookId), 'id' in body ? body : { ...body, bookId });
    await waiting(1);
    await deleteBook(tx, bookId);
    return { answer: sent };
  });
  expect(await answer).toMatchObject({ status: 200, code: 'E1601' });
  expect(await left(bookId)).toEqual({ runs: 0, periods: 0, books: 0 });
});

it('goes while two workers store batches of it, and they give up', async () => {
  const { db } = test;
  const bookId = await ownBook();
  const { runId } = await admin.start(bookId, PERIOD);
  await db.update(closeRun).set({ state: 'running' }).where(eq(closeRun.id, runId));
  const batches = [0, 1].map((number) => ({ runId, number, groups: [`group ${number}`] }));
  await db
    .insert(closeBatch)
    .values(batches.map((each) => ({ ...each, stage: 'measure' as const })));
  const removed = new EventEmitter();
  let written = 0;
  const stored = [0, 1].map((batch) =>
    completeBatch(db, { runId, batch, stage: 'measure' }, [], async (tx) => {
      await tx.insert(closeResult).values({ runId, groupId: `group ${batch}` });
      written += 1;
      await once(removed, 'waits');
    }),
  );
  const given = Promise.allSettled(stored);
  await eventually(() => Promise.resolve(written === 2));
  const removal = removeBook(db, bookId, { userId, now: test.now() });
  await waiting(1);
  removed.emit('waits');
  await removal;
  for (const each of await given)
    expect(each).toMatchObject({ status: 'rejected', reason: expect.any(Superseded) as unknown });
  expect(await left(bookId)).toEqual({ runs: 0, periods: 0, books: 0 });
});
