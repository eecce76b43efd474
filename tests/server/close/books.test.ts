import { eq } from 'drizzle-orm';
import type { AssumptionVersion, BookDefinition } from '@/domain/close';
import { closeQuarter } from '@/domain/close';
import { exampleBooks, smallCompany } from '@/domain/demoInsurer';
import { findBook, readBookFor, readBookFrame } from '@/server/close/books/readBook';
import { readPoints } from '@/server/close/books/readPoints';
import { closeBook } from '@/server/database/closeBookSchema';
import { appUser, role, userRole } from '@/server/database/schema';
import { type TestApp, startTestApp } from '../support/app';
import { type Person, signInAs } from '../admin/support';
import { giveRights } from './bookRights';

let test: TestApp;
let actuary: Person;
let chief: Person;

beforeAll(async () => {
  test = await startTestApp();
  await giveRights(test);
  actuary = await signInAs(test, 'actuaryuser');
  chief = await signInAs(test, 'financechief');
});
afterAll(() => test.close());

const send = (person: Person, path: string, body: object) =>
  test.post(`close/books/${path}`, body, person.headers);

describe('books', () => {
  it('come with the product: the small company and every example', async () => {
    const { data } = await actuary.get('close/books');
    const { books } = data as { books: { bookId: string; kind: string; groups: number }[] };
    expect(books.map(({ bookId }) => bookId)).toEqual([
      'small',
      ...exampleBooks.map(({ definition }) => definition.id).sort(),
    ]);
    expect(books[0]).toMatchObject({ kind: 'small', groups: 4, modelPoints: 7, isOwn: false });
  });

  it('say what they are', async () => {
    const { data } = await actuary.get('close/books/small');
    const { definition, mayEdit } = data as { definition: BookDefinition; mayEdit: boolean };
    expect(definition).toEqual(smallCompany.definition);
    expect(mayEdit).toBe(true);
    expect((await actuary.get('close/books/none')).code).toBe('E1601');
  });

  it('close from the database as they close from memory', async () => {
    const row = await findBook(test.db, '00000000-0000-4000-8000-000000000000', 'small');
    if (!row) throw new Error('no small company');
    const frame = await readBookFrame(test.db, row);
    const book = await readBookFor(test.db, frame, { period: '2025-03' });
    expect(closeQuarter(book, '2025-03').groups).toEqual(
      closeQuarter(smallCompany, '2025-03').groups,
    );
  });

  it('are read page by page', async () => {
    const wanted = { period: smallCompany.definition.lastPeriod };
    const whole = await readPoints(test.db, 'small', wanted);
    expect(whole).toHaveLength(smallCompany.points.length);
    // Pages that end with the last contract, and with fewer.
    for (const pagePoints of [1, whole.length - 1, whole.length])
      expect(await readPoints(test.db, 'small', { ...wanted, pagePoints })).toEqual(whole);
  });

  it('of others are seen by their owner and by the roles that they are shared with', async () => {
    const [owner] = await test.db.select().from(appUser).where(eq(appUser.username, 'actuaryuser'));
    const own = {
      bookId: 'own-1',
      kind: 'own' as const,
      ownerId: owner?.id ?? null,
      definition: { ...smallCompany.definition, id: 'own-1', kind: 'own' as const },
      modelPoints: 0,
      createdAt: test.now(),
    };
    await test.db.insert(closeBook).values(own);
    expect((await actuary.get('close/books/own-1')).data).toMatchObject({ isOwn: true });
    expect((await chief.get('close/books/own-1')).code).toBe('E1601');
    await test.db.update(closeBook).set({ sharedWith: ['CFO'] });
    expect((await chief.get('close/books/own-1')).data).toMatchObject({ isOwn: false });
    await test.db.update(role).set({ inUse: false }).where(eq(role.roleId, 'CFO'));
    expect((await chief.get('close/books/own-1')).code).toBe('E1502');
    await test.db.update(role).set({ inUse: true }).where(eq(role.roleId, 'CFO'));
    expect(await test.db.$count(userRole)).toBeGreaterThan(0);
  });
});

