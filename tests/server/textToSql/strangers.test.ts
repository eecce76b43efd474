import accounts from '@/server/seed/sampleAccounts.json';
import { type TestApp, from, startTestApp } from '../support/app';
import { attacks } from './attacks';
import * as computed from './computedAttacks';
import { laborious, oversized } from './reviewersAttacks';
import * as strangers from './strangersAttacks';

const refused = [...strangers.refused, ...computed.refused];
const heavy = [...strangers.heavy, ...laborious, ...computed.heavy];
const hidden = [...strangers.hidden, ...computed.hidden];

/** No call may take longer, whatever it asks. */
const MAX_MS = 15_000;

interface SqlAnswer {
  result?: { rows: unknown[][] };
  refused?: { reason: string; detail: string };
}

let test: TestApp;
const signedIn = new Map<string, string>();

async function run(username: string, sql: string) {
  const cookie = signedIn.get(username) ?? '';
  const since = performance.now();
  const { code, data } = await test.post('textToSql/run', { sql }, { cookie });
  return { code, data: data as SqlAnswer | undefined, ms: performance.now() - since };
}

beforeAll(async () => {
  test = await startTestApp();
  for (const [index, { username, password }] of accounts.entries()) {
    const address = from(`10.0.1.${index + 1}`);
    const { data } = await test.post('auth/signIn', { id: username, pwd1: password }, address);
    signedIn.set(username, `dif17-auth-token=${(data as { token: string }).token}`);
  }
});
afterAll(() => test.close());

it.each([
  ['of strangers', strangers.refused, 60],
  ['on what is computed', [...computed.refused, ...computed.heavy, ...computed.hidden], 100],
  ['of reviewers', oversized, 80],
])('%s are many that our own list does not hold', (_, list, least) => {
  const own = new Set(attacks.map(([, sql]) => sql));
  expect(new Set(list.filter((sql) => !own.has(sql))).size).toBeGreaterThanOrEqual(least);
});

it.each(['adminuser', 'demouser', 'guestuser'])('do not run for %s', async (username) => {
  const through: unknown[] = [];
  for (const sql of refused) {
    const { code, data } = await run(username, sql);
    if (code !== 'E1000' && !data?.refused)
      through.push([sql.slice(0, 200), code, data?.result?.rows[0]]);
  }
  expect(through).toEqual([]);
});

// Not by their time or the memory that they took: those would have gone by then.
it('are refused before they run where they are small only as they are written', async () => {
  const through: unknown[] = [];
  for (const sql of oversized) {
    const { code, data } = await run('adminuser', sql);
    const late = ['tooSlow', 'tooLarge', 'database'].includes(data?.refused?.reason ?? '');
    if (code !== '200' || !data?.refused || late)
      through.push([sql.slice(0, 200), code, data?.refused, data?.result?.rows[0]]);
  }
  expect(through).toEqual([]);
});

it('are answered in time where they are heavy', async () => {
  const wrong: unknown[] = [];
  for (const sql of heavy) {
    const { code, data, ms } = await run('adminuser', sql);
    if (ms > MAX_MS || (code !== '200' && code !== 'E1000') || !(data?.refused ?? data?.result))
      wrong.push([sql.slice(0, 200), code, Math.round(ms)]);
  }
  expect(wrong).toEqual([]);
});

it('learn nothing from errors on rows that are hidden', async () => {
  for (const sql of hidden)
    expect([sql, (await run('guestuser', sql)).data]).toMatchObject([
      sql,
      { result: { rows: [] } },
    ]);
});
