import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import budget from '../public/budget.json';
import { violations } from '../support/axe';
import { alive, eventually, launch, resize, sideways, visitor } from '../support/browser';
import { signInAs } from '../support/workspace';

let browser: Browser;
let context: BrowserContext;
let page: Page;
let consoleErrors: string[];
const sent: string[] = [];

beforeAll(async () => {
  browser = await launch();
  ({ page, context, consoleErrors } = await visitor(browser));
  await signInAs(context, 'demouser');
  await page.goto('/solution/SqLlineage');
  await alive(page);
  await editor().waitFor();
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
});
afterAll(async () => {
  await browser.close();
});

const editor = () => page.getByRole('textbox', { name: 'SQL', exact: true });
const diagram = () => page.getByRole('application');
const column = (name: string) => diagram().getByRole('button', { name, exact: true });
const marked = () => page.locator('.cm-mark-active').allTextContents();

/** Presses the middle of the edge: a straight one has no height, which a browser's driver takes for hidden. */
async function pressEdge(): Promise<void> {
  const [x, y] = await diagram()
    .locator('[data-edge] path:last-child')
    .evaluate((edge: SVGPathElement) => {
      const middle = edge.getPointAtLength(edge.getTotalLength() / 2);
      const point = middle.matrixTransform(edge.getScreenCTM() ?? undefined);
      return [point.x, point.y] as const;
    });
  await page.mouse.click(x, y);
}

async function download(button: string): Promise<Buffer> {
  await page.locator('summary[aria-label="Export"]').click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await saving).path());
}

it('[RT-10] draws while one types, and goes on while the SQL is broken', async () => {
  await editor().click();
  await page.keyboard.insertText(
    'insert into claims_mart (paid)\nselect sum(p.amount) from payment p',
  );
  await column('claims_mart.paid').waitFor();
  await column('payment.amount').waitFor();
  await page.keyboard.insertText(' join');
  await page.getByText('One statement is unfinished').waitFor();
  expect(await column('payment.amount').count()).toBe(1);
  await page.getByText('A table name is missing here.').first().waitFor();
  await page.keyboard.insertText(' claim c on c.id = p.claim_id');
  await page.getByText('One statement is unfinished').waitFor({ state: 'detached' });
  await column('claim.id').waitFor();
});

it('[RT-10] marks the text of what is pressed, and lights what the cursor stands in', async () => {
  await column('claims_mart.paid').click();
  await page.getByRole('region', { name: 'claims_mart.paid' }).waitFor();
  await eventually(marked, ['sum(p.amount)']);
  await diagram().press('Escape');
  await pressEdge();
  await page.getByRole('heading', { name: 'payment.amount → claims_mart.paid' }).waitFor();
  await eventually(marked, ['sum(p.amount)']);
  await diagram().press('Escape');
  await eventually(marked, []);
  const lit = () => column('payment.amount').getAttribute('class');
  const before = await lit();
  await page
    .locator('.cm-line')
    .nth(1)
    .click({ position: { x: 100, y: 8 } });
  await eventually(async () => (await lit()) === before, false);
});

it('[RT-10] moves by keys, zooms, and says to assistive technology what is there', async () => {
  await column('payment.amount').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'claims_mart.paid' }).waitFor();
  const scale = () => diagram().locator('[data-drawing]').getAttribute('transform');
  const before = await scale();
  await page.keyboard.press('+');
  await eventually(async () => (await scale()) === before, false);
  expect(await violations(page, 'main')).toEqual([]);
});

it('[RT-10] covers nothing of the drawing on a phone', async () => {
  await resize(page, 360);
  const drawing = await diagram().boundingBox();
  const zoom = await page.getByRole('button', { name: 'Zoom in' }).boundingBox();
  expect(zoom?.y).toBeGreaterThanOrEqual((drawing?.y ?? 0) + (drawing?.height ?? 0));
  expect(await sideways(page)).toBe(0);
  await resize(page, 1440);
});

it('[RT-10] is taken along as a picture, as data, and printed on one page', async () => {
  const svg = (await download('Picture (SVG)')).toString();
  expect(svg).toContain('claims_mart');
  expect(svg).not.toContain('var(');
  expect((await download('Picture (PNG)')).subarray(1, 4).toString()).toBe('PNG');
  expect(JSON.parse((await download('Data (JSON)')).toString())).toMatchObject({
    edges: [{ from: { table: 'payment', column: 'amount' }, kind: 'value' }],
  });
  const paper = (await page.pdf({ format: 'A4', landscape: true })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  expect((await diagram().boundingBox())?.width).toBeGreaterThan(1000);
  await page.emulateMedia({ media: 'screen' });
});

it('reads in a worker that weighs little', async () => {
  const assets = path.resolve(__dirname, '../../../dist/site/assets');
  // What it imports by itself too.
  const addresses = await page.workers()[0]?.evaluate(() => [
    location.href,
    ...performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  ]);
  const files = [...new Set(addresses?.map((address) => path.basename(address)))];
  const sizes = await Promise.all(files.map((name) => stat(path.join(assets, `${name}.br`))));
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
  expect(bytes).toBeGreaterThan(budget.lineageWorker / 2);
  expect(bytes).toBeLessThanOrEqual(budget.lineageWorker);
});

it('[RT-10] sends nothing of it anywhere', async () => {
  expect(sent).toEqual([]);
  expect(consoleErrors).toEqual([]);
  await context.close();
});
