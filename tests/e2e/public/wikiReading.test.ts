import type { Browser, Page } from 'playwright-core';
import { alive, eventually, launch, visitor } from '../support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const LEAF = '/DetailsByInsurance/4/1/1';
const phone = { viewport: { width: 360, height: 740 } };

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

describe('the contents of a page', () => {
  it('unfold above the text on a phone and lead to a heading', async () => {
    const { page, context } = await visitor(browser, phone);
    await page.goto(LEAF);
    await alive(page);
    const contents = page.locator('[data-unfolds]');
    expect(await contents.getByRole('link').count()).toBe(0);
    await contents.locator('summary').click();
    const link = contents.getByRole('link', { name: 'Worked example' });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.click();
    await page.waitForURL('**#worked-number');
    // Below the site's header and the bar of the handbook.
    await page.waitForFunction(
      () => (document.getElementById('worked-number')?.getBoundingClientRect().top ?? 999) < 200,
    );
    expect(await topOf(page, '#worked-number')).toBeGreaterThan(110);
    await context.close();
  });

  it('mark the heading that is being read on a wide screen, on the first page and on the next', async () => {
    const { page, context } = await visitor(browser);
    await page.goto(LEAF);
    await alive(page);
    const current = page.locator('[data-contents] [aria-current="location"]');
    for (const [heading, id] of [
      ['Worked example', 'worked-number'],
      ['What is required', 'required'],
    ] as const) {
      await page.evaluate((name) => document.getElementById(name)?.scrollIntoView(), id);
      await current.getByText(heading).waitFor();
      expect(await current.count()).toBe(1);
    }
    await page.locator('a[rel="next"]').click();
    await page.waitForURL('**/4/1/2');
    await page.locator('#after').waitFor();
    await page.evaluate(() => document.getElementById('after')?.scrollIntoView());
    await page.locator('[data-contents] [aria-current="location"]', { hasText: 'After' }).waitFor();
    await context.close();
  });
});

it('where nothing hovers, the first tap on a term shows its card, the second leads to the glossary', async () => {
  const { page, context } = await visitor(browser, { ...phone, hasTouch: true, isMobile: true });
  await page.goto(LEAF);
  await alive(page);
  const term = page.locator('[data-term]').first();
  await term.locator('a').tap();
  const card = term.getByRole('tooltip');
  await card.waitFor();
  expect(new URL(page.url()).pathname).toBe(LEAF);
  const box = await card.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  await page.locator('h1').tap();
  await card.waitFor({ state: 'hidden' });
  await term.locator('a').tap();
  await card.tap();
  await page.waitForURL('**/glossary#*');
  await context.close();
});

