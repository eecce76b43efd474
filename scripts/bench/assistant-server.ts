/**
 * `npm run bench:assistant-server`: how long a person waits for the assistant over HTTP, from a real server on an embedded database in a temporary folder: the
 * first words and the whole answer, one after another and fifty people at once; how much later the server answers because it reads what the assistant
 * knows. Fails beyond the limits, which hold on a quiet machine.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sampleAccounts from '../../src/server/seed/sampleAccounts.json';
import { writeKnowledge } from '../assistant/knowledge';
import labelled from '../assistant/labelled.json';
import { API, type Server, signIn, start, stopServers } from '../support/serverProcess';

/** Milliseconds, at the 95th percentile; of starts the median. */
const LIMITS = { first: 200, whole: 500, start: 300 };
const AT_ONCE = 50;
const ALONE = 100;
const STARTS = 3;
/** The server lets one user ask so often at a time. */
const ASKED_BY_ONE = 29;

const folder = await mkdtemp(path.join(tmpdir(), 'assistant-bench-'));
const [withKnowledge, without] = [path.join(folder, 'site'), path.join(folder, 'empty')];
await mkdir(without);
await writeKnowledge(withKnowledge);

const startSite = (siteDir: string) =>
  start(['--import', 'tsx', 'src/server/main.ts'], {
    DATA_DIR: path.join(folder, 'data'),
    SITE_DIR: siteDir,
    PORT: process.env.PORT ?? '0',
    HOST: '127.0.0.1',
    // The demo's closes would compete with it.
    WORKERS: '0',
  });

const at = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

interface Wait {
  first: number;
  whole: number;
}

/** Asks as the panel does, and reads to the end. */
async function ask({ origin }: Server, cookie: string, place: number): Promise<Wait> {
  const { question, locale } = labelled[place % labelled.length] ?? {
    question: 'CSM',
    locale: 'en',
  };
  const began = performance.now();
  const answer = await fetch(
    `${origin}${API}/chat/ask?form=full&args=${encodeURIComponent(question)}`,
    {
      headers: { cookie, accept: 'application/x-ndjson', 'accept-language': locale },
    },
  );
  let first = 0;
  let text = '';
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    first ||= performance.now() - began;
    text += Buffer.from(part.value).toString();
  }
  if (!text.includes('"code":"200"')) throw new Error(`${question}: ${text.slice(0, 200)}`);
  return { first, whole: performance.now() - began };
}

/** From the start of the process to the first question that it answers, or to the first page without the assistant. */
async function startTime(siteDir: string): Promise<number> {
  const began = performance.now();
  const site = await startSite(siteDir);
  await fetch(`${site.origin}/api/health`);
  const time = performance.now() - began;
  await stopServers();
  return time;
}

let failed = false;
function report(name: string, waits: readonly Wait[]): void {
  const [first, whole] = [
    waits.map((wait) => wait.first),
    waits.map((wait) => wait.whole),
  ] as const;
  console.log(
    `${name.padEnd(20)} first words p50 ${at(first, 0.5).toFixed(0)} p95 ${at(first, 0.95).toFixed(0)} ms, whole p50 ${at(whole, 0.5).toFixed(0)} p95 ${at(whole, 0.95).toFixed(0)} ms`,
  );
  failed ||= at(first, 0.95) > LIMITS.first || at(whole, 0.95) > LIMITS.whole;
}

try {
  // The first start makes the database.
  await startTime(without);
  const times: { plain: number[]; knowing: number[] } = { plain: [], knowing: [] };
  for (let round = 0; round < STARTS; round += 1) {
    times.plain.push(await startTime(without));
    times.knowing.push(await startTime(withKnowledge));
  }
  const slower = at(times.knowing, 0.5) - at(times.plain, 0.5);
  console.log(`start until it answers: ${slower.toFixed(0)} ms later with the assistant`);
  failed ||= slower > LIMITS.start;

  const site = await startSite(withKnowledge);
  const cookies = await Promise.all(
    sampleAccounts.map(({ username, password }) => signIn(site, username, password)),
  );
  /** Each account asks only as often as it may. */
  const cookieFor = (place: number) => cookies[Math.floor(place / ASKED_BY_ONE)] ?? '';
  const alone: Wait[] = [];
  await ask(site, cookieFor(0), 0);
  for (let place = 1; place <= ALONE; place += 1)
    alone.push(await ask(site, cookieFor(place), place * 7));
  report('one after another', alone);
  const together = Array.from({ length: AT_ONCE }, (_, place) =>
    ask(site, cookieFor(ALONE + 1 + place), place * 11),
  );
  report(`${AT_ONCE} at once`, await Promise.all(together));
  if (failed) process.exitCode = 1;
} finally {
  await stopServers();
  await rm(folder, { recursive: true, force: true });
}
