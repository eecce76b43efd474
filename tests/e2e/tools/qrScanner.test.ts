import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { encode, renderSVG } from 'uqr';
import { alive, eventually, launch, visitor } from '../support/browser';
import { lockedPdf } from '../support/lockedPdf';

let browser: Browser;
let context: BrowserContext;
let page: Page;
let consoleErrors: string[];
let folder: string;
let picture: Buffer;
let letter: Buffer;
let korean: Buffer;

const SEEN = 'https://insurer.example/seen-by-the-camera';
/** Its first syllable stands in CP949 and not in EUC-KR. */
const KOREAN = '똠방각하 손해보험';
const KOREAN_IN_CP949 = '8c63b9e6b0a2c7cf20bcd5c7d8bab8c7e8';

/** What the fake camera films: a code in the middle of a white frame (YUV4MPEG2, 4:2:0). */
function film(text: string): Buffer {
  const [width, height, cell] = [640, 480, 10];
  const { data, size } = encode(text, { border: 4 });
  const [left, top] = [
    Math.floor((width - size * cell) / 2),
    Math.floor((height - size * cell) / 2),
  ];
  const light = Buffer.alloc(width * height, 235);
  for (let y = 0; y < size * cell; y += 1)
    for (let x = 0; x < size * cell; x += 1)
      if (data[Math.floor(y / cell)]?.[Math.floor(x / cell)])
        light[(y + top) * width + x + left] = 16;
  const frame = Buffer.concat([
    Buffer.from('FRAME\n'),
    light,
    Buffer.alloc((width * height) / 2, 128),
  ]);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F30:1 Ip A1:1 C420jpeg\n`),
    frame,
    frame,
  ]);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'qr-'));
  const camera = path.join(folder, 'camera.y4m');
  await writeFile(camera, film(SEEN));
  browser = await launch([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${camera}`,
  ]);
  const paper = await browser.newPage({ viewport: { width: 900, height: 500 } });
  const two = ['https://insurer.example/claims', 'WIFI:T:WPA;S:Meeting room;P:open sesame;;'];
  await paper.setContent(
    two
      .map(
        (text) =>
          `<span style="display:inline-block;width:320px;margin:40px">${renderSVG(text)}</span>`,
      )
      .join(''),
  );
  picture = await paper.screenshot();
  await paper.setContent(`<div style="width:200px">${renderSVG('GA-2024-0012345')}</div>`);
  letter = await paper.pdf();
  const bytes = [...Buffer.from(KOREAN_IN_CP949, 'hex')];
  await paper.setContent(`<div style="width:320px;margin:40px">${renderSVG(bytes)}</div>`);
  korean = await paper.screenshot();
  await paper.close();
  ({ page, context, consoleErrors } = await visitor(browser, { permissions: ['camera'] }));
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

const choose = (name: string, mimeType: string, buffer: Buffer) =>
  page.locator('#qr-file').setInputFiles({ name, mimeType, buffer });
const card = (kind: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: kind, exact: true }) });

it('[SE-7][SH-14] sends a visitor home with a word, and whoever then signs in to where she wanted to go', async () => {
  await page.goto('/solution/QrcodeScanner');
  const alert = page.getByRole('alertdialog');
  await alert.getByText('You can use it if you log in.', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await alert.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Login' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Username').fill('guestuser');
  await panel.getByLabel('Password', { exact: true }).fill('ifrs17guest');
  await panel.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { level: 1, name: 'QR code scanner' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/solution/QrcodeScanner');
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
});

it('[RT-10] reads the codes of a picture here and not on the server, and masks what is secret', async () => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.reload();
  await alive(page);
  await choose('notice.png', 'image/png', picture);
  const link = card('Link');
  await link.waitFor();
  expect(await link.getByRole('link', { name: 'Open insurer.example' }).getAttribute('rel')).toBe(
    'noopener noreferrer',
  );
  const wifi = card('Wi-Fi');
  expect(await wifi.textContent()).not.toContain('open sesame');
  await wifi.getByRole('button', { name: 'Show the secret' }).click();
  await wifi.getByText('open sesame', { exact: true }).waitFor();
  expect(await page.locator('polygon').count()).toBe(2);
  expect(sent).toEqual([]);
});

it('[RT-10] reads a page of a PDF, keeps what it has read for this user, but no secret', async () => {
  await choose('letter.pdf', 'application/pdf', letter);
  await card('Insurance').first().waitFor();
  const history = page.getByRole('region', { name: 'Read on this device' });
  await eventually(() => history.getByRole('listitem').count(), 3);
  await eventually(async () => {
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    return [kept.includes('GA-2024-0012345'), kept.includes('open sesame')];
  }, [true, false]);
});

it.each([
  ['nothing.png', 'image/png', Buffer.alloc(0), 'This file is empty.'],
  ['broken.png', 'image/png', Buffer.from('\x89PNG\r\n broken'), 'This file could not be opened.'],
  ['words.txt', 'text/plain', Buffer.from('plain words'), 'This is neither a picture nor a PDF.'],
  [
    'broken.pdf',
    'application/pdf',
    Buffer.from('%PDF-1.7 broken'),
    'This file could not be opened.',
  ],
  ['locked.pdf', 'application/pdf', lockedPdf, 'This PDF is protected with a password'],
])('[RT-10] says what is wrong with %s', async (name, type, content, words) => {
  await choose(name, type, content);
  await page.getByRole('status').getByText(words).waitFor();
});

it('[RT-10] reads Korean in CP949, which no code declares', async () => {
  await choose('korean.png', 'image/png', korean);
  await card('Text').getByText(KOREAN, { exact: true }).first().waitFor();
});

it('[RT-10] says that a picture of 200 megapixels is too large before it is decoded', async () => {
  const head = Buffer.alloc(64);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  head.writeUInt32BE(20_000, 16);
  head.writeUInt32BE(10_000, 20);
  await choose('poster.png', 'image/png', head);
  await page.getByRole('status').getByText('This picture has too many pixels').waitFor();
});

it('[RT-10] reads what stands before the camera, and turns it off again', async () => {
  await page.getByRole('radio', { name: 'Camera' }).check();
  await page.getByText('Its picture stays on this device').waitFor();
  await page.getByRole('button', { name: 'Start the camera' }).click();
  await card('Link').getByText('/seen-by-the-camera', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Stop the camera' }).click();
  await page.getByRole('button', { name: 'Start the camera' }).waitFor();
});

it('[RT-10] offers a code of one’s own once it has been read back', async () => {
  const svg = page.getByRole('button', { name: 'Save as SVG' });
  expect(await svg.isDisabled()).toBe(true);
  await page.locator('[name="qr-link"]').fill('insurer.example/보험');
  await page.getByText('Read back: it says exactly this.').waitFor();
  const saving = page.waitForEvent('download');
  await svg.click();
  expect((await saving).suggestedFilename()).toBe('qr-code.svg');
  expect(consoleErrors).toEqual([]);
  await context.close();
});
