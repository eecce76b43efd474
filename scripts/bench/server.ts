/**
 * `npm run bench:server`: what each public call answers a second beside a bare node:http server that sends the same bytes, in turns in one run, so that a busy
 * machine slows both. The real server runs in a process of its own on an embedded database in a temporary folder; load comes over the loopback only.
 * CPU is the user and system time of the serving process; memory is its resident set before and after.
 */
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { API, type Server, signIn, start, stopServers } from '../support/serverProcess';

const CONNECTIONS = 50;
const ROUNDS = 3;
const ROUND_SECONDS = 2;
/** A list that is answered from a copy has to reach this part of the bare server. Of the smallest answers most of the cost is the framework's. */
const MIN_RATIO = 0.3;
const CLOCK_TICKS = 100;

interface Load {
  perSecond: number;
  cpuMicroseconds: number;
  p50: number;
  p99: number;
}

interface Call {
  name: string;
  url: string;
  headers?: Record<string, string>;
  /** Has to reach MIN_RATIO. */
  isList?: boolean;
}

const folder = await mkdtemp(path.join(tmpdir(), 'gof-bench-'));

/** A server that sends one answer, whatever is asked. */
function startBare(type: string, body: Buffer): Promise<Server> {
  const program = `
    const body = Buffer.from(process.env.BODY, 'base64');
    require('node:http').createServer((request, response) => {
      response.writeHead(200, { 'content-type': process.env.TYPE, 'content-length': body.length });
      response.end(body);
    }).listen(0, '127.0.0.1', function () { console.log('Site: http://127.0.0.1:' + this.address().port); });`;
  return start(['-e', program], { TYPE: type, BODY: body.toString('base64') });
}

/** Of a process: CPU time in microseconds and resident memory in megabytes. */
async function usage({ child }: Server): Promise<{ cpu: number; megabytes: number }> {
  const [stat, status] = await Promise.all([
    readFile(`/proc/${child.pid}/stat`, 'utf8'),
    readFile(`/proc/${child.pid}/status`, 'utf8'),
  ]);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  return { cpu: (ticks / CLOCK_TICKS) * 1e6, megabytes: kilobytes / 1024 };
}

async function press(
  server: Server,
  url: string,
  headers: Record<string, string>,
  seconds = ROUND_SECONDS,
): Promise<Load> {
  const before = await usage(server);
  const result = await autocannon({
    url: server.origin + url,
    connections: CONNECTIONS,
    duration: seconds,
    headers,
  });
  const after = await usage(server);
  if (result.errors > 0 || result['4xx'] + result['5xx'] > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result['4xx'] + result['5xx']} refused.`);
  return {
    perSecond: result.requests.total / result.duration,
    cpuMicroseconds: (after.cpu - before.cpu) / result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const column = (value: number | string, width: number): string =>
  (typeof value === 'number' ? value.toFixed(0) : value).padStart(width);

async function compare(site: Server, { name, url, headers = {}, isList }: Call) {
  const answer = await fetch(site.origin + url, { headers });
  const body = Buffer.from(await answer.arrayBuffer());
  const bare = await startBare(answer.headers.get('content-type') ?? '', body);
  await press(site, url, headers, 1);
  await press(bare, '/', headers, 1);
  const before = await usage(site);
  const rounds: { ours: Load; theirs: Load }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ ours: await press(site, url, headers), theirs: await press(bare, '/', headers) });
  const after = await usage(site);
  bare.child.kill();

  const ratio = median(rounds.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond));
  const [ours, theirs] = [
    rounds.map((round) => round.ours),
    rounds.map((round) => round.theirs),
  ] as const;
  const of = (loads: readonly Load[], key: keyof Load) => median(loads.map((load) => load[key]));
  console.log(
    [
      name.padEnd(30),
      column(of(ours, 'perSecond'), 8),
      column(of(theirs, 'perSecond'), 8),
      column(ratio.toFixed(2), 7),
      column(of(ours, 'cpuMicroseconds'), 8),
      column(of(theirs, 'cpuMicroseconds'), 6),
      column(of(ours, 'p50'), 6),
      column(of(ours, 'p99'), 6),
      column(before.megabytes, 9),
      column(after.megabytes, 6),
    ].join(''),
  );
  return { name, enough: !isList || ratio >= MIN_RATIO };
}

try {
  const site = await start(['--import', 'tsx', 'src/server/main.ts'], {
    DATA_DIR: folder,
    PORT: process.env.PORT ?? '0',
    HOST: '127.0.0.1',
  });
  const countries = `${API}/commonCode/dtl/list?mstCode=COUNTRY_CD`;
  const etag = (await fetch(site.origin + countries)).headers.get('etag');
  const cookie = await signIn(site, 'demouser', 'ifrs17demo');
  const built = await access('dist/site/manifest.json').then(
    () => true,
    () => false,
  );
  const calls: Call[] = [
    { name: 'health', url: '/api/health' },
    { name: 'site settings', url: `${API}/site/settings` },
    { name: 'session, not signed in', url: `${API}/auth/session` },
    { name: 'countries', url: countries, isList: true },
    ...(etag
      ? [{ name: 'countries, 304', url: countries, headers: { 'if-none-match': etag } }]
      : []),
    ...(built ? [{ name: 'home page', url: '/' }] : []),
    {
      name: 'session, signed in',
      url: `${API}/auth/session`,
      headers: { cookie },
    },
    { name: 'ready', url: '/api/ready' },
  ];
  console.log(`${''.padEnd(30)}answers/s    bare  ratio  CPU µs  bare   p50   p99   MB from    to`);
  const results = [];
  for (const call of calls) results.push(await compare(site, call));
  const slow = results.filter(({ enough }) => !enough).map(({ name }) => name);
  if (slow.length > 0) {
    console.error(`Below ${MIN_RATIO} of a bare server: ${slow.join(', ')}.`);
    process.exitCode = 1;
  }
} finally {
  await stopServers();
  await rm(folder, { recursive: true, force: true });
}
