import type { Browser, Page } from 'playwright-core';
import { violations } from '../support/axe';
import { alive, eventually, launch, origin, visitor } from '../support/browser';
import { LEAF } from '../support/pages';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

it.each(['en', 'ko', 'zh-tw'])(
  '[WK-2][WK-7] in %s a section reads in a card without JavaScript, and links lead on',
  async (locale) => {
    const { page, context } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto(`${LEAF}?lang=${locale}`);
    expect(await page.locator('[data-island="wiki"] h1').count()).toBe(1);
    expect(await page.locator('[data-island="wiki"] math').count()).toBeGreaterThan(0);
    expect((await page.locator('[data-text]').innerText()).length).toBeGreaterThan(500);
    await page.locator('a[rel="next"]').click();
    await page.waitForURL('**/4/2/2');
    await context.close();
  },
);

it('[RT-4] the bare address shows the first section', async () => {
  const { page, context } = await visitor(browser);
  await page.goto('/DetailsByInsurance');
  expect(await page.title()).toBe('Introduction to IFRS 17');
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(
    /\/DetailsByInsurance\/1$/,
  );
  await context.close();
});

it('[WK-2][WK-6] an unknown section has the fallback title, its levels in the breadcrumbs, and the status 404', async () => {
  const { page, context } = await visitor(browser);
  const response = await page.goto('/DetailsByInsurance/9/7');
  expect(response?.status()).toBe(404);
  expect(await page.title()).toBe('IFRS17 Documentation');
  await alive(page);
  const crumbs = page.getByRole('navigation', { name: 'Where you are' }).getByRole('listitem');
  await page.getByText('Section 9/7').waitFor();
  await eventually(() => crumbs.allInnerTexts(), ['Home', '9 Section 9', '9.7 Section 9/7']);
  await context.close();
});

it('[WK-3][WK-4] the sidebar is 280 px wide, 64 px collapsed, in the colours of the specification', async () => {
  const { page, context } = await visitor(browser);
  await page.goto(LEAF);
  await alive(page);
  const sidebar = page.locator('[data-collapsed]');
  const look = (name: string) =>
    sidebar.evaluate(
      (element, property) => getComputedStyle(element).getPropertyValue(property),
      name,
    );
  expect((await sidebar.boundingBox())?.width).toBe(280);
  expect(await look('background-color')).toBe('rgb(42, 42, 46)');
  expect(await look('color')).toBe('rgb(224, 224, 224)');
  const active = page.locator('[data-active]').first();
  expect(await active.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(0, 112, 224)',
  );
  const other = sidebar.getByRole('link', { name: 'Variable fee approach' });
  await other.hover();
  await eventually(
    () => other.evaluate((element) => getComputedStyle(element).backgroundColor),
    'rgb(58, 58, 62)',
  );
  expect(await sidebar.getByText('IFRS17', { exact: true }).count()).toBe(1);

  await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
  await eventually(async () => (await sidebar.boundingBox())?.width, 64);
  // The header hides.
  await eventually(() => sidebar.getByText('IFRS17', { exact: true }).count(), 0);
  await sidebar.getByRole('link', { name: 'Variable fee approach' }).click();
  await page.waitForURL('**/DetailsByInsurance/6');
  await context.close();
});

it('[WK-5] below 960 px a bar names the section, and a drawer leads to the others', async () => {
  const { page, context } = await visitor(browser, { viewport: { width: 959, height: 800 } });
  await page.goto(LEAF);
  await alive(page);
  await page.waitForSelector('[data-collapsed="true"]', { state: 'attached' });
  expect(await page.locator('[data-collapsed]').isVisible()).toBe(false);
  const menu = page.getByRole('button', { name: 'Open the list of sections' });
  await menu.click();
  const drawer = page.getByRole('dialog', { name: 'IFRS17 DOCS' });
  expect((await drawer.boundingBox())?.width).toBe(280);
  expect(await drawer.getByText('IF', { exact: true }).count()).toBe(1);
  expect(await drawer.getByRole('link', { name: 'Amendments' }).isVisible()).toBe(true);
  // The page that is open already is a choice as well.
  await drawer.locator('[aria-current="page"]').click();
  await drawer.waitFor({ state: 'detached' });
  await menu.click();
  await drawer.getByRole('link', { name: 'Amendments' }).click();
  await page.waitForURL('**/4/2/2');
  await drawer.waitFor({ state: 'detached' });
  await page
    .locator('main p', { hasText: 'Amendments' })
    .filter({ hasText: 'Contractual service margin' })
    .first()
    .waitFor();
  expect(await page.getByRole('navigation', { name: 'Where you are' }).isVisible()).toBe(false);
  await context.close();
});

it('[WK-8] Previous and Next walk through the sections and end at the ends', async () => {
  const { page, context } = await visitor(browser);
  await page.goto('/DetailsByInsurance/1');
  await alive(page);
  const previous = page.getByRole('button', { name: 'Previous Page' });
  expect(await previous.isDisabled()).toBe(true);
  await page.locator('a[rel="next"]').click();
  await page.waitForURL('**/DetailsByInsurance/2');
  expect(await page.locator('a[rel="prev"]').innerText()).toBe('Previous\nIntroduction to IFRS 17');
  await page.goto('/DetailsByInsurance/8/2/2');
  expect(await page.getByRole('button', { name: 'Next Page' }).isDisabled()).toBe(true);
  await context.close();
});

