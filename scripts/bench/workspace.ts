/**
 * `npm run bench:workspace -- [origin]`: how long the workspace takes to open a screen for the first time and to switch to one that is open, what a hundred
 * opened and closed tabs leave in memory, and what its shell weighs. The site must be running with its sample data (npm start).
 */
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { needBrowser, needSite } from '../support/needs';

const LIMITS = { firstOpen: 300, cachedSwitch: 50, growth: 5, shell: 250 };
const CYCLES = 100;
const START = '#start-menus';
const [origin = 'http://localhost:3000'] = process.argv.slice(2);

async function signedIn(executablePath: string) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
  });
  // tsx keeps the names of functions by a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  // The screens follow when the browser is idle: only what came before the start page is the shell.
  await context.addInitScript(`new MutationObserver((_, observer) => {
    if (!document.querySelector('${START}')) return;
    window.shellShown = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true })`);
  const answer = await context.request.post('/api/v1/basicbiz/auth/signIn', {
    data: { id: 'demouser', pwd1: 'ifrs17demo' },
  });
  const { data } = (await answer.json()) as { data: { token: string; demoAuth: string } };
  await context.addCookies([
    { name: 'dif17-auth-token', value: data.token, url: origin },
    { name: 'dif17-demo-auth', value: data.demoAuth, url: origin },
  ]);
  return { browser, page: await context.newPage() };
}

/** Presses something and waits until the page of an address is painted with its heading; in milliseconds, measured in the page. */
function timeUntilShown(page: Page, selector: string, path: string): Promise<number> {
  return page.evaluate(
    ([pressed, wanted]) =>
      new Promise<number>((resolve, reject) => {
        const element = document.querySelector<HTMLElement>(pressed ?? '');
        if (!element) return reject(new Error(`Nothing is at ${pressed}`));
        const begun = performance.now();
        const look = () => {
          const heading = [...document.querySelectorAll<HTMLElement>('[role="tabpanel"] h1')].some(
            (h1) => h1.offsetParent !== null,
          );
          if (location.pathname === wanted && heading)
            return requestAnimationFrame(() =>
              setTimeout(() => resolve(performance.now() - begun)),
            );
          requestAnimationFrame(look);
        };
        element.click();
        look();
      }),
    [selector, path] as const,
  );
}

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
}

async function shellWeight(page: Page): Promise<number> {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) =>
        name.endsWith('.js') && startTime < ((window as { shellShown?: number }).shellShown ?? 0)
          ? [name]
          : [],
      ),
  );
  const sizes = scripts.map(async (url) => {
    const { headers } = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    return Number(headers.get('content-length'));
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}

function report(name: string, value: number, limit: number, unit: string): void {
  console.log(
    `${name.padEnd(44)} ${value.toFixed(1).padStart(8)} ${unit}  (at most ${limit})${value > limit ? '  TOO MUCH' : ''}`,
  );
  if (value > limit) process.exitCode = 1;
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const tab = (path: string) => `[role="tab"][href="${path}"]`;
const tile = (path: string) => `main a[href="${path}"]`;

await needSite(origin);
const executablePath = await needBrowser();
const { browser, page } = await signedIn(executablePath);
await page.goto('/demo');
await page.waitForSelector(START);
report('JavaScript of the shell, gzip', await shellWeight(page), LIMITS.shell, 'kB');
await page.waitForLoadState('networkidle');

const paths = await page.$$eval('main li > a[href^="/demo/"]', (links) => [
  ...new Set(links.map((link) => link.getAttribute('href') ?? '')),
]);
for (const path of paths) {
  report(
    `first open of ${path}`,
    await timeUntilShown(page, tile(path), path),
    LIMITS.firstOpen,
    'ms',
  );
  await page.click('a[href="/demo"][aria-label]');
  await page.waitForSelector(START);
}

const switches: number[] = [];
for (let round = 0; round < 5; round += 1)
  for (const path of paths) switches.push(await timeUntilShown(page, tab(path), path));
report('switch to an open tab, median', median(switches), LIMITS.cachedSwitch, 'ms');
console.log(
  `${'switch to an open tab, slowest'.padEnd(44)} ${Math.max(...switches)
    .toFixed(1)
    .padStart(8)} ms`,
);

async function openAndClose(path: string): Promise<void> {
  await timeUntilShown(page, tile(path), path);
  await page.focus(tab(path));
  await page.keyboard.press('Delete');
  await page.waitForSelector(START);
}
await page.click('button[aria-label="Clear All Tabs"]');
await page.waitForSelector(START);
const session = await page.context().newCDPSession(page);
const cycle = async (times: number) => {
  for (let turn = 0; turn < times; turn += 1) await openAndClose(paths[turn % paths.length] ?? '');
};
await cycle(2 * paths.length);
const before = await heap(session);
await cycle(CYCLES);
report(
  `memory after ${CYCLES} tabs opened and closed`,
  (await heap(session)) - before,
  LIMITS.growth,
  'MB more',
);
await browser.close();
