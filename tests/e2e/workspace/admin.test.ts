/** Administration in a real browser against the real server: what two people at the same rows do to each other, and what goes in and out as files. */
import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { violations } from '../support/axe';
import { briefly, eventually, launch } from '../support/browser';
import { atDesk } from '../support/workspace';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const COMPANIES = '/demo/companyList';
const cell = (page: Page, row: number, column: number) =>
  page.locator(`[role="gridcell"][aria-rowindex="${row}"][aria-colindex="${column}"]`);
/** The place of a company in the grid, found by its code. */
async function rowOf(page: Page, code: string): Promise<number> {
  await page.getByRole('searchbox', { name: 'Filter by Company code' }).fill(code);
  await page.getByText('1 row', { exact: true }).waitFor();
  await cell(page, 2, 2).getByText(code).waitFor();
  return 2;
}
const NAME_EN = 4;
async function rename(page: Page, code: string, name: string): Promise<void> {
  await cell(page, await rowOf(page, code), NAME_EN).click();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByText('1 row not saved').waitFor();
}
const saved = (page: Page) => page.getByText('1 row was saved.');
/** Saves the one row, and waits for what is then said. */
async function save(page: Page, answer: Locator): Promise<void> {
  await page.getByRole('button', { name: 'Save (1)' }).click();
  await briefly(answer, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Save 1 row' }).click(),
  );
}

it('[RT-11] two people change one company: the second sees both versions, keeps his own, and nothing is lost', async () => {
  const first = await atDesk(browser, 'demouser', COMPANIES);
  const second = await atDesk(browser, 'adminuser', COMPANIES);
  await rename(first.page, 'LIFE001', 'Garam Life One');
  await rename(second.page, 'LIFE001', 'Garam Life Two');
  await save(first.page, saved(first.page));
  const both = second.page.getByRole('dialog', { name: 'Somebody else saved first' });
  await save(second.page, both);
  await both.getByRole('cell', { name: 'Garam Life One' }).waitFor();
  await both.getByRole('cell', { name: 'Garam Life Two' }).waitFor();
  await both.getByText(/Saved by/).waitFor();
  await both.getByRole('radio', { name: 'Keep mine' }).check();
  await both.getByRole('button', { name: 'Apply choices' }).click();
  await save(second.page, saved(second.page));
  await cell(second.page, 2, NAME_EN).click();
  await second.page.getByRole('button', { name: 'History' }).click();
  const history = second.page.getByRole('region', { name: 'History of changes' });
  await history.getByRole('insertion').getByText('Garam Life Two').waitFor();
  await eventually(() => history.getByRole('listitem').count(), 2);
  expect([...first.consoleErrors, ...second.consoleErrors]).toEqual([]);
  await Promise.all([first.context.close(), second.context.close()]);
});

it('[RT-11] a company that others stand on is not deleted, and the screen says by what it is used', async () => {
  const { page, context } = await atDesk(browser, 'adminuser', COMPANIES);
  await cell(page, await rowOf(page, 'HOLD001'), 2).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await save(page, page.getByText(/Nothing was saved/));
  await page
    .getByRole('status')
    .getByText(/In use and cannot be deleted: .*LIFE001/)
    .waitFor();
  await context.close();
});

it('[RT-11] an import is tried first, goes into the table, and is saved; the export holds it', async () => {
  const { page, context } = await atDesk(browser, 'adminuser', COMPANIES);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import from a file' });
  const line = 'TEST901,다솜생명(시험),Dasom Life (test),多松人壽（測試）,LIFE,KR,KRW,12,Y';
  const heads =
    'Company code,Name in Korean,Name in English,Name in Traditional Chinese,Type of insurer,Country,Functional currency,Closing month,In use';
  await dialog.getByLabel('File').setInputFiles({
    name: 'companies.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${heads}\n${line}\n`),
  });
  await dialog.getByText('New 1').waitFor();
  await dialog.getByRole('button', { name: 'Add to the table' }).click();
  await page.getByText('1 row not saved').waitFor();
  await save(page, saved(page));
  await rowOf(page, 'TEST901');
  await page.locator('summary', { hasText: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('Company code');
  expect(text).toContain('TEST901');
  expect(text.trim().split('\n')).toHaveLength(2);
  await context.close();
});

it('[RT-11] who may only read is offered nothing else', async () => {
  const { page, context } = await atDesk(browser, 'auditoruser', COMPANIES);
  await cell(page, 2, 2).waitFor();
  await page.getByText('Read only').waitFor();
  expect(await page.getByRole('button', { name: /^(Add|Delete|Import|Save.*)$/ }).count()).toBe(0);
  await context.close();
});

it.each([
  ['companyList', 1440],
  ['comCodeList', 768],
  ['roleList', 360],
])('[RT-11] %s at %d px has nothing that axe finds, and fits', async (path, width) => {
  const { page, context } = await atDesk(browser, 'adminuser', `/demo/${path}`, {
    viewport: { width, height: 800 },
  });
  await page
    .getByRole('tabpanel')
    .getByRole(width < 600 ? 'listitem' : 'gridcell')
    .first()
    .waitFor();
  expect(await violations(page, '[role="tabpanel"]')).toEqual([]);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0);
  await context.close();
});
