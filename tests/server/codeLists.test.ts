import { sql } from 'drizzle-orm';
import { commonCodeDetail } from '@/server/database/schema';
import { type Person, signInAs } from './admin/support';
import { API, type TestApp, startTestApp } from './support/app';

const COUNTRIES = `${API}/commonCode/dtl/list?mstCode=COUNTRY_CD`;

let test: TestApp;
let replica: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
  replica = await startTestApp({}, test.databaseUrl);
  admin = await signInAs(test, 'adminuser');
});
afterAll(async () => {
  await replica.close();
  await test.close();
});

async function nameOf(app: TestApp, code: string, language = 'en'): Promise<string | undefined> {
  const { data } = await app.get(COUNTRIES, { 'accept-language': language });
  const list = data as { code: string; codeName: string }[];
  return list.find((entry) => entry.code === code)?.codeName;
}

/** Asks until the answer is there; the notification of the database takes a moment. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}

/** The statements that have read details of common codes since the database was made. */
async function rowsRead({ db }: TestApp): Promise<number> {
  await db.execute(sql`SELECT pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ read: string }>(
    sql`SELECT seq_tup_read + COALESCE(idx_tup_fetch, 0) AS read FROM pg_stat_user_tables WHERE relname = 'common_code_detail'`,
  );
  return Number(rows[0]?.read);
}

async function rename(code: string, nameEn: string): Promise<void> {
  const key = `COUNTRY_CD/${code}`;
  const { rows } = await admin.rows('codeDetails', { search: code, limit: '500' });
  const version = rows.find((row) => row.key === key)?.version;
  const change = { op: 'update', key, version, values: { nameEn } } as const;
  expect(await admin.save('codeDetails', [change])).toMatchObject({ saved: true });
}

describe('a code list', () => {
  it('is read from the database once', async () => {
    await until(async () => {
      await nameOf(test, 'KR');
      const before = await rowsRead(test);
      await nameOf(test, 'KR');
      return (await rowsRead(test)) === before;
    });
  });

  it('shows a saved change at once to whoever saved it, and soon on the other replicas', async () => {
    expect(await nameOf(replica, 'TW')).toBe('Taiwan');
    await rename('TW', 'Taiwan (renamed)');
    expect(await nameOf(test, 'TW')).toBe('Taiwan (renamed)');
    await until(async () => (await nameOf(replica, 'TW')) === 'Taiwan (renamed)');
    expect(await nameOf(replica, 'TW', 'ko')).toBe('대만');
  });

  it('follows a change that was made past the server', async () => {
    expect(await nameOf(test, 'JP')).toBe('Japan');
    await test.db
      .update(commonCodeDetail)
      .set({ inUse: false })
      .where(sql`code = 'JP'`);
    await until(async () => (await nameOf(test, 'JP')) === undefined);
  });

  it('is kept by a browser, which asks whether it still holds', async () => {
    const first = await test.app.inject({ url: COUNTRIES, headers: { 'accept-language': 'ko' } });
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Accept-Language',
      'content-type': 'application/json; charset=utf-8',
    });
    const ask = (language: string) =>
      test.app.inject({
        url: COUNTRIES,
        headers: { 'accept-language': language, 'if-none-match': String(first.headers.etag) },
      });
    expect(await ask('ko')).toMatchObject({ statusCode: 304, body: '' });
    expect((await ask('en')).statusCode).toBe(200);

    await rename('FR', 'France (renamed)');
    const english = await test.app.inject({ url: COUNTRIES });
    await rename('FR', 'France');
    const again = await test.app.inject({
      url: COUNTRIES,
      headers: { 'if-none-match': String(english.headers.etag) },
    });
    expect(again.statusCode).toBe(200);
    expect(again.headers.etag).not.toBe(english.headers.etag);
  });

  it('is refused without being kept, where it is unknown or needs a session', async () => {
    const refused = await test.app.inject(`${API}/commonCode/dtl/list?mstCode=CURRENCY_CD`);
    expect(refused.json()).toMatchObject({ code: 'E1301' });
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(refused.headers.etag).toBeUndefined();
    expect(
      await admin.get('commonCode/dtl/list?mstCode=CURRENCY_CD').then(({ data }) => data),
    ).toContainEqual({ code: 'KRW', codeName: 'South Korean won' });
  });

  it('is read anew each time while the database cannot tell of changes', async () => {
    const deaf = await startTestApp({}, test.databaseUrl, () => () => undefined);
    expect(await nameOf(deaf, 'DE')).toBe('Germany');
    await test.db
      .update(commonCodeDetail)
      .set({ nameEn: 'Deutschland' })
      .where(sql`code = 'DE'`);
    expect(await nameOf(deaf, 'DE')).toBe('Deutschland');
    await deaf.close();
  });
});

describe('the settings of the site', () => {
  it('are kept by a browser in the same way', async () => {
    const url = `${API}/site/settings`;
    const { headers } = await test.app.inject(url);
    const again = await test.app.inject({
      url,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});
