import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { operations } from '@/server/generated/contract';
import { type TestApp, from, startTestApp } from '../support/app';

type Answer = NonNullable<
  operations['askData']['responses'][200]['content']['application/json']['data']
>;

type Written = NonNullable<
  operations['writeSql']['responses'][200]['content']['application/json']['data']
>;

let endpoint: Server;
let test: TestApp;
let cookie: string;
/** What the model says next; undefined: it fails. */
let said: string | undefined;
let asked = 0;

const ask = async (question: string) =>
  (await test.post('textToSql/ask', { question }, { cookie })).data as Answer;

beforeAll(async () => {
  endpoint = createServer((message, response) => {
    asked += 1;
    message.resume();
    if (said === undefined) response.writeHead(500).end();
    else response.end(JSON.stringify({ choices: [{ message: { content: said } }] }));
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  const { port } = endpoint.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  test = await startTestApp({ llm: { baseUrl, model: 'small', apiKey: undefined } });
  const answer = await test.post(
    'auth/signIn',
    { id: 'adminuser', pwd1: 'ifrs17admin' },
    from('10.0.0.1'),
  );
  cookie = `dif17-auth-token=${(answer.data as { token: string }).token}`;
});
beforeEach(() => {
  asked = 0;
});
afterAll(async () => {
  await test.close();
  endpoint.close();
});

describe('a question that our own words do not cover', () => {
  it.each([
    '<think>\nSELECT pg_sleep(9) would not do.\n</think>\n\nSELECT max(closing_month) FROM companies',
    'Here is the query:\n\nSELECT max(closing_month)\n\nFROM companies;\n\nIt takes the largest month.',
    'With pleasure.\nWITH c AS (SELECT closing_month AS m FROM companies)\nSELECT max(m) FROM c',
  ])('is answered by the statement among the words of a model: %j', async (text) => {
    said = text;
    const { byModel, result } = await ask('the latest month in which anybody shuts the ledgers');
    expect([byModel, result?.rows]).toEqual([true, [[12]]]);
  });

  it('is answered by the SQL of a model, and says so', async () => {
    said = '```sql\nSELECT max(closing_month) AS latest FROM companies\n```';
    expect(await ask('the latest month in which anybody shuts the ledgers')).toMatchObject({
      byModel: true,
      sql: 'SELECT max(closing_month) AS latest FROM companies',
      result: { rows: [[12]] },
    });
  });

  it.each([
    ['SELECT * FROM pg_class', 'relation'],
    ['DROP SCHEMA ask CASCADE', 'notAQuery'],
    ['SELECT 1; SELECT 2', 'notOneStatement'],
    ['SELECT pg_sleep(60)', 'function'],
  ])('passes the same gates: %s', async (sql, reason) => {
    said = sql;
    expect(await ask('something unheard of')).toMatchObject({ byModel: true, refused: { reason } });
  });

  it('is answered as far as our words go where the model fails', async () => {
    said = undefined;
    expect(await ask('something unheard of')).toMatchObject({ kind: 'nothing', modelFailed: true });
    expect(asked).toBe(1);
  });

  it('is answered as far as our own words go where the model says something that is no SQL', async () => {
    said = 'I am sorry, but I cannot help with that.';
    const answer = await ask('number of companies by zorgification');
    expect(answer).toMatchObject({ kind: 'understood', modelFailed: true });
    expect(answer.byModel).toBeUndefined();
    expect(answer.unknown).toEqual(['zorgification']);
  });
});

it('asks no model what our own words cover', async () => {
  said = 'SELECT 1';
  expect(await ask('number of companies by country')).toMatchObject({ kind: 'understood' });
  expect(asked).toBe(0);
});

describe("SQL for tables of one's own", () => {
  const ddl =
    'CREATE TABLE ins.claims (claim_id bigint PRIMARY KEY, claim_amount numeric, region text, paid_on date);';
  const write = async (body: object) =>
    (await test.post('textToSql/write', { ddl, ...body }, { cookie })).data as Written;

  it('is written from a question and held against the definitions', async () => {
    expect(await write({ question: '지역별 보험금 금액' })).toMatchObject({
      kind: 'understood',
      sql: 'SELECT claims.region AS region, sum(claims.claim_amount) AS claim_amount\nFROM ins.claims\nGROUP BY claims.region\nORDER BY claim_amount DESC NULLS LAST',
      query: { dimensions: ['region'] },
      assumptions: [],
    });
    expect(asked).toBe(0);
  });

  it('may come from a model, through the same check', async () => {
    said = 'SELECT region FROM ins.claims WHERE claim_amount > 0';
    const fine = await write({ question: 'something unheard of' });
    expect(fine).toMatchObject({ byModel: true, sql: said });
    expect(fine.refused).toBeUndefined();
    said = 'That is not in these tables.';
    expect(await write({ question: 'something unheard of' })).toMatchObject({
      kind: 'nothing',
      modelFailed: true,
    });
    said = 'SELECT bonus FROM ins.claims';
    expect(await write({ question: 'something unheard of' })).toMatchObject({
      byModel: true,
      refused: { reason: 'column', detail: 'bonus' },
    });
  });

  it.each([
    ['SELECT * FROM companies', 'relation'],
    ['SELECT * FROM ask.claims', 'relation'],
    ['DELETE FROM ins.claims', 'notAQuery'],
    ['SELECT 1; SELECT 2', 'notOneStatement'],
    ['SELECT c.nope FROM ins.claims c', 'column'],
    ['SELEC region', 'syntax'],
  ])('is checked when somebody changes it: %s', async (sql, reason) => {
    expect(await write({ sql })).toMatchObject({ sql, refused: { reason } });
  });

  it('needs definitions, and a session', async () => {
    expect(await write({ ddl: 'hello', question: 'x' })).toMatchObject({ ddlProblem: 'noTables' });
    const { code } = await test.post('textToSql/write', { ddl, question: 'x' });
    expect(code).toBe('A1401');
  });
});
