import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import readXlsxFile from 'read-excel-file/node';
import { alive, eventually, launch, visitor } from '../support/browser';
import { lockedPdf } from '../support/lockedPdf';

let browser: Browser;
let context: BrowserContext;
let page: Page;
let consoleErrors: string[];
const documents: Record<'old' | 'new' | 'scan', Buffer> = {
  old: Buffer.alloc(0),
  new: Buffer.alloc(0),
  scan: Buffer.alloc(0),
};

const wording = (amount: string, days: number) => `
  <p>Article 1 (Benefit) The insurer shall pay a benefit of ${amount} to the beneficiary.</p>
  <p>Article 2 (Payment) The insurer shall pay the benefit within ${days} days after receiving the claim.</p>`;

/** Real files: two PDFs with text, and a picture of a page. One page is opened for all. */
beforeAll(async () => {
  browser = await launch();
  const paper = await browser.newPage({ viewport: { width: 1000, height: 400 } });
  await paper.setContent(wording('USD 1,000', 3));
  documents.old = await paper.pdf();
  await paper.setContent(wording('USD 2,000', 10));
  documents.new = await paper.pdf();
  await paper.setContent(
    `<body style="margin: 60px; font: 26px/1.7 sans-serif">${wording('USD 2,000', 10)}`,
  );
  documents.scan = await paper.screenshot();
  await paper.close();
  ({ page, context, consoleErrors } = await visitor(browser));
  await page.goto('/kb/OriginalInsuranceComparison');
  await alive(page);
  await page.getByRole('textbox', { name: 'Earlier wording' }).waitFor();
});
afterAll(async () => {
  await context.close();
  await browser.close();
});

const choose = (side: 0 | 1, name: string, buffer: Buffer) =>
  page
    .getByLabel('Choose a file')
    .nth(side)
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
const finding = (text: string) =>
  page.getByRole('list', { name: 'Findings' }).getByRole('button').filter({ hasText: text });

it('[RT-12] reads two PDFs in the browser and says what changed', async () => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await choose(0, 'old.pdf', documents.old);
  await choose(1, 'new.pdf', documents.new);
  await finding('USD 2,000').waitFor();
  expect(await finding('10 days').innerText()).toContain('For the insurer');
  expect(sent).toEqual([]);
});

it.each([
  ['locked with a password', lockedPdf, 'This PDF is locked with a password.'],
  ['broken', Buffer.from('%PDF-1.7 broken'), 'This file is damaged and could not be opened.'],
])('says of a PDF that it is %s, and keeps what stood there', async (_what, file, words) => {
  await choose(1, 'other.pdf', file);
  await page.getByRole('alert').filter({ hasText: words }).waitFor();
  await finding('USD 2,000').waitFor();
});

it('takes the findings along as a workbook', async () => {
  await page.getByText('Export', { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Workbook (.xlsx)' }).click(),
  ]);
  const [sheet] = await readXlsxFile(await readFile(await download.path()));
  const cells = (sheet?.data ?? []).map((row) => row.slice(0, 4).join('|'));
  expect(cells).toContain('Amount|Article 1|USD 1,000|USD 2,000');
});

it('keeps the comparison and its notes for the next visit', async () => {
  await finding('USD 2,000').click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Ask actuarial');
  // It is kept once typing rests.
  await eventually(
    () =>
      page
        .evaluate(
          () =>
            new Promise<string>((resolve) => {
              const open = indexedDB.open('dif17-comparisons');
              open.onsuccess = () => {
                const all = open.result.transaction('works').objectStore('works').getAll();
                all.onsuccess = () => resolve(JSON.stringify(all.result));
              };
            }),
        )
        .then((kept) => kept.includes('Ask actuarial')),
    true,
  );
  await page.reload();
  await alive(page);
  await page
    .getByRole('button', { name: /old\.pdf → new\.pdf/ })
    .first()
    .click();
  await finding('Ask actuarial').waitFor();
});

it('reads a scan on the server, once that is agreed to', async () => {
  await choose(1, 'scan.png', documents.scan);
  await page.getByRole('button', { name: 'Read 1 page on our server' }).click();
  await eventually(
    async () =>
      /within 10\s?days/.test(
        await page.getByRole('textbox', { name: 'Later wording' }).inputValue(),
      ),
    true,
  );
  await finding('USD 2,000').waitFor();
  expect(consoleErrors).toEqual([]);
});