describe('assumptions', () => {
  const name = { en: 'Study', ko: '경험분석', 'zh-tw': '經驗分析' };
  const [first] = smallCompany.assumptions;
  const set = { ...first?.set, version: '2026-1', effectiveFrom: '2026-01' };

  it('stand with their versions and the curves with their sources', async () => {
    const { data } = await actuary.get('close/books/small/assumptions');
    const { versions, curves } = data as {
      versions: AssumptionVersion[];
      curves: { source: string }[];
    };
    expect(versions.map(({ version, state }) => [version, state])).toEqual([
      ['2025-1', 'approved'],
      ['2025-2', 'approved'],
    ]);
    expect(curves[0]?.source).toContain('Invented');
  });

  it('go from draft to approved by four eyes', async () => {
    const at = 'small/assumptions/2026-1';
    const draft = await send(actuary, at, { revision: 0, name, set });
    expect(draft.data).toMatchObject({ state: 'draft', revision: 1, createdBy: 'actuaryuser' });
    expect((await send(actuary, at, { revision: 0, name, set })).code).toBe('E1603');
    const submitted = await send(actuary, `${at}/state`, { revision: 1, state: 'submitted' });
    expect(submitted.data).toMatchObject({ state: 'submitted', revision: 2 });
    expect((await send(actuary, at, { revision: 2, name, set })).code).toBe('E1603');
    expect((await send(actuary, `${at}/state`, { revision: 2, state: 'approved' })).code).toBe(
      'E1605',
    );
    const approved = await send(chief, `${at}/state`, { revision: 2, state: 'approved' });
    expect(approved.data).toMatchObject({ state: 'approved', approvedBy: 'financechief' });
    expect((await send(chief, `${at}/state`, { revision: 3, state: 'draft' })).code).toBe('E1603');
  });

  it('that name no table of a product are refused, field by field', async () => {
    const answer = await send(actuary, 'small/assumptions/2026-2', {
      revision: 0,
      name,
      set: { effectiveFrom: '2026-01', lapse: [{ id: 'term', rates: [2] }] },
    });
    expect(answer.code).toBe('E1604');
    expect(answer.message).toContain('assumptions[0].lapse[0].rates[0]');
  });

  it('state other rates for curves of the book, one a term', async () => {
    const [curve] = smallCompany.curves;
    const curves = [{ id: curve?.id ?? '', rates: curve?.rates.map((rate) => rate + 0.01) ?? [] }];
    const at = 'small/assumptions/2026-3';
    const ofVersion = { ...set, version: '2026-3' };
    const draft = await send(actuary, at, { revision: 0, name, set: ofVersion, curves });
    expect(draft.data).toMatchObject({ state: 'draft', curves });
    const { data } = await actuary.get('close/books/small/assumptions');
    expect((data as { versions: AssumptionVersion[] }).versions.at(-1)).toMatchObject({ curves });
    const unknown = [{ id: 'nowhere', rates: [0.01] }];
    const refused = await send(actuary, at, { revision: 1, name, set: ofVersion, curves: unknown });
    expect(refused.code).toBe('E1604');
    expect(refused.message).toContain('curves.nowhere: 0 (1)');
  });

  it('of examples cannot be changed', async () => {
    const id = exampleBooks[0]?.definition.id ?? '';
    const answer = await send(actuary, `${id}/assumptions/1`, { revision: 0, name, set });
    expect(answer.code).toBe('E1602');
  });

  it('of examples have the periods that their source states: years are no quarters', async () => {
    const bookId = 'ie08-gmm-loss-component-reversal';
    const { data } = await actuary.get(`close/runs?bookId=${bookId}`);
    expect(data).toMatchObject({ history: { total: 3 } });
    const run = { bookId, period: '2026-03' };
    expect((await test.post('close/runs', run, actuary.headers)).code).toBe('E1601');
  });
});

it('scenarios are saved beside those that came with the book', async () => {
  const scenario = { id: 'mine', name: { en: 'Mine', ko: '내 것', 'zh-tw': '我的' }, shock: {} };
  const { data } = await send(actuary, 'small/scenarios', scenario);
  expect((data as { scenarios: { id: string }[] }).scenarios.map(({ id }) => id)).toEqual([
    'base',
    'mortality-up',
    'expenses-up',
    'lapse-up',
    'rates-down',
    'mine',
  ]);
  expect((await send(actuary, 'small/scenarios', { ...scenario, id: 'base' })).code).toBe('E1606');
  for (const shock of [{ lapses: 1.1 }, { lapse: -0.1 }, { inflation: -1 }])
    expect((await send(actuary, 'small/scenarios', { ...scenario, shock })).code).toBe('E1000');
});
