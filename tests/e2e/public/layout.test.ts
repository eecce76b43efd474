import type { Browser, Page } from 'playwright-core';
import { alive, eventually, launch, visitor } from '../support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const visible = (page: Page, selector: string) => page.locator(`${selector}:visible`).count();

it('[SH-1] at 320 px the menus of the header open within the page', async () => {
  const { page, context } = await visitor(browser, { viewport: { width: 320, height: 700 } });
  await page.goto('/');
  await alive(page);
  for (const summary of await page.locator('header summary').all()) {
    await summary.click();
    const panel = await page.locator('header details[open] > div').boundingBox();
    if (!panel) throw new Error('no panel');
    expect(panel.x).toBeGreaterThanOrEqual(0);
    expect(panel.x + panel.width).toBeLessThanOrEqual(320);
  }
  await context.close();
});

it('[SH-8] between 600 and 960 px a card has its words beside its picture', async () => {
  const { page, context } = await visitor(browser, {
    viewport: { width: 768, height: 1000 },
    javaScriptEnabled: false,
  });
  await page.goto('/');
  const picture = await page.locator('[data-picture]').first().boundingBox();
  const words = await page
    .getByRole('heading', { name: 'From paragraph to requirement' })
    .boundingBox();
  if (!picture || !words) throw new Error('a card shows nothing');
  expect(words.x).toBeGreaterThan(picture.x + picture.width);
  expect(words.y).toBeLessThan(picture.y + picture.height);
  await context.close();
});

it('[SH-8] on paper the home page shows its three slides and what its cards hold, and nothing to press', async () => {
  const { page, context } = await visitor(browser);
  await page.goto('/');
  await alive(page);
  await page.emulateMedia({ media: 'print' });
  const tops = await page
    .locator('[aria-roledescription="slide"] svg')
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
  expect(await page.getByText('Both sides sign one version', { exact: false }).isVisible()).toBe(
    true,
  );
  expect(await visible(page, 'summary')).toBe(0);
  expect(await visible(page, '[aria-roledescription="carousel"] button')).toBe(0);
  expect(await page.getByText('Request IFRS17 Demo').isVisible()).toBe(false);
  await context.close();
});

it('[SH-10] the contents lead to the beginning of a far article, below the header', async () => {
  const { page, context } = await visitor(browser, { viewport: { width: 360, height: 740 } });
  await page.goto('/Privacy');
  await alive(page);
  await page.getByText('Contents', { exact: true }).click();
  await page.locator('main nav a:visible', { hasText: '제21조' }).click();
  const belowHeader = () =>
    page.evaluate(() => {
      const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return Math.round((top('#article-21')?.top ?? NaN) - (top('header')?.bottom ?? NaN));
    });
  await eventually(belowHeader, 16);
  await context.close();
});

it('[SH-1] in forced colours the page that shows is still told from the others', async () => {
  const { page, context } = await visitor(browser, { forcedColors: 'active' });
  await page.goto('/IntroductionOfExperts');
  const underlined = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((elements) =>
        elements.map((element) => getComputedStyle(element).borderBottomWidth !== '0px'),
      );
  expect(await underlined('header nav[aria-label="Main navigation"] a')).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(await underlined('[role="tab"]')).toEqual([true, false]);
  await context.close();
});
