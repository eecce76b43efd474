import type { Browser, Page } from 'playwright-core';
import {
  alive,
  eventually,
  fewAtOnce,
  holdApplication,
  launch,
  origin,
  visitor,
} from '../support/browser';
import { LEAF, NOWHERE, publicPages } from '../support/pages';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const paths = [...publicPages, '/DetailsByInsurance/glossary', NOWHERE];

/** What cannot be seen in the page: how often it was printed. */
const countPrints = () => {
  Object.assign(window, {
    prints: 0,
    print: () => ((window as unknown as { prints: number }).prints += 1),
  });
};

/** Profiles that wait for the next visit: to begin one anew costs more than a page does. */
const profiles: Awaited<ReturnType<typeof visitor>>[] = [];

/** Opens a page as a first visitor does, in a window of its own: nothing is left of whoever had the profile before. */
async function visit(look: (page: Page) => Promise<void>): Promise<void> {
  let profile = profiles.pop();
  if (!profile) {
    profile = await visitor(browser, { serviceWorkers: 'block' });
    await profile.context.addInitScript(countPrints);
  }
  const { context, page: blank } = profile;
  const session = await context.newCDPSession(blank);
  await session.send('Storage.clearDataForOrigin', { origin: origin(), storageTypes: 'all' });
  await session.detach();
  const page = await context.newPage();
  await look(page);
  await page.close();
  profiles.push(profile);
}

/** What a reader of the page would notice, times apart. */
async function seen(page: Page): Promise<string> {
  const prints = await page.evaluate(() => (window as unknown as { prints: number }).prints);
  return `${(await page.locator('body').ariaSnapshot()).replace(/\d+/g, '0')}\nprinted: ${prints}`;
}

/** The page once everything has come. */
async function whole(page: Page): Promise<void> {
  await alive(page);
  await page.waitForLoadState('networkidle');
}

/**
 * The buttons that stand in the page as it was sent, can be pressed at this width, and do not merely say what is chosen already; of a list of them
 * the first.
 */
const pressable = (page: Page, part: Part) =>
  page
    .locator(
      '#root button:enabled:not([aria-pressed="true"], [aria-current="true"], [aria-selected="true"]):not(li + li button)',
    )
    .and(page.locator(part === 'header' ? 'header *' : ':not(header *)'))
    .filter({ visible: true });

/** The header is the same in every page, but for those that bring a layout of their own. */
type Part = 'header' | 'rest';
const parts: [Part, string][] = [
  ['header', '/'],
  ['header', LEAF],
  ...paths.map((path): [Part, string] => ['rest', path]),
];

it.each(parts)(
  'every button of the %s of %s does its work though it is pressed at once',
  async (part, path) => {
    let count = 0;
    let untouched = '';
    await visit(async (page) => {
      await page.goto(path);
      count = await pressable(page, part).count();
      if (count > 0) await whole(page);
      untouched = await seen(page);
    });
    await fewAtOnce(Array(count).keys(), (index) =>
      visit(async (page) => {
        const release = await holdApplication(page);
        await page.goto(path);
        const button = pressable(page, part).nth(index);
        const name = await button.innerText();
        await button.click();
        release();
        await whole(page);
        const works = async () => ({ name, works: (await seen(page)) !== untouched });
        await eventually(works, { name, works: true });
      }),
    );
  },
);

it('a file is chosen in the browser itself, and is there when the tool has come', async () => {
  const { page, context } = await visitor(browser);
  const release = await holdApplication(page);
  await page.goto('/OcrService?lang=ko');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText('파일 선택').click(),
  ]);
  await chooser.setFiles({
    name: 'report.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  release();
  await page.getByText('report.pdf').waitFor();
  await page.getByRole('button', { name: '파일 선택' }).waitFor();
  await context.close();
});
