/** A book of one's own from the template to a locked quarter, in a real browser, with the keyboard alone. */
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { limits } from '@/domain/close';
import { eventually, launch } from '../support/browser';
import { atDesk, startCloseWorker } from '../support/workspace';

let browser: Browser;
let worker: ChildProcess;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  worker = startCloseWorker();
  browser = await launch();
  ({ page, context } = await atDesk(browser, 'demouser', '/demo/ACRS00010?book=small'));
});
afterAll(async () => {
  worker.kill('SIGTERM');
  await context.close();
  await browser.close();
});

const panel = () => page.locator('main > [role="tabpanel"]:visible');
const question = () => page.getByRole('alertdialog');
const books = () => page.getByRole('dialog', { name: 'Your own books' });

/** Goes on with the Tab key until it stands there. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  const MOST = 400;
  for (let steps = 0; !(await isThere()); steps++) {
    if (steps > MOST) throw new Error(`the Tab key does not lead to ${String(target)}`);
    await page.keyboard.press('Tab');
  }
}
async function press(within: Locator, name: string): Promise<void> {
  await tabTo(within.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Model points are line after line; this column of the first is another. */
function changed(template: Buffer, column: string, value: string): Buffer {
  const files = unzipSync(template);
  const table = 'modelPoints.csv';
  const [head = '', first = '', ...rest] = strFromU8(files[table] ?? new Uint8Array()).split(
    '\r\n',
  );
  const cells = first.split(',');
  cells[head.replace('\uFEFF', '').split(',').indexOf(column)] = value;
  return Buffer.from(
    zipSync({ ...files, [table]: strToU8([head, cells.join(','), ...rest].join('\r\n')) }),
  );
}
async function chooseFile(buffer: Buffer): Promise<void> {
  await tabTo(books().getByLabel('Your file (.xlsx or .zip)'));
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.keyboard.press('Space'),
  ]);
  await chooser.setFiles({ name: 'book.zip', mimeType: 'application/zip', buffer });
}

it('the template is taken, changed, tried, corrected and loaded', async () => {
  await press(panel(), 'Your own books');
  await tabTo(books().getByRole('button', { name: 'Template as CSV (ZIP)' }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  const template = await readFile(await download.path());
  await chooseFile(changed(template, 'premium', 'twelve'));
  const wrong = books().getByRole('row', { name: /premium/ });
  await wrong.waitFor();
  expect(await wrong.textContent()).toContain('modelPoints2premiumNot a number');
  await chooseFile(changed(template, 'premium', '31'));
  await books().getByText('Everything is in order').waitFor();
  await press(books(), 'Load the book');
  await page.getByText('Your book is loaded. Run its first quarter to begin.').waitFor();
  await books().waitFor({ state: 'detached' });
  expect(new URL(page.url()).searchParams.get('book')).not.toBe('small');
});

it('its first quarter is closed and posted', async () => {
  await press(panel(), 'Run the close');
  const steps = panel().getByRole('list', { name: 'The nine steps of the run' });
  await eventually(() => steps.getByText('Done', { exact: true }).count(), 9);
  await tabTo(panel().getByRole('link', { name: 'Journals and subledger', exact: true }));
  await page.keyboard.press('Enter');
  await press(panel(), 'Post');
  await press(question(), 'Post');
  await panel().getByText('1 posting').waitFor();
});

it('it is locked and unlocked, and a reason that is too long is said in its field', async () => {
  await tabTo(panel().getByRole('link', { name: 'Close cockpit', exact: true }));
  await page.keyboard.press('Enter');
  await press(panel(), 'Lock');
  const reason = question().getByRole('textbox', { name: 'Reason' });
  await tabTo(reason);
  await page.keyboard.insertText('x'.repeat(limits.reason + 1));
  await press(question(), 'Lock');
  await eventually(() => reason.getAttribute('aria-invalid'), 'true');
  await question().getByText(`At most ${limits.reason} characters.`).waitFor();
  await tabTo(reason);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('Reviewed');
  await press(question(), 'Lock');
  await panel()
    .getByText(/^Locked by Demo User, .+ · Reviewed$/)
    .waitFor();
  await press(panel(), 'Unlock');
  await tabTo(reason);
  await page.keyboard.insertText('A claim came late');
  await press(question(), 'Unlock');
  await panel()
    .getByText(/^Unlocked by Demo User, .+ · A claim came late$/)
    .waitFor();
});

it('the book is removed', async () => {
  await press(panel(), 'Your own books');
  await press(books(), 'Remove');
  await press(question(), 'Remove the book');
  await page.getByText('The book has been removed.').waitFor();
});
