import { and, eq, like, sql } from 'drizzle-orm';
import { smallCompany } from '@/domain/demoInsurer';
import { insertBook, replaceBook } from '@/server/close/books/writeBook';
import { closeBook, closeInForce, closeModelPoint } from '@/server/database/closeBookSchema';
import { type TestApp, startTestApp } from '../support/app';

/** Points of a group that begin in three quarters, more than one statement carries. */
const POINTS = 5000;
const PERIODS = ['2024-03', '2024-06', '2024-09'];
const COUNTS = [8, 4, 2];

let test: TestApp;

const [group] = smallCompany.definition.groups;
const [first] = smallCompany.points;
if (!group || !first) throw new Error('The small company has groups and points.');
const book = {
  ...smallCompany,
  definition: { ...smallCompany.definition, id: 'counted' },
  points: Array.from({ length: POINTS }, (_, index) => ({
    ...first,
    id: `p${index}`,
    group: index % 2 === 0 ? group.id : 'other',
    entry: PERIODS[index % 3] ?? '',
    sumInsured: 100,
    inForce: COUNTS,
  })),
};

const kept = () =>
  test.db
    .select({
      ...{ group: closeInForce.groupId, period: closeInForce.period },
      ...{ contracts: closeInForce.contracts, sumInsured: closeInForce.sumInsured },
    })
    .from(closeInForce)
    .where(eq(closeInForce.bookId, 'counted'))
    .orderBy(closeInForce.groupId, closeInForce.period);

/** What there should be, counted here. */
async function counted() {
  const points = await test.db
    .select()
    .from(closeModelPoint)
    .where(eq(closeModelPoint.bookId, 'counted'));
  const sums = new Map<string, number>();
  for (const { groupId, entry, inForce } of points)
    for (const [quarter, contracts] of (inForce ?? []).entries()) {
      const months = Number(entry.slice(5)) + 3 * quarter;
      const period = `2024-${String(months).padStart(2, '0')}`;
      const key = `${groupId} ${months > 12 ? `2025-${String(months - 12).padStart(2, '0')}` : period}`;
      sums.set(key, (sums.get(key) ?? 0) + contracts);
    }
  return [...sums].sort().map(([key, contracts]) => {
    const [of = '', period = ''] = key.split(' ');
    return { group: of, period, contracts, sumInsured: 100 * contracts };
  });
}

beforeAll(async () => {
  test = await startTestApp();
  await test.db.transaction((tx) => insertBook(tx, book, { now: new Date() }));
});
afterAll(() => test.close());

it('counts contracts in force as their points come, part by part', async () => {
  const expected = await counted();
  expect(expected).toHaveLength(10);
  expect(await kept()).toEqual(expected);
});

it('counts anew what is left where points are removed', async () => {
  const { bookId, id } = closeModelPoint;
  await test.db.delete(closeModelPoint).where(and(eq(bookId, 'counted'), like(id, '%7')));
  expect(await kept()).toEqual(await counted());
});

it('takes a newer edition of a book for the old one, and nothing once the book is gone', async () => {
  const points = book.points.slice(0, 30);
  await test.db.transaction((tx) => replaceBook(tx, { ...book, points }, { edition: 2 }));
  expect(await kept()).toEqual(await counted());
  await test.db.delete(closeBook).where(eq(closeBook.bookId, 'counted'));
  expect(await kept()).toEqual([]);
});

it('lets no point be changed where it stands', async () => {
  await expect(
    test.db.execute(sql`UPDATE close_model_point SET contracts = 1`),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('not changed') as string } });
});