it('[WK-9] a change of route scrolls to the top: smoothly, at once for who wants no motion', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const { page, context } = await visitor(browser, { reducedMotion });
    await page.goto(LEAF);
    await alive(page);
    await page.locator('a[rel="next"]').scrollIntoViewIfNeeded();
    await page.waitForFunction(() => window.scrollY > 300);
    const behaviour = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollBehavior,
    );
    expect(behaviour).toBe(reducedMotion === 'reduce' ? 'auto' : 'smooth');
    await page.locator('a[rel="next"]').click();
    await page.waitForURL('**/4/2/2');
    await page.waitForFunction(() => window.scrollY === 0);
    await context.close();
  }
});

it('[WK-10] reading calls no server: the page in the document is not loaded again, the next one is fetched on intent', async () => {
  const { page, context } = await visitor(browser);
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`),
  );
  await page.goto(LEAF);
  await alive(page);
  await page.waitForLoadState('networkidle');
  const scripts = () => asked.flatMap((line) => /(?<=^script ).*/.exec(line) ?? []);
  const texts = scripts().map(async (path) => (await fetch(origin() + path)).text());
  expect((await Promise.all(texts)).filter((text) => text.includes('worked-number'))).toEqual([]);
  const link = page.locator('a[rel="next"]');
  const text = page.waitForRequest(/\/assets\/.*\.js$/);
  await link.hover();
  const next = new URL((await text).url()).pathname;
  await link.click();
  await page.waitForURL('**/4/2/2');
  await page.locator('[data-island="wiki"] #before').waitFor();
  // Another may have followed by now: the page has moved on below the mouse.
  expect(scripts().filter((path) => path === next)).toHaveLength(1);
  expect(asked.filter((line) => /^(fetch|xhr) /.test(line))).toEqual([]);
  await context.close();
});

it('a link in the text opens the other page at its heading, and back leads back', async () => {
  const { page, context } = await visitor(browser);
  await page.goto(LEAF);
  await alive(page);
  await page.locator('[data-text] a[href="/DetailsByInsurance/4/1/1#worked-number"]').click();
  await page.waitForURL('**/4/1/1#worked-number');
  await page.waitForFunction(
    () =>
      Math.abs(
        (document.getElementById('worked-number')?.getBoundingClientRect().top ?? 999) - 80,
      ) < 60,
  );
  await page.goBack();
  await page.waitForURL(`**${LEAF}`);
  await page.waitForFunction(() => document.title.includes('Contractual service margin'));
  await context.close();
});

describe('the search', () => {
  it.each([
    ['en', '/', 'unwinding coverage units', /\/DetailsByInsurance\/4\/2/],
    ['ko', 'Control+k', '손실요소를 배분하는 방법', /\/DetailsByInsurance\/4\/3/],
    ['zh-tw', '/', '保險取得現金流量減損', /\/DetailsByInsurance\/4\/4/],
    ['en', '/', '손실부담계약', /\/DetailsByInsurance\/4\/3/],
  ])('in %s opens by %s and finds ‘%s’', async (locale, key, question, address) => {
    const { page, context, consoleErrors } = await visitor(browser);
    await page.goto(`/DetailsByInsurance/1?lang=${locale}`);
    await alive(page);
    await page.keyboard.press(key);
    const field = page.locator('dialog input[name="q"]');
    await field.fill(question);
    await page.locator('dialog ol a').first().waitFor();
    expect(await page.locator('dialog mark').count()).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    await field.press('Enter');
    await page.waitForURL(address);
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  it('closes by Escape; arrow keys go through the results', async () => {
    const { page, context } = await visitor(browser);
    await page.goto('/DetailsByInsurance/1');
    await alive(page);
    await page.getByRole('button', { name: 'Search the handbook Press / or Ctrl K' }).click();
    await page.locator('dialog input').fill('onerous');
    await page.locator('dialog ol a').nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
      await page.locator('dialog ol a').nth(1).getAttribute('href'),
    );
    expect(await scrollTop(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await context.close();
  });
});

it('arrow keys open, walk and close the tree', async () => {
  const { page, context } = await visitor(browser);
  await page.goto('/DetailsByInsurance/1');
  await alive(page);
  const tree = page.getByRole('navigation', { name: 'Sections' });
  await tree.getByRole('link', { name: 'Subsequent measurement' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await tree.getByRole('link', { name: 'Onerous contracts' }).waitFor();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
    '/DetailsByInsurance/4/1',
  );
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await tree.getByRole('link', { name: 'Onerous contracts' }).waitFor({ state: 'detached' });
  await context.close();
});

it('a term shows its sisters on focus, Escape takes them away, and the page comes in another language', async () => {
  const { page, context } = await visitor(browser);
  await page.goto(LEAF);
  await alive(page);
  const card = page.getByRole('tooltip').first();
  await page.locator('[data-term] a').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await card.waitFor({ state: 'visible' });
  expect(await card.innerText()).toMatch(/보험계약마진[\s\S]*合約服務邊際/);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'hidden' });
  await page
    .getByRole('navigation', { name: 'This page in other languages' })
    .getByRole('link', { name: '한국어' })
    .click();
  await page.waitForFunction(() => document.documentElement.lang === 'ko');
  await page.locator('[data-text]', { hasText: '보장단위' }).waitFor();
  await eventually(() => page.title(), '보험계약마진의 후속측정 · 기준서 주요내용');
  await context.close();
});