it('the open page stands in sight in the sidebar and in the drawer', async () => {
  const { page, context } = await visitor(browser, { viewport: { width: 1440, height: 560 } });
  await page.goto('/DetailsByInsurance/8/2/2');
  await alive(page);
  const inSight = (selector: string) =>
    page.waitForFunction((name) => {
      const row = document.querySelector(`${name} [aria-current="page"]`)?.getBoundingClientRect();
      return row && row.top > 0 && row.bottom <= window.innerHeight;
    }, selector);
  await inSight('[data-collapsed]');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.setViewportSize({ width: 360, height: 560 });
  await page.getByRole('button', { name: 'Open the list of sections' }).click();
  await inSight('dialog');
  await page.getByRole('button', { name: 'Close the list of sections' }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await eventually(
    () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
    'Open the list of sections',
  );
  await context.close();
});

it('a table is a stop of the Tab key only where it is wider than its place', async () => {
  const { page, context } = await visitor(browser);
  await page.goto(LEAF);
  await alive(page);
  const stops = page.locator('[data-scroll][tabindex="0"]');
  await page.waitForFunction(() => !document.querySelector('[data-scroll][tabindex]'));
  await page.setViewportSize({ width: 360, height: 740 });
  await stops.first().waitFor();
  expect(await stops.first().evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(
    true,
  );
  await context.close();
});

it.each(['en', 'ko', 'zh-tw'])(
  'in %s every figure fits its place: a drawing of its own on a phone, another on a wide screen',
  async (locale) => {
    const { page, context } = await visitor(browser, phone);
    for (const path of [
      '/DetailsByInsurance/1',
      LEAF,
      '/DetailsByInsurance/4',
      '/DetailsByInsurance/4/4',
    ]) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`${path}?lang=${locale}`);
      const look = () =>
        page.locator('[data-figure]').evaluateAll((figures) =>
          figures.map((figure) => ({
            shown: [...figure.querySelectorAll('svg')]
              .filter((svg) => svg.checkVisibility())
              .map((svg) => Object.keys(svg.dataset)[0]),
            // What is written reaches beyond no edge.
            cut: [...figure.querySelectorAll('svg')]
              .filter((svg) => svg.checkVisibility())
              .flatMap((svg) => {
                const frame = svg.getBoundingClientRect();
                return [...svg.querySelectorAll('text')].filter((text) => {
                  const { left, right } = text.getBoundingClientRect();
                  return left < frame.left - 1 || right > frame.right + 1;
                });
              })
              .map((text) => text.textContent),
          })),
        );
      const narrow = await look();
      expect(narrow.length).toBeGreaterThan(0);
      expect(narrow).toEqual(narrow.map(() => ({ shown: ['narrow'], cut: [] })));
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(await look()).toEqual(narrow.map(() => ({ shown: ['wide'], cut: [] })));
    }
    await context.close();
  },
);

it.each([
  ['en', 'C'],
  ['ko', 'ㅂ'],
  ['zh-tw', '6 畫'],
])(
  'in %s the register of the glossary leads to the first term under %s',
  async (locale, initial) => {
    const { page, context } = await visitor(browser, phone);
    await page.goto(`/DetailsByInsurance/glossary?lang=${locale}`);
    await alive(page);
    const link = page.locator('[data-initials]').getByRole('link', { name: initial, exact: true });
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    await link.click();
    await page.waitForURL(`**#${id}`);
    await page.waitForFunction(
      (name) => (document.getElementById(name)?.getBoundingClientRect().top ?? 999) < 200,
      id,
    );
    await context.close();
  },
);

it('the search closes by one Escape or a press beside it, and the focus returns', async () => {
  const { page, context } = await visitor(browser);
  await page.goto(LEAF);
  await alive(page);
  const button = page.getByRole('button', { name: 'Search the handbook Press / or Ctrl K' });
  const dialog = page.locator('dialog');
  await button.click();
  await dialog.locator('input').fill('44(c)');
  await dialog
    .getByRole('link')
    .first()
    .getByText('Rolling the contractual service margin forward')
    .waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await eventually(() => button.evaluate((element) => element === document.activeElement), true);
  await button.click();
  await dialog.waitFor();
  await page.mouse.click(20, 700);
  await dialog.waitFor({ state: 'detached' });
  await context.close();
});

it('on paper a page has no controls; a chapter has all its pages, with their numbers', async () => {
  const { page, context } = await visitor(browser);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/DetailsByInsurance/3/1/1');
  await alive(page);
  await page.emulateMedia({ media: 'print' });
  for (const control of ['button', 'summary', 'nav']) {
    expect(await page.locator(`main ${control}`).filter({ visible: true }).count()).toBe(0);
  }
  expect(await page.locator('[data-figure] svg[data-wide]').first().isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Print the chapter' }).click();
  await page.waitForSelector('html[data-printed]');
  await page.emulateMedia({ media: 'print' });
  const numbers = await page
    .locator('body > div section > p:first-child')
    .filter({ visible: true })
    .allInnerTexts();
  expect(numbers).toEqual(['3', '3.1', '3.1.1', '3.1.2', '3.2', '3.2.1', '3.2.2', '3.2.3']);
  expect(await page.locator('#root').isVisible()).toBe(false);
  await context.close();
});
