/**
 * `npm run bench:grid -- [address]`: scrolls the grid of 100,000 companies and says how long its frames took. Without an address the built Storybook
 * (`npm run build-storybook`) is served. Fails when a frame takes more than 50 ms, unless only because the machine is busy with something else.
 */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { needBrowser, needStorybook } from '../support/needs';

/** Milliseconds. */
const LIMIT = 50;
const folder = path.resolve(import.meta.dirname, '../../dist/storybook');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

async function serve(): Promise<{ address: string; close: () => void }> {
  await needStorybook(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    readFile(path.join(folder, path.normalize(decodeURIComponent(pathname)))).then(
      (body) =>
        response
          .writeHead(200, {
            'Content-Type': types[path.extname(pathname)] ?? 'application/octet-stream',
          })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (typeof at !== 'object' || !at) throw new Error('The system gave no port.');
  const story =
    'iframe.html?viewMode=story&id=screens-companies--hundred-thousand&globals=a11y.manual:!true';
  return { address: `http://localhost:${at.port}/${story}`, close: () => server.close() };
}

/** Scrolls by so many pixels a frame, there and back; gives the length of each frame in milliseconds. */
function scroll(page: Page, pixels: number): Promise<number[]> {
  return page.evaluate(async (step) => {
    const scroller = [...document.querySelectorAll('main div')].find(
      (element) =>
        getComputedStyle(element).overflowY === 'auto' &&
        element.scrollHeight > element.clientHeight * 100,
    );
    if (!scroller) throw new Error('Nothing scrolls here.');
    const lengths: number[] = [];
    let before = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    for (let count = 0; count < 240; count += 1) {
      scroller.scrollTop += count < 120 ? step : -step;
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      lengths.push(now - before);
      before = now;
    }
    return lengths;
  }, pixels);
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Time of the processor, in microseconds. */
  tdur?: number;
}

/** The longest task of the busiest thread while something is done, in milliseconds of the processor: what else the machine does is not counted. */
async function longestTask(work: () => Promise<unknown>): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const threads = new Map<string, number[]>();
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, pid, tid, tdur = 0 } of value as unknown as TraceEvent[]) {
      if (name === 'RunTask')
        threads.set(`${pid} ${tid}`, [...(threads.get(`${pid} ${tid}`) ?? []), tdur / 1000]);
    }
  });
  const traceConfig = { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const sum = (tasks: number[]) => tasks.reduce((total, task) => total + task, 0);
  const [busiest = []] = [...threads.values()].sort((a, b) => sum(b) - sum(a));
  return Math.max(0, ...busiest);
}

const own = process.argv[2] ? undefined : await serve();
const browser = await chromium.launch({
  executablePath: await needBrowser(),
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(process.argv[2] ?? own?.address ?? '');
  await page.getByText('C000001', { exact: true }).first().waitFor({ timeout: 60_000 });
  for (const [name, pixels] of Object.entries({
    'a wheel': 100,
    'a swift wheel': 800,
    'the scroll bar': 20_000,
  })) {
    const lengths = (await scroll(page, pixels)).sort((a, b) => a - b);
    const at = (share: number) => (lengths[Math.floor(lengths.length * share)] ?? 0).toFixed(1);
    const slowest = lengths.at(-1) ?? 0;
    console.log(
      `${name}: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, slowest ${slowest.toFixed(1)} ms`,
    );
    const task = await longestTask(() => scroll(page, pixels));
    console.log(`  longest task: ${task.toFixed(1)} ms of the processor`);
    if (slowest > LIMIT && task > LIMIT) process.exitCode = 1;
  }
} finally {
  await browser.close();
  own?.close();
}
