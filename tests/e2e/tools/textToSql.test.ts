import type { Browser, BrowserContext, Page } from 'playwright-core';
import { alive, launch, visitor } from '../support/browser';
import { signInAs } from '../support/workspace';

let browser: Browser;
let context: BrowserContext;
let page: Page;
let consoleErrors: string[];

beforeAll(async () => {
  browser = await launch();
  ({ page, context, consoleErrors } = await visitor(browser));
  await signInAs(context, 'adminuser');
  await page.goto('/solution/textToSql');
  await alive(page);
});
afterAll(async () => {
  await context.close();
  await browser.close();
});

it('[RT-10] answers a question, and goes on from the answer', async () => {
  const question = page.getByRole('textbox', { name: 'Your question' });
  await question.fill('number of companies by country');
  await question.press('Enter');
  await page.getByRole('cell', { name: 'South Korea' }).waitFor();
  await question.fill('only in KRW');
  await question.press('Enter');
  await page.getByText('Currency: KRW', { exact: true }).waitFor();
  await page.getByRole('cell', { name: 'Taiwan' }).waitFor({ state: 'detached' });
  // Both are kept, the second with what it went on from; asked from there it is what it was.
  await page.getByRole('button', { name: 'New question' }).click();
  await page
    .getByRole('button', { name: 'only in KRW after “number of companies by country”' })
    .click();
  await page.getByText('Currency: KRW', { exact: true }).waitFor();
});

it('runs SQL that was changed, says where SQL is wrong, and opens it as a diagram', async () => {
  await page.getByRole('button', { name: 'SQL', exact: true }).click();
  const editor = page.locator('[data-sql-editor] .cm-content');
  await editor.fill('SELECT count(*) FROM pg_class');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'pg_class' }).waitFor();
  await editor.fill('SELECT currency, count(*) AS companies FROM companies GROUP BY currency');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('cell', { name: 'TWD' }).waitFor();
  await page.getByRole('button', { name: 'Open in SQL lineage' }).click();
  await page.getByRole('application').waitFor();
  expect(new URL(page.url()).pathname).toBe('/solution/SqLlineage');
  expect(consoleErrors).toEqual([]);
});

it('shows sample rows above what was pressed for them, and long names of columns on a phone', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/solution/textToSql');
  await alive(page);
  const companies = page.locator('details').filter({ hasText: 'companies' }).first();
  await companies.locator('summary').click();
  await companies.getByRole('button', { name: 'Show rows' }).click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await answer.getByRole('table', { name: 'Rows' }).waitFor();
  expect(await answer.evaluate((shown) => document.activeElement === shown)).toBe(true);
  await page.getByRole('button', { name: 'Where columns come from' }).click();
  await page.getByRole('rowheader').first().waitFor();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
});

it("writes SQL for tables of one's own, and runs nothing", async () => {
  await page.goto('/solution/textToSql');
  await alive(page);
  await page.getByRole('button', { name: 'My own tables' }).click();
  await page
    .getByRole('textbox', { name: 'Definitions of your tables (DDL)' })
    .fill(
      'create table claim (claim_id int primary key, region text, claim_amount numeric, paid_on date)',
    );
  const question = page.getByRole('textbox', { name: 'Your question' });
  await question.fill('claim amount by region in 2025');
  await question.press('Enter');
  await page.getByText('Not run. Every table and column is in your definitions.').waitFor();
  await page.getByText('claim.region').first().waitFor();
  expect(consoleErrors).toEqual([]);
});
