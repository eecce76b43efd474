import pg from 'pg';
import { views } from '@/domain/questions';
import { Gate } from '@/server/textToSql/gate/parse';
import { readerUrl } from '@/server/textToSql/role';
import { type TestApp, from, startTestApp } from '../support/app';
import { attacks, harmless } from './attacks';

interface SqlAnswer {
  result?: { columns: { name: string; type: string }[]; rows: unknown[][]; isTruncated: boolean };
  refused?: { reason: string; detail: string; position?: number };
}

let test: TestApp;
const cookies = new Map<string, string>();

async function run(sql: string, username = 'adminuser', password = 'ifrs17admin') {
  if (!cookies.has(username)) {
    const answer = await test.post(
      'auth/signIn',
      { id: username, pwd1: password },
      from('10.0.0.1'),
    );
    cookies.set(username, `dif17-auth-token=${(answer.data as { token: string }).token}`);
  }
  return test.post('textToSql/run', { sql }, { cookie: cookies.get(username) ?? '' });
}
const answered = async (sql: string) => (await run(sql)).data as SqlAnswer;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the gate', () => {
  it('knows at least 300 attacks', () => {
    expect(new Set(attacks.map(([, sql]) => sql)).size).toBeGreaterThanOrEqual(300);
  });

  it('lets none of them through', async () => {
    const through: unknown[] = [];
    for (const [aim, sql] of attacks) {
      const { data, code } = await run(sql);
      // What is refused before it is asked of the contract is not run either.
      if (code !== 'E1000' && !(data as SqlAnswer).refused) through.push([aim, sql.slice(0, 200)]);
    }
    expect(through).toEqual([]);
  });

  it('answers what people ask', async () => {
    const refused: unknown[] = [];
    for (const sql of harmless) {
      const data = await answered(sql);
      if (!data.result) refused.push([sql, data.refused]);
    }
    expect(refused).toEqual([]);
  });

  it('says where and why', async () => {
    expect((await answered("SELECT '한국', x FROM companies")).refused).toMatchObject({
      reason: 'column',
      detail: 'x',
      position: 13,
    });
    expect((await answered('SELECT company frm companies')).refused).toMatchObject({
      reason: 'syntax',
      position: 19,
    });
    expect((await answered('SELECT company + 1 FROM companies')).refused).toMatchObject({
      reason: 'database',
      position: 15,
    });
  });

  it('gives at most 10,000 rows, and says that there are more', async () => {
    const { result } = await answered(
      'SELECT a FROM generate_series(1, 5000) a, generate_series(1, 3) b',
    );
    expect(result?.rows).toHaveLength(10_000);
    expect(result?.isTruncated).toBe(true);
  });
});

describe('the rows of a user', () => {
  it('[SE-6] needs a session', async () => {
    expect(await test.post('textToSql/run', { sql: 'SELECT 1' })).toMatchObject({ code: 'A1401' });
  });

  it('are those of the screens that the user may open', async () => {
    const count = async (view: string, username: string, password: string) => {
      const { data } = await run(`SELECT count(*) FROM ${view}`, username, password);
      return Number((data as SqlAnswer).result?.rows[0]?.[0]);
    };
    expect(await count('companies', 'adminuser', 'ifrs17admin')).toBeGreaterThan(0);
    expect(await count('user_roles', 'adminuser', 'ifrs17admin')).toBeGreaterThan(0);
    expect(await count('user_roles', 'accountantuser', 'ifrs17accountant')).toBe(0);
    expect(await count('companies', 'guestuser', 'ifrs17guest')).toBe(0);
  });
});

describe('the reader behind the gate', () => {
  let reader: pg.Client;
  beforeAll(async () => {
    reader = new pg.Client({ connectionString: readerUrl(test.databaseUrl) });
    await reader.connect();
  });
  afterAll(() => reader.end());

  it.each([
    'SELECT * FROM public.app_user',
    'SELECT * FROM ask_private.viewer_key',
    'SELECT pg_advisory_lock(1)',
    'SELECT pg_sleep(1)',
    "SELECT set_config('ask.viewer', 'x', true)",
    'SELECT lo_create(0)',
    "SELECT query_to_xml('select 1', true, true, '')",
    "SELECT pg_read_file('/etc/passwd')",
    "COPY (SELECT 1) TO PROGRAM 'id'",
    'CREATE TEMP TABLE x (a int)',
    'CREATE TABLE public.x (a int)',
    'SET ROLE gof',
    "BEGIN READ WRITE; UPDATE ask.companies SET currency = 'USD'",
  ])('may not: %s', async (sql) => {
    await expect(reader.query(sql)).rejects.toThrow(/permission denied|cannot|must be|read-only/);
    await reader.query('ROLLBACK');
  });

  it('weighs a query by no table, so that its cost tells nothing of rows that are hidden', async () => {
    for (const { name } of views) {
      const { rows } = await reader.query<{ 'QUERY PLAN': [{ Plan: Record<string, unknown> }] }>(
        `EXPLAIN (FORMAT JSON) SELECT * FROM est.${name}`,
      );
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      expect(plan).toMatchObject({ 'Node Type': 'Function Scan', 'Function Name': `${name}_rows` });
      expect(plan).not.toHaveProperty('Plans');
    }
  });

  it('reads no twin of a view', async () => {
    await expect(reader.query('SELECT * FROM est.companies')).rejects.toThrow('not to be read');
  });

  it('sees nothing without a signed viewer', async () => {
    await reader.query("SET ask.viewer = '00000000-0000-0000-0000-000000000000.00'");
    const { rows } = await reader.query<{ count: string }>('SELECT count(*) FROM ask.companies');
    expect(rows[0]?.count).toBe('0');
  });
});

describe('a query on the twins of the views', () => {
  const gate = new Gate({
    schemas: new Set(['ask']),
    views: new Map([['companies', new Set(['company'])]]),
    numbers: new Set(),
  });

  it.each([
    ['SELECT company FROM companies', 'SELECT company FROM companies'],
    [
      "SELECT 'ask.x', ask.companies.company FROM ask.companies",
      "SELECT 'ask.x', est.companies.company FROM est.companies",
    ],
    [
      'SELECT 1 FROM "ask".companies, ASK . companies b',
      'SELECT 1 FROM "est".companies, est . companies b',
    ],
    [
      'WITH companies AS (SELECT 1 AS company) SELECT * FROM ask.companies',
      'WITH companies AS (SELECT 1 AS company) SELECT * FROM est.companies',
    ],
    [
      'SELECT 1 WHERE EXISTS (SELECT 1 FROM ask.companies)',
      'SELECT 1 WHERE EXISTS (SELECT 1 FROM est.companies)',
    ],
  ])('%s', async (sql, weighed) => {
    expect((await gate.check(sql)).weighed).toBe(weighed);
  });

  it('is none where the schema is written in a hidden way', async () => {
    await expect(gate.check('SELECT 1 FROM U&"\\0061sk".companies')).rejects.toMatchObject({
      reason: 'construct',
    });
  });
});
