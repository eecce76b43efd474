/**
 * `npm run bench:wiki -- [origin]`: from the click on a link of the handbook to its heading painted, at full speed and at a quarter of it, medians of
 * twenty pages whose text was fetched when the pointer came over the link, beside the same pages as plain HTML that a small script swaps; and from a
 * letter typed into the search to its answer painted, in three languages. The site must be running (npm start).
 */
import { type Browser, chromium, type Page } from 'playwright-core';
import { LOCALES, type Locale } from '../../src/domain/locale';
import { needBrowser, needSite } from '../support/needs';

/** Milliseconds for the search; how many times the small script's time for a page. */
const LIMITS = { search: 50, page: 2 };
const PAGES = 20;
const FIRST = '/DetailsByInsurance/3';
const QUESTIONS: Record<Locale, string> = {
  en: 'how is the csm released',
  ko: '보험계약마진의 상각은',
  'zh-tw': '合約服務邊際如何認列',
};
const [origin = 'http://localhost:3000'] = process.argv.slice(2);

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function report(name: string, values: number[], limit: number): void {
  const middle = median(values);
  const slowest = Math.max(...values);
  console.log(
    `${name.padEnd(40)} median ${middle.toFixed(1).padStart(6)} ms  (at most ${limit.toFixed(0)})${middle > limit ? '  TOO MUCH' : ''}, slowest ${slowest.toFixed(1)}`,
  );
  if (middle > limit) process.exitCode = 1;
}

/** The small script: fetches a page when the pointer comes over its link, and puts it in the place of this one at the click. */
function swapPages(): void {
  const pages = new Map<string, Promise<Document>>();
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/Details"]') : null;
  document.addEventListener('pointerover', (event) => {
    const { href } = linkOf(event) ?? {};
    if (!href || pages.has(href)) return;
    const page = fetch(href)
      .then((response) => response.text())
      .then((html) => new DOMParser().parseFromString(html, 'text/html'));
    pages.set(href, page);
  });
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    const coming = link && pages.get(link.href);
    if (!coming) return;
    event.preventDefault();
    void coming.then((page) => {
      const root = page.getElementById('root');
      if (!root) return;
      document.title = page.title;
      document.getElementById('root')?.replaceWith(document.adoptNode(root));
      history.pushState(null, '', link.href);
      pages.delete(link.href);
      scrollTo(0, 0);
    });
  });
}

async function readerAt(
  browser: Browser,
  path: string,
  locale: Locale,
  plain = false,
): Promise<Page> {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale,
  });
  // tsx keeps the names of functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  if (plain) {
    await page.route('**/app.js', (route) => route.abort());
    await page.addInitScript(swapPages);
  }
  await page.goto(`${path}?lang=${locale}`);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Goes to the next page; milliseconds from the click to the frame after the one in which its heading was drawn. */
async function timeToNext(page: Page): Promise<number> {
  // The page before this one has come to rest at its top.
  await page.waitForFunction(() => scrollY === 0);
  const place = await page.locator('a[rel="next"]').evaluate((link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, height } = link.getBoundingClientRect();
    return { x: left + 30, y: top + height / 2 };
  });
  await page.mouse.move(place.x, place.y);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const old = document.querySelector('h1')?.textContent;
    Object.assign(window, { painted: 0 });
    const onClick = ({ timeStamp }: Event) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent === old) return;
        observer.disconnect();
        requestAnimationFrame(() =>
          setTimeout(() => Object.assign(window, { painted: performance.now() - timeStamp })),
        );
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    };
    document.addEventListener('click', onClick, { capture: true, once: true });
  });
  await page.mouse.down();
  await page.mouse.up();
  const painted = await page.waitForFunction(
    () => (window as unknown as { painted: number }).painted,
  );
  return painted.jsonValue();
}

async function walk(browser: Browser, rate: number, plain: boolean): Promise<number[]> {
  const page = await readerAt(browser, FIRST, 'en', plain);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const times: number[] = [];
  for (let turn = 0; turn < PAGES; turn += 1) times.push(await timeToNext(page));
  await page.close();
  return times;
}

/** Types a question letter by letter; milliseconds from each to the frame after the one in which the answer was drawn. */
async function type(browser: Browser, locale: Locale): Promise<number[]> {
  const page = await readerAt(browser, FIRST, locale);
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox');
  await field.fill('i');
  await page.locator('dialog ol a').first().waitFor();
  await field.fill('');
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    let observer: MutationObserver | undefined;
    document.addEventListener('input', ({ timeStamp }) => {
      // A letter that changes nothing of the answer has no time.
      observer?.disconnect();
      observer = new MutationObserver((_, self) => {
        self.disconnect();
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
      });
      const list = document.querySelector('dialog ol');
      if (list) observer.observe(list, { childList: true, subtree: true, characterData: true });
    });
  });
  for (const letter of QUESTIONS[locale]) {
    await page.keyboard.insertText(letter);
    await page.waitForTimeout(150);
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  await page.close();
  return times;
}

await needSite(origin);
const executablePath = await needBrowser();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
for (const [rate, speed] of [
  [1, ''],
  [4, ', a quarter of the speed'],
] as const) {
  const plain = median(await walk(browser, rate, true));
  console.log(`plain HTML swapped by a script${speed}: median ${plain.toFixed(1)} ms`);
  report(`page to page${speed}`, await walk(browser, rate, false), LIMITS.page * plain);
}
for (const locale of LOCALES)
  report(`search, typed to shown, ${locale}`, await type(browser, locale), LIMITS.search);
await browser.close();
