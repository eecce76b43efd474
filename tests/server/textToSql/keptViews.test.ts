import { addFixtureBook } from '../../../scripts/textToSql/fixture';
import { Gate } from '@/server/textToSql/gate/parse';
import { type TestApp, from, startTestApp } from '../support/app';

const gate = new Gate({
  schemas: new Set(['ask']),
  views: new Map([
    ['balances', new Set(['book', 'period', 'csm', 'bel'])],
    ['books', new Set(['book', 'kind'])],
  ]),
  numbers: new Set(['csm', 'bel']),
});
const keptOf = async (sql: string) => (await gate.check(sql)).kept?.text;

const CSM = '"kept balances" AS MATERIALIZED (SELECT "book", "csm" FROM "balances")';

describe('a view in a sub-query that names what stands around it', () => {
  it.each([
    [
      'SELECT (SELECT avg(csm) FROM balances x WHERE x.book = b.book) FROM books b',
      `WITH ${CSM} SELECT (SELECT avg(csm) FROM "kept balances" x WHERE x.book = b.book) FROM books b`,
    ],
    [
      'SELECT /* 한국 */ b.book FROM books b, LATERAL (SELECT csm FROM "balances" WHERE balances.book = b.book LIMIT 1) l',
      `WITH ${CSM} SELECT /* 한국 */ b.book FROM books b, LATERAL (SELECT csm FROM "kept balances" AS "balances" WHERE balances.book = b.book LIMIT 1) l`,
    ],
    [
      'WITH b AS (SELECT book FROM books) SELECT 1 FROM b WHERE 1 > (SELECT max(csm) FROM Balances x WHERE x.book = b.book);',
      `WITH ${CSM}, b AS (SELECT book FROM books) SELECT 1 FROM b WHERE 1 > (SELECT max(csm) FROM "kept balances" x WHERE x.book = b.book)`,
    ],
    [
      'SELECT (SELECT count(x) FROM balances x WHERE x.book = b.book) FROM books b',
      'WITH "kept balances" AS MATERIALIZED (SELECT "book", "period", "csm", "bel" FROM "balances") SELECT (SELECT count(x) FROM "kept balances" x WHERE x.book = b.book) FROM books b',
    ],
    [
      '(SELECT book FROM books b WHERE 0 < ALL (SELECT csm FROM balances x WHERE x.book = b.book)) UNION ALL SELECT kind FROM books',
      `WITH ${CSM} (SELECT book FROM books b WHERE 0 < ALL (SELECT csm FROM "kept balances" x WHERE x.book = b.book)) UNION ALL SELECT kind FROM books`,
    ],
  ])('is read once: %s', async (sql, kept) => {
    expect(await keptOf(sql)).toBe(kept);
  });

  it.each([
    ['names nothing around it', 'SELECT (SELECT max(csm) FROM balances x) FROM books b'],
    [
      'is one that the planner joins',
      'SELECT book FROM books b WHERE EXISTS (SELECT 1 FROM balances x WHERE x.book = b.book)',
    ],
    [
      'reads another table of that name',
      'WITH balances AS (SELECT book FROM books) SELECT (SELECT max(x.book) FROM balances x WHERE x.book = b.book) FROM books b',
    ],
    [
      'is written with its schema',
      'SELECT (SELECT max(ask.balances.csm) FROM ask.balances WHERE balances.book = b.book) FROM books b',
    ],
    [
      'is written in a hidden way',
      String.raw`SELECT (SELECT max(csm) FROM U&"balance\0073" x WHERE x.book = b.book) FROM books b`,
    ],
    [
      'stands beside a table that is called so',
      'WITH "kept balances" AS (SELECT 1 AS a) SELECT (SELECT max(csm) FROM balances x WHERE x.book = b.book) FROM books b',
    ],
  ])('is read as it is where the sub-query %s', async (_, sql) => {
    expect(await keptOf(sql)).toBeUndefined();
  });
});

describe('what such a query gives', () => {
  let test: TestApp;
  let cookie: string;
  beforeAll(async () => {
    test = await startTestApp();
    await addFixtureBook(test.databaseUrl);
    const { data } = await test.post(
      'auth/signIn',
      { id: 'adminuser', pwd1: 'ifrs17admin' },
      from('10.0.0.1'),
    );
    cookie = `dif17-auth-token=${(data as { token: string }).token}`;
  });
  afterAll(() => test.close());

  const rowsOf = async (sql: string) => {
    const { data } = await test.post('textToSql/run', { sql }, { cookie });
    return (data as { result?: { rows: unknown[][] } }).result?.rows ?? [];
  };

  it('is the average of a portfolio beside each of its groups', async () => {
    const correlated = await rowsOf(
      'SELECT group_id, period, (SELECT avg(x.csm) FROM balances x WHERE x.portfolio = b.portfolio AND x.period = b.period) AS mean FROM balances b ORDER BY 1, 2',
    );
    const window = await rowsOf(
      'SELECT group_id, period, avg(csm) OVER (PARTITION BY portfolio, period) AS mean FROM balances ORDER BY 1, 2',
    );
    expect(correlated.length).toBeGreaterThan(50);
    expect(correlated).toEqual(window);
  });

  it('is the largest of each portfolio', async () => {
    const lateral = await rowsOf(
      `SELECT p.portfolio, l.group_id FROM portfolios p CROSS JOIN LATERAL (SELECT * FROM balances
        WHERE balances.portfolio = p.portfolio AND period = '2025-12' ORDER BY csm DESC, group_id LIMIT 2) l ORDER BY 1, 2`,
    );
    const ranked = await rowsOf(
      `SELECT portfolio, group_id FROM (SELECT portfolio, group_id, row_number() OVER (PARTITION BY portfolio ORDER BY csm DESC, group_id) AS place
        FROM balances WHERE period = '2025-12') r WHERE place <= 2 ORDER BY 1, 2`,
    );
    expect(lateral.length).toBeGreaterThan(3);
    expect(lateral).toEqual(ranked);
  });
});
