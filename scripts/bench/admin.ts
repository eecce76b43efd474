/**
 * `npm run bench:admin`: times administration's calls on 100,000 companies, through the whole server: a database of its own in a temporary folder, filled, asked and
 * removed. Prints the median and the slowest of a few runs, in milliseconds.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../src/server/app';
import { readConfig } from '../../src/server/config';
import { openDatabase, prepareDatabase } from '../../src/server/database';
import { openEmbeddedDatabase } from '../../src/server/embedded';
import { seedSampleData } from '../../src/server/seed';
import { fillCompanies } from '../support/fillCompanies';

const COMPANIES = 100_000;
const RUNS = 7;
const API = '/api/v1/basicbiz';

const folder = await mkdtemp(path.join(tmpdir(), 'gof-bench-'));
const embedded = await openEmbeddedDatabase(folder, (error) => console.error(error));
await prepareDatabase(embedded.url, async (db) => {
  await seedSampleData(db, new Date());
});
const { db, listen, close } = openDatabase(embedded.url, (error) => console.error(error));
await fillCompanies(db, COMPANIES);
await db.execute(sql`VACUUM ANALYZE company`);
const config = readConfig({ NODE_ENV: 'production', LOG_LEVEL: 'silent', SITE_DIR: folder });
const app = await buildApp({
  config,
  db,
  listen,
  databaseUrl: embedded.url,
  mailer: { send: async () => undefined, close: () => undefined },
});

const signIn = await app.inject({
  method: 'POST',
  url: `${API}/auth/signIn`,
  payload: { id: 'adminuser', pwd1: 'ifrs17admin' },
});
const headers = {
  cookie: `dif17-auth-token=${signIn.json<{ data: { token: string } }>().data.token}`,
};

async function time(
  name: string,
  call: (run: number) => Promise<{ statusCode: number; body: string }>,
  runs = RUNS,
): Promise<void> {
  const times: number[] = [];
  let size = 0;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    const { statusCode, body } = await call(run);
    times.push(performance.now() - start);
    size = body.length;
    if (statusCode !== 200 || /^\{"code":"[AE]/.test(body))
      throw new Error(`${name}: ${body.slice(0, 300)}`);
  }
  times.sort((one, other) => one - other);
  const [median = 0, slowest = 0] = [times[Math.floor(runs / 2)], times.at(-1)];
  console.log(
    `${name.padEnd(42)} ${median.toFixed(0).padStart(6)} ${slowest.toFixed(0).padStart(6)}   ${Math.round(size / 1000)} kB`,
  );
}

const list = (query: Record<string, string>) => () =>
  app.inject({
    url: `${API}/admin/companies?${new URLSearchParams({ limit: '100', ...query }).toString()}`,
    headers,
  });
const filters = (...all: object[]) => ({ filters: JSON.stringify(all) });

console.log(`${''.padEnd(42)} median  worst`);
await time('first page', list({}));
await time('page at 50,000', list({ offset: '50000' }));
await time('last page', list({ offset: '99900' }));
await time('by Korean name, first page', list({ sort: 'nameKo' }));
await time('by Korean name, last page', list({ sort: 'nameKo', offset: '99900' }));
await time('by country down, page at 50,000', list({ sort: '-country', offset: '50000' }));
await time(
  'by three fields, page at 50,000',
  list({ sort: 'currency,-closingMonth,nameEn', offset: '50000' }),
);
await time('search that finds little', list({ search: '99321' }));
await time('search that finds nothing', list({ search: 'zzzz' }));
await time('name contains', list(filters({ field: 'nameEn', is: 'contains', value: 'life 12' })));
await time(
  'two countries and a month',
  list(
    filters(
      { field: 'country', is: 'oneOf', value: ['KR', 'TW'] },
      { field: 'closingMonth', is: 'equals', value: 6 },
    ),
  ),
);
await time('500 rows', list({ limit: '500', offset: '20000' }));
const update = (run: number, lines: number) => ({
  changes: Array.from({ length: lines }, (_unused, index) => ({
    op: 'update',
    key: `BENCH${String(index + 1).padStart(6, '0')}`,
    version: run + 1,
    values: { representative: `Run ${run} ${lines}` },
  })),
});
const save = (payload: object) =>
  app.inject({ method: 'POST', url: `${API}/admin/companies/save`, payload, headers });
await time('save of one line', (run) => save(update(run, 1)));
await time(
  'save of 5,000 new lines',
  (run) =>
    save({
      changes: Array.from({ length: 5000 }, (_unused, index) => ({
        op: 'create',
        values: {
          companyCode: `NEW${run}N${index}`,
          nameKo: '새 회사',
          nameEn: 'New',
          nameZhTw: '新',
          insurerType: 'LIFE',
          country: 'KR',
          currency: 'KRW',
          closingMonth: 12,
          inUse: true,
        },
      })),
    }),
  3,
);
await db.execute(
  sql`DELETE FROM company WHERE code LIKE 'NEW%' OR parent_code IS NOT NULL OR NOT code LIKE 'BENCH%'`,
);
const file = (format: string) => () =>
  app.inject({ url: `${API}/admin/companies/export?format=${format}`, headers });
await time('export as CSV', file('csv'), 3);
await time('export as a workbook', file('xlsx'), 3);

await app.close();
await close();
await embedded.stop();
await rm(folder, { recursive: true });
