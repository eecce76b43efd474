import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { alive, briefly, eventually, launch, visitor } from '../support/browser';

let browser: Browser;
let scan: Buffer;
let report: Buffer;

/** Real files: a picture of a page, and a PDF of two pages with their text in it. */
beforeAll(async () => {
  browser = await launch();
  const page = await browser.newPage({ viewport: { width: 900, height: 320 } });
  await page.setContent(
    '<body style="margin: 60px; font: 32px/1.6 sans-serif"><p>The contractual service margin is unearned profit.</p>',
  );
  scan = await page.screenshot();
  await page.setContent(
    '<p>Fulfilment cash flows</p><p style="break-before: page">Coverage units</p>',
  );
  report = await page.pdf();
  await page.close();
});
afterAll(() => browser.close());

const titles = { en: 'OCR service', ko: 'OCR 서비스', 'zh-tw': 'OCR 服務' };

it.each(Object.entries(titles))(
  '[RT-6][RT-13] the page in %s is whole without scripts',
  async (locale, title) => {
    const { page, context } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto(`/OcrService?lang=${locale}`);
    expect(await page.title()).toBe(title);
    expect(await page.locator('h1').innerText()).toBe(title);
    expect(await page.locator('textarea[readonly][rows="12"]').count()).toBe(1);
    await context.close();
  },
);

it('[AP-8][OC-UI][ER-OCR-OK] reads a real picture on the real server, beside its preview', async () => {
  const { page, context, consoleErrors } = await visitor(browser);
  await page.goto('/OcrService');
  await alive(page);
  const run = page.getByRole('button', { name: 'Run OCR' });
  expect(await run.isDisabled()).toBe(true);
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await opened).setFiles({ name: 'scan.png', mimeType: 'image/png', buffer: scan });
  const preview = page.getByRole('button', { name: 'Preview of scan.png' }).locator('img');
  await preview.waitFor();
  await page.waitForFunction(
    () => (document.querySelector('button img') as HTMLImageElement).naturalWidth === 900,
  );
  await briefly(page.getByRole('status').getByText('OCR is complete.', { exact: true }), () =>
    run.click(),
  );
  const text = page.getByRole('textbox', { name: 'Extracted text' });
  expect(await text.inputValue()).toContain('contractual service margin');
  await eventually(() => text.evaluate((box) => box === document.activeElement), true);
  expect(await page.getByText(/^Confidence \d+%$/).count()).toBe(1);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

it('[OC-UI][OC-FILE][ER-OCR-DOWN][ER-OCR-COPY] reads a real PDF, turns its pages, copies and downloads the shown one', async () => {
  const { page, context, consoleErrors } = await visitor(browser, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto('/OcrService');
  await alive(page);
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: report });
  await page.getByRole('img', { name: 'PDF file' }).waitFor();
  await page.getByRole('button', { name: 'Run OCR' }).click();
  await page.getByText('1 / 2', { exact: true }).waitFor();
  const text = page.getByRole('textbox', { name: 'Extracted text' });
  expect(await text.inputValue()).toBe('Fulfilment cash flows');
  await page.getByRole('button', { name: 'Next page' }).click();
  await eventually(() => text.inputValue(), 'Coverage units');

  await briefly(page.getByText('The text has been copied to the clipboard.', { exact: true }), () =>
    page.getByRole('button', { name: 'Copy' }).click(),
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Coverage units');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^OCR_Result_Page2_\d{4}-\d{2}-\d{2}\.txt$/);
  expect(await readFile(await download.path(), 'utf8')).toBe('Coverage units');
  expect(consoleErrors).toEqual([]);
  await context.close();
});

it('[VA-OCR-1][VA-OCR-2][ER-OCR-400] refuses what is no document, here and on the server, in the reader’s language', async () => {
  const { page, context } = await visitor(browser);
  await page.goto('/OcrService?lang=ko');
  await alive(page);
  const input = page.getByLabel('파일 선택');
  await input.setInputFiles({
    name: 'scan.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('GIF89a'),
  });
  await page
    .getByText('지원하지 않는 파일 형식입니다. PDF, PNG, JPG 파일만 업로드 가능합니다.', {
      exact: true,
    })
    .waitFor();
  await input.setInputFiles({
    name: 'large.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(3 * 1024 * 1024),
  });
  await page
    .getByText('파일 크기가 너무 큽니다. 최대 2MB까지 허용됩니다. 현재 크기: 3.00MB', {
      exact: true,
    })
    .waitFor();
  await input.setInputFiles({
    name: 'not-really.png',
    mimeType: 'image/png',
    buffer: Buffer.from('plain words'),
  });
  await page.getByRole('button', { name: 'OCR 실행' }).click();
  await page
    .getByText(
      '파일 내용이 PDF, PNG, JPG 형식이 아닙니다. PDF, PNG, JPG 파일만 처리할 수 있습니다.',
      { exact: true },
    )
    .waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await context.close();
});
