/** Text to SQL without a model: questions in three languages against results of queries written by hand.
 * `npm run bench:text-to-sql [-- [--file questions.json] [--origin http://localhost:3000] [word]]`: with the address of a site that runs, also from Enter to rows in its page. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../../src/server/app';
import { readConfig } from '../../src/server/config';
import { openDatabase, prepareDatabase } from '../../src/server/database';
import { openEmbeddedDatabase } from '../../src/server/embedded';
import type { operations } from '../../src/server/generated/contract';
import { seedSampleData } from '../../src/server/seed';
import { timesToRows } from '../support/toolsInBrowser';
import { addFixtureBook } from '../textToSql/fixture';

type Answer = NonNullable<
  operations['askData']['responses'][200]['content']['application/json']['data']
>;
type Rows = readonly (readonly unknown[])[];

/** Tables and single figures; each has another answer than the one before. */
const IN_THE_PAGE = [
  'CSM by portfolio',
  'insurance revenue by quarter',
  'top 5 groups by loss component',
  'premiums and claims paid by portfolio',
  'CSM by portfolio compared with the same quarter last year',
  'share of CSM by cohort',
  'BEL by group',
  'profit by year',
  'CSM in Dec 2024',
  'how many portfolios are there',
  'trial balance at Dec 2025',
  'journal lines above 1 billion in 2025',
];
const LANGUAGES = ['en', 'ko', 'zh-tw'] as const;
const API = '/api/v1/basicbiz';

const folder = await mkdtemp(path.join(tmpdir(), 'gof-questions-'));
const embedded = await openEmbeddedDatabase(folder, (error) => console.error(error));
await prepareDatabase(embedded.url, (db) => seedSampleData(db, new Date()));
await addFixtureBook(embedded.url);
const { db, listen, close } = openDatabase(embedded.url, (error) => console.error(error));
const app = await buildApp({
  config: readConfig({ NODE_ENV: 'production', SITE_DIR: '/nonexistent', LOG_LEVEL: 'silent' }),
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
const cookie = `dif17-auth-token=${signIn.json<{ data: { token: string } }>().data.token}`;

async function call<T>(operation: string, payload: object, language = 'en'): Promise<T> {
  const headers = { cookie, 'accept-language': language };
  const response = await app.inject({
    method: 'POST',
    url: `${API}/textToSql/${operation}`,
    payload,
    headers,
  });
  return response.json<{ data: T }>().data;
}

const shown = (value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(9)).toString() : String(value);
const columnsOf = (rows: Rows) =>
  (rows[0] ?? []).map((_, index) =>
    rows
      .map((row) => shown(row[index]))
      .sort()
      .join('|'),
  );

const IN_PERCENT: ReadonlySet<string> = new Set(['ratio', 'share', 'changePercent']);

/** As many rows, and every column expected is one of those found. A quotient that is shown in percent is the quotient. */
function isRight(expected: Rows, { result, columns: meanings }: Answer): boolean {
  const { rows: found, columns } = result ?? { rows: [], columns: [] };
  if (expected.length !== found.length) return false;
  const isRatio = columns.map(({ name }) =>
    meanings?.some((each) => each.name === name && IN_PERCENT.has(each.role)),
  );
  const quotients = found.map((row) =>
    row.map((value, index) => (isRatio[index] && typeof value === 'number' ? value / 100 : value)),
  );
  const known = [...columnsOf(found), ...columnsOf(quotients)];
  return columnsOf(expected).every((column) => known.includes(column));
}

async function rowsOf(sql: string, language: string): Promise<Rows> {
  const own = sql.replaceAll('{lang}', language.replace('-', '_'));
  const { result, refused } = await call<Answer>('run', { sql: own });
  if (!result) throw new Error(`${own}: ${JSON.stringify(refused)}`);
  return result.rows;
}

interface Question {
  /** Null where nothing here answers: then no answer may be sure of itself. */
  readonly sql: string | null;
  /** In English, Korean and Chinese. */
  readonly ask: readonly (string | null)[];
  /** What was asked just before. */
  readonly after: readonly string[] | null;
}

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: 'string', default: 'scripts/textToSql/questions.json' },
    origin: { type: 'string' },
  },
});
const questions = JSON.parse(await readFile(flags.file, 'utf8')) as readonly Question[];
const [filter] = positionals;
const times: number[] = [];
const counts = { right: 0, wrong: 0, doubtful: 0, asked: 0, all: 0 };
for (const { sql, ask, after } of questions) {
  for (const [index, language] of LANGUAGES.entries()) {
    const question = ask[index];
    if (!question || (filter && !`${question}${sql}`.includes(filter))) continue;
    counts.all += 1;
    const expected = sql === null ? undefined : await rowsOf(sql, language);
    const first = after?.[index];
    const previous = first && (await call<Answer>('ask', { question: first }, language)).query;
    const start = performance.now();
    const answer = await call<Answer>('ask', { question, ...(previous && { previous }) }, language);
    times.push(performance.now() - start);
    const isSure = answer.kind === 'understood' && answer.unknown.length === 0;
    const found = answer.result?.rows ?? [];
    const right = expected ? isRight(expected, answer) : !isSure;
    if (right && (isSure || !expected)) counts.right += 1;
    else if (!isSure) counts[answer.kind === 'understood' ? 'doubtful' : 'asked'] += 1;
    else counts.wrong += 1;
    if (right && (isSure || !expected)) continue;
    const { kind, unknown, options, measure, dimension, refused } = answer;
    console.log(
      `${right ? 'RIGHT BUT DOUBTFUL' : isSure ? 'WRONG' : 'NOT ANSWERED'} [${language}] ${question}`,
      `\n   ${JSON.stringify({ kind, unknown, options, measure, dimension, refused })}`,
      `\n   ${(answer.sql ?? '').replaceAll('\n', ' ')}`,
      `\n   expected ${JSON.stringify(expected?.slice(0, 3))} found ${JSON.stringify(found.slice(0, 3))}`,
    );
  }
}
const percent = (count: number) => `${((100 * count) / counts.all).toFixed(1)} %`;
console.log(
  `${counts.all} questions: right ${percent(counts.right)}, wrong ${percent(counts.wrong)}, with words unknown ${percent(counts.doubtful)}, asked back or refused ${percent(counts.asked)}`,
);
const shareOf = (list: readonly number[], part: number) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length * part)]?.toFixed(0);
const spread = (list: readonly number[]) =>
  `median ${shareOf(list, 0.5)} ms, 95th percentile ${shareOf(list, 0.95)} ms`;
console.log(`from question to rows: ${spread(times)}`);
if (flags.origin) {
  const asked = Array.from({ length: 5 }, () => IN_THE_PAGE).flat();
  console.log(
    `from Enter to rows in the page: ${spread(await timesToRows(flags.origin, asked))} (aim 300)`,
  );
}
await app.close();
await close();
await embedded.stop();
await rm(folder, { recursive: true });
