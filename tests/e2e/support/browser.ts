import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import PostalMime from 'postal-mime';

const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without one, a browser that imitates a graphics card draws slower than one that does not.
  '--disable-gpu',
];

/** A bound for what never comes, long enough for a machine that does much else; no test waits for a time. */
export const WAIT_LIMIT_MS = 180_000;

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: was the global setup run?`);
  return value;
}

export const origin = () => required('E2E_ORIGIN');

/** `more`: switches of Chromium, as for a camera that is a file. */
export function launch(more: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...args, ...more],
  });
}

/**
 * A visitor with an empty profile, who wants no motion: nothing glides away below the pointer. What the console warns of, and what is thrown, is
 * collected in `consoleErrors`.
 */
export async function visitor(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL: origin(),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(WAIT_LIMIT_MS);
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('pageerror', ({ message }) => consoleErrors.push(message));
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) consoleErrors.push(line.text());
  });
  return { context, page, consoleErrors };
}

/** A visitor for whom everything moves as it is meant to: only for what is asked about motion itself. */
export const inMotion = { reducedMotion: 'no-preference' } as const;

/** Holds the application's first script back until it is let through. */
export async function holdApplication(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/app.js', async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Resolves once the application has taken the page over. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (window as { preHydration?: { ready: boolean } }).preHydration?.ready === true,
  );
}

/** Does a work for each item, for a few at a time: while one page waits, another draws. */
export async function fewAtOnce<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const next = async (): Promise<void> => {
    for (let item = rest.next(); !item.done; item = rest.next()) await work(item.value);
  };
  await Promise.all([next(), next(), next()]);
}

/**
 * Resolves once the page has drawn what it knows by now, and has nothing more to do. A page in which nothing changes may be given neither a frame nor
 * an idle moment: then it has drawn all there is.
 */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, 5000);
        requestAnimationFrame(() => requestIdleCallback(() => resolve()));
      }),
  );

/** Gives the window another width, and resolves once the page has answered to it. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await drawn(page);
}

/** By how much the page is wider than the window. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Reads again and again until the value is the expected one; fails with the difference when it does not become so. */
export async function eventually<Value>(
  read: () => Promise<Value>,
  expected: Value,
): Promise<void> {
  const deadline = Date.now() + WAIT_LIMIT_MS;
  let value = await read();
  while (Date.now() < deadline && JSON.stringify(value) !== JSON.stringify(expected)) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    value = await read();
  }
  expect(value).toEqual(expected);
}

/** Acts, and reads the words that then show for a few seconds only: it looks for them from before the act. */
export async function briefly(words: Locator, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([words.waitFor(), act()]);
}

/** The newest mail to an address, once it has come. */
export async function mailTo(address: string): Promise<{ subject: string; text: string }> {
  const outbox = required('E2E_OUTBOX');
  const deadline = Date.now() + WAIT_LIMIT_MS;
  while (Date.now() < deadline) {
    const files = (await readdir(outbox).catch(() => []))
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .reverse();
    for (const file of files) {
      const mail = await PostalMime.parse(await readFile(path.join(outbox, file)));
      if (mail.to?.some((to) => to.address === address))
        return { subject: mail.subject ?? '', text: mail.text ?? '' };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No mail to ${address} came.`);
}
