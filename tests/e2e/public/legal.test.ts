import type { Browser } from 'playwright-core';
import { alive, eventually, launch, visitor } from '../support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it.each([
  ['/Privacy', 29],
  ['/TermsOfService', 9],
])('[SH-10][SH-11] %s brings its %i articles without scripts', async (address, articles) => {
  const { page, context } = await visitor(browser, {
    javaScriptEnabled: false,
    viewport: { width: 320, height: 800 },
  });
  await page.goto(address);
  expect(await page.locator('[lang="ko"] h2:visible').count()).toBe(articles);
  expect(
    await page.getByText('Only the Korean text below is binding.', { exact: false }).isVisible(),
  ).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.close();
});

it('[SH-10] a reader goes to an article from the contents, changes the language, and keeps the text', async () => {
  const { page, context, consoleErrors } = await visitor(browser);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/Privacy');
  await alive(page);
  await page.getByRole('link', { name: /^제12조 \(/ }).click();
  await page.waitForURL('**#article-12');
  // The page has its text: the application does not fetch it a second time.
  expect(asked.filter((url) => url.includes('privacy-text'))).toEqual([]);
  await page.locator('header summary').first().click();
  await page.getByRole('link', { name: '한국어' }).click();
  await eventually(() => page.getByRole('heading', { level: 1 }).innerText(), '개인정보처리방침');
  await eventually(() => page.getByRole('heading', { level: 2, name: /^제/ }).count(), 29);
  expect(consoleErrors).toEqual([]);
  await context.close();
});
