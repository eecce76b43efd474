import { createHash } from 'node:crypto';
import pg from 'pg';
import { addFixtureBook } from '../../../scripts/textToSql/fixture';
import { startTestApp, type TestApp } from '../support/app';

let test: TestApp;
let owner: pg.Client;

interface Read {
  rows: number;
  /** Pages of the tables. */
  pages: number;
}

async function read(sql: string): Promise<Read> {
  const { rows } = await owner.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${sql}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {};
  return {
    rows: plan['Actual Rows'] ?? 0,
    pages: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
  };
}

beforeAll(async () => {
  test = await startTestApp();
  await addFixtureBook(test.databaseUrl);
  owner = new pg.Client({ connectionString: test.databaseUrl });
  await owner.connect();
  await owner.query(`
    SELECT set_config('ask.viewer', u.id::text || '.' || encode(sha256(convert_to(k.secret || u.id::text, 'UTF8')), 'hex'), false)
    FROM app_user u, ask_private.viewer_key k WHERE u.username = 'adminuser'`);
  // As large as that of a book of some thousand groups: random digits, because repeated ones are compressed to nothing.
  const digits = Array.from({ length: 10_000 }, (_, number) =>
    createHash('sha256').update(`${number}`).digest('base64'),
  );
  await owner.query(
    `UPDATE close_book SET definition = definition || jsonb_build_object('digits', $1::text) WHERE book_id = 'fixture'`,
    [digits.join('')],
  );
  await owner.query(`
    WITH posting AS (
      INSERT INTO close_posting (book_id, period, run_id, kind, date, posted_at, lines, debit, credit)
      SELECT book_id, period, id, 'posting', '2025-12-31', now(), 50, 50, 50 FROM close_run WHERE book_id = 'fixture' LIMIT 1
      RETURNING id)
    INSERT INTO close_journal_line (posting_id, number, group_id, account, debit, credit, line)
    SELECT id, number, 'HLT-2023', '1000', 1, 1, '{}' FROM posting, generate_series(1, 50) AS number`);
});
afterAll(async () => {
  await owner.end();
  await test.close();
});

it.each(['journals', 'balances', 'contract_groups'])(
  'the view %s reads the definition of a book once, not for each row that names the book',
  async (view) => {
    const { pages: ofNone } = await read('SELECT * FROM ask.books WHERE false');
    const { pages: ofBooks } = await read('SELECT * FROM ask.books');
    const { rows, pages } = await read(`SELECT * FROM ask.${view} WHERE book = 'fixture'`);
    expect(rows).toBeGreaterThan(10);
    // Every value of it that is read unpacks it.
    expect(ofBooks - ofNone).toBeGreaterThan(100);
    expect(pages).toBeLessThan(6 * ofBooks);
  },
);
