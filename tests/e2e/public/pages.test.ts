import type { Browser } from 'playwright-core';
import { alive, eventually, launch, origin, visitor } from '../support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The same page as `/`, at an address of its own; publicPages.test.ts opens the others. */
const titles = { en: 'Home', ko: '홈', 'zh-tw': '首頁' };

describe.each(Object.entries(titles))('in %s', (locale, title) => {
  it('[RT-2][RT-13] /Home is titled, hydrates without a warning and keeps its title', async () => {
    const { page, context, consoleErrors } = await visitor(browser);
    await page.goto(`/Home?lang=${locale}`);
    expect(await page.title()).toBe(title);
    await alive(page);
    expect(await page.title()).toBe(title);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  it('reads without JavaScript: the words, the links and the other languages are there', async () => {
    const { page, context } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto(`/?lang=${locale}`);
    expect(await page.locator('html').getAttribute('lang')).toBe(
      locale === 'zh-tw' ? 'zh-TW' : locale,
    );
    expect(await page.locator('h1').innerText()).not.toBe('');
    await page.locator('header nav a[href="/ApplyForConsultation"]').first().click();
    await page.waitForURL('**/ApplyForConsultation');
    expect(await page.locator('form input[name="name"]').count()).toBe(1);
    expect(await page.locator('html').getAttribute('lang')).toBe(
      locale === 'zh-tw' ? 'zh-TW' : locale,
    );
    await context.close();
  });
});

it('[RT-15] an unknown path is a page with a way home, and 404 from the server', async () => {
  const { page, context } = await visitor(browser);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  expect(await page.locator('h1').innerText()).toBe('There is no page here');
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await page.waitForURL(`${origin()}/`);
  await context.close();
});

it('[ST-LOC] a chosen language loads, is kept, and the server sends the next page in it', async () => {
  const { page, context, consoleErrors } = await visitor(browser);
  await page.goto('/');
  await alive(page);
  await page.locator('header summary').first().click();
  await page.getByRole('link', { name: '한국어' }).click();
  await page.waitForFunction(() => document.documentElement.lang === 'ko');
  await eventually(() => page.title(), 'IFRS 17 컨설팅과 금융 IT');
  const chosen = async () =>
    (await context.cookies()).find(({ name }) => name === 'dif17-locale')?.value;
  await eventually(chosen, 'ko');
  const html = await (await context.request.get('/ApplyForConsultation')).text();
  expect(html).toContain('<html lang="ko">');
  await page.reload();
  expect(await page.locator('html').getAttribute('lang')).toBe('ko');
  expect(consoleErrors).toEqual([]);
  await context.close();
});

it('[RT-14] visited routes are recorded, and still there after a reload', async () => {
  const { page, context } = await visitor(browser);
  const paths = async () => {
    const kept = JSON.parse(
      (await page.evaluate(() => localStorage.getItem('persist:dif17'))) ?? '{}',
    ) as { visits?: string };
    return (JSON.parse(kept.visits ?? '[]') as { path: string }[]).map((visit) => visit.path);
  };
  await page.goto('/');
  await alive(page);
  await page.locator('header nav a[href="/ApplyForConsultation"]').first().click();
  await page.waitForURL('**/ApplyForConsultation');
  await eventually(paths, ['/', '/ApplyForConsultation']);
  await page.goto('/Home');
  await eventually(paths, ['/', '/ApplyForConsultation', '/Home']);
  await context.close();
});

it('has a sitemap of every public page in three languages, robots, and a canonical address a page', async () => {
  const { page, context } = await visitor(browser);
  const sitemap = await (await context.request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/ApplyForConsultation?lang=zh-tw');
  expect(await (await context.request.get('/robots.txt')).text()).toContain('Sitemap:');
  await page.goto('/Home?lang=ko');
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/\?lang=ko$/);
  expect(await page.locator('link[rel="alternate"]').count()).toBe(4);
  await context.close();
});

it('[SH-13] wears the palette: light only, dark navy for structure, teal for action; the menu folds below 960 px', async () => {
  const { page, context } = await visitor(browser, { colorScheme: 'dark' });
  await page.goto('/');
  const colour = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(await colour('html', 'background-color')).toBe('rgb(255, 255, 255)');
  expect(await colour('header', 'background-color')).toBe('rgb(11, 31, 58)');
  expect(await colour('header button:last-of-type', 'background-color')).toBe('rgb(11, 110, 103)');
  const wide = page.getByRole('navigation', { name: 'Main navigation' });
  await page.setViewportSize({ width: 960, height: 800 });
  expect(await wide.isVisible()).toBe(true);
  await page.setViewportSize({ width: 959, height: 800 });
  expect(await wide.isVisible()).toBe(false);
  await page.locator('header summary[aria-label="Menu"]').click();
  expect(
    await page.locator('header details[open] a[href="/IntroductionOfExperts"]').isVisible(),
  ).toBe(true);
  await context.close();
});
