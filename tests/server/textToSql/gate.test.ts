import pg from 'pg';
import { views } from '@/domain/questions';
import { Gate } from '@/server/textToSql/gate/parse';
import { RESOURCE_MENUS } from '@/server/textToSql/views/administration';
import { readerUrl } from '@/server/textToSql/role';
import { type TestApp, from, startTestApp } from '../support/app';
import { analystsQueries } from './analystsQueries';
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
    for (const sql of [...harmless, ...analystsQueries]) {
      const data = await answered(sql);
      if (!data.result) refused.push([sql, data.refused]);
    }
    expect(refused).toEqual([]);
  });

  it('rounds figures to digits, and loses none', async () => {
    const { result } = await answered(
      'SELECT round(12345678901234.567::float8, 2), trunc(-2.679::float8, 2), round(1.005, 2), round(25 / 2::float8, -1), round(NULL::float8, 1)',
    );
    expect(result?.rows).toEqual([[12345678901234.57, -2.67, 1.01, 10, null]]);
  });

  it('takes powers, roots and logarithms of double precision, however they are asked for', async () => {
    const { result } = await answered(
      'SELECT power(1.03, 2), pow(2, 10), 1.5 ^ 2, log(10, 1000), log(2, 8::float8), log(100.0), log10(1000.0), sqrt(6.25), round(exp(1.0), 4), round(power(1.05, 1 / 4.0), 6)',
    );
    expect(result?.rows).toEqual([[1.0609, 1024, 2.25, 3, 3, 2, 3, 2.5, 2.7183, 1.012272]]);
    for (const sql of [
      'SELECT power(10, 100000)',
      'SELECT 10::numeric ^ 400',
      'SELECT exp(6000.5)',
    ])
      expect((await answered(sql)).refused).toMatchObject({ reason: 'database' });
  });

  it('replaces what a simple pattern finds', async () => {
    const { result } = await answered(
      String.raw`SELECT regexp_replace('term-2024-resilient', '-', ''), regexp_replace('a1b22', '\d+', '#', 'g')`,
    );
    expect(result?.rows).toEqual([['term2024-resilient', 'a#b#']]);
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
    expect((await answered('')).refused).toMatchObject({ reason: 'notOneStatement' });
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

describe('what administration keeps beside its rows', () => {
  const resources = Object.keys(RESOURCE_MENUS);
  const people = [
    ['adminuser', 'ifrs17admin'],
    ['accountantuser', 'ifrs17accountant'],
    ['guestuser', 'ifrs17guest'],
  ] as const;
  let owner: pg.Client;
  beforeAll(async () => {
    owner = new pg.Client({ connectionString: test.databaseUrl });
    await owner.connect();
    for (const resource of resources)
      await owner.query(
        `INSERT INTO audit_log (at, username, name, action, resource, key, before, after, request_id)
         VALUES (now(), 'secretive', 'Secretive', 'update', $1, 'K1', '{"email": "a@b.c"}', '{}', 'r')`,
        [resource],
      );
    await owner.query(
      `INSERT INTO chat_rating (answer_id, user_id, useful, reason, rated_at, question_id, question, page)
       SELECT gen_random_uuid(), id, false, 'wrong', now(), gen_random_uuid(), 'hidden question', 'page' FROM app_user LIMIT 1`,
    );
  });
  afterAll(() => owner.end());
  const column = async (sql: string, person: readonly [string, string]) => {
    const { data } = await run(sql, ...person);
    return ((data as SqlAnswer).result?.rows ?? []).map(([value]) => value).sort();
  };

  it.each(people)(
    '%s sees the changes of what the screens show, and of nothing else',
    async (...person) => {
      const shown: string[] = [];
      for (const resource of resources) {
        await run('SELECT 1', ...person);
        const { code } = await test.get(`admin/${resource}/audit`, {
          cookie: cookies.get(person[0]) ?? '',
        });
        if (code === '200') shown.push(resource);
      }
      expect(await column('SELECT DISTINCT resource FROM changes', person)).toEqual(shown.sort());
    },
  );

  it('is hidden with its sums, its groups, its order and its errors', async () => {
    const [, , guest] = people;
    for (const sql of [
      "SELECT username FROM changes WHERE username = 'secretive'",
      'SELECT max(record) FROM changes HAVING count(*) > 0',
      'SELECT c.username FROM companies k RIGHT JOIN changes c ON true',
      'SELECT record FROM changes UNION SELECT question FROM editor_questions',
      'SELECT (SELECT max(question) FROM editor_questions) FROM generate_series(1, 1) HAVING (SELECT count(*) FROM editor_questions) > 0',
      // Were hidden rows read first, the division would say so.
      "SELECT 1 / (CASE WHEN username = 'secretive' THEN 0 ELSE 1 END) FROM changes",
      "SELECT to_number(question, '999') FROM editor_questions",
      'SELECT role FROM roles',
    ])
      expect([sql, (await run(sql, ...guest)).data]).toMatchObject([sql, { result: { rows: [] } }]);
  });

  it('has no values before and after, and nobody who asked', async () => {
    for (const sql of [
      'SELECT before FROM changes',
      'SELECT after FROM changes',
      'SELECT request_id FROM changes',
      'SELECT user_id FROM editor_questions',
      'SELECT email FROM user_roles',
      'SELECT * FROM consultation_request',
    ])
      expect((await answered(sql)).refused).toBeDefined();
  });

  it('goes with the right', async () => {
    const [, accountant] = people;
    const before = await column('SELECT role FROM roles', accountant);
    await owner.query('CREATE TEMP TABLE given AS SELECT * FROM role_menu; DELETE FROM role_menu');
    expect(await column('SELECT role FROM roles', accountant)).toEqual([]);
    expect(await column('SELECT resource FROM changes', people[0])).toEqual([]);
    expect(await column('SELECT question FROM editor_questions', people[0])).toEqual([]);
    await owner.query('INSERT INTO role_menu SELECT * FROM given');
    expect(await column('SELECT role FROM roles', accountant)).toEqual(before);
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
        `EXPLAIN (FORMAT JSON) SELECT * FROM a_k.${name}`,
      );
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      expect(plan).toMatchObject({ 'Node Type': 'Function Scan', 'Function Name': `${name}_rows` });
      expect(plan).not.toHaveProperty('Plans');
    }
  });

  it('reads no twin of a view', async () => {
    await expect(reader.query('SELECT * FROM a_k.companies')).rejects.toThrow('not to be read');
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
      "SELECT 'ask.x', a_k.companies.company FROM a_k.companies",
    ],
    [
      'SELECT 1 FROM "ask".companies, ASK . companies b',
      'SELECT 1 FROM "a_k".companies, a_k . companies b',
    ],
    [
      'WITH companies AS (SELECT 1 AS company) SELECT * FROM ask.companies',
      'WITH companies AS (SELECT 1 AS company) SELECT * FROM a_k.companies',
    ],
    [
      'SELECT 1 WHERE EXISTS (SELECT 1 FROM ask.companies)',
      'SELECT 1 WHERE EXISTS (SELECT 1 FROM a_k.companies)',
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
