/** What a grid keeps, and what is typed into it, in a real browser against the real server. */
import type { Browser, Page } from 'playwright-core';
import { eventually, launch } from '../support/browser';
import { atDesk, choose } from '../support/workspace';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const COMPANIES = '/demo/companyList';
const low = { viewport: { width: 1280, height: 560 } };
/** The page that is shown: those of the other tabs are there as well. */
const panel = (page: Page) => page.getByRole('tabpanel');
const cell = (page: Page, row: number, column: number) =>
  panel(page).locator(`[role="gridcell"][aria-rowindex="${row}"][aria-colindex="${column}"]`);
const activePlace = (page: Page) =>
  panel(page)
    .locator('[role="gridcell"][aria-selected="true"]')
    .evaluateAll((cells) => cells.map((one) => [one.ariaRowIndex, one.ariaColIndex].join()));
const scrolled = (page: Page) =>
  panel(page)
    .locator('[class*="quadrant-main"] [class*="quadrant-scroll-container"]')
    .evaluate(({ scrollTop }) => scrollTop);
const kept = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => Object.values(localStorage).some((value) => String(value).includes(wanted)),
    text,
  );

it('[ST-TAB-5] a grid is found where it was left: order, place and selected cell, when its tab is shown again and after a reload', async () => {
  const { page, context, consoleErrors } = await atDesk(browser, 'adminuser', COMPANIES, low);
  await cell(page, 2, 2).waitFor();
  const header = page.getByRole('columnheader', { name: 'Name in English' });
  await header.getByRole('button').click();
  await header.and(page.locator('[aria-sort="ascending"]')).waitFor();
  await cell(page, 2, 4).hover();
  await page.mouse.wheel(0, 384);
  await eventually(() => scrolled(page), 384);
  await cell(page, 19, 4).click();
  await eventually(() => activePlace(page), ['19,4']);
  const name = await cell(page, 19, 4).textContent();
  await kept(page, '\\"top\\":384');
  const found = async () => {
    await eventually(() => scrolled(page), 384);
    await eventually(() => activePlace(page), ['19,4']);
    await eventually(() => cell(page, 19, 4).textContent(), name);
    await header.and(page.locator('[aria-sort="ascending"]')).waitFor();
  };
  await choose(page, 'System administration', 'Roles');
  await page.getByRole('tab', { name: 'Companies' }).click();
  await found();
  await page.reload();
  await cell(page, 19, 4).waitFor();
  await found();

  await page.getByRole('searchbox', { name: 'Filter by Company code' }).fill('LIFE');
  await cell(page, 2, 2).getByText('LIFE').waitFor();
  await eventually(() => scrolled(page), 0);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

it('asks once before logout with unsaved input, stays where the answer is no, and goes where it is yes', async () => {
  const { page, context } = await atDesk(browser, 'adminuser', COMPANIES);
  await cell(page, 2, 4).click();
  await page.keyboard.type('Not saved');
  await page.keyboard.press('Enter');
  await page.getByText('1 row not saved').waitFor();
  const question = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByText('Companies').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByText('1 row not saved').waitFor();
  expect(new URL(page.url()).pathname).toBe(COMPANIES);

  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('button', { name: 'Login' }).waitFor();
  expect(await question.count()).toBe(0);
  await context.close();
});

it.each([
  ['Korean', ['ㅎ', '하', '한'], '한'],
  ['Chinese', ['ㄓ', 'ㄓㄨ', '中'], '中'],
])(
  '%s that is composed onto a selected cell opens it and loses no syllable',
  async (_language, steps, result) => {
    const { page, context } = await atDesk(browser, 'adminuser', COMPANIES);
    await cell(page, 3, 3).click();
    const devtools = await context.newCDPSession(page);
    for (const text of steps)
      await devtools.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await devtools.send('Input.insertText', { text: result });
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await page.getByText('1 row not saved').waitFor();
    await cell(page, 3, 3)
      .getByText(new RegExp(`^${result}1`))
      .waitFor();
    await eventually(() => activePlace(page), ['4,3']);
    await context.close();
  },
);

it('the parent of a company is looked for and picked with the keyboard, also where the list must stand above its cell', async () => {
  const { page, context } = await atDesk(browser, 'adminuser', COMPANIES, low);
  await page.getByRole('searchbox', { name: 'Filter by Company code' }).fill('LIFE00');
  await page.getByText('6 rows', { exact: true }).waitFor();
  await cell(page, 3, 2).click();
  await page.keyboard.press('End');
  await eventually(() => activePlace(page), ['3,13']);
  await page.keyboard.press('ArrowLeft');
  await eventually(() => activePlace(page), ['3,12']);
  await page.keyboard.type('garam');
  const list = page.getByRole('listbox', { name: 'Parent company' });
  await list.getByRole('option', { name: /HOLD001/, selected: true }).waitFor();
  const fits = () =>
    list.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight);
  await eventually(fits, true);
  await page.keyboard.press('ArrowDown');
  await list.getByRole('option', { name: /HOLD001/, selected: false }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await list.waitFor({ state: 'detached' });
  await cell(page, 3, 12).getByText('HOLD001').waitFor();
  await page.getByText('1 row not saved').waitFor();
  await page.keyboard.press('F2');
  await list.getByRole('option').nth(5).click();
  await page.getByText('2 rows not saved').waitFor();
  await context.close();
});
