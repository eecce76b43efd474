import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { LOCALES } from '@/domain/locale';
import {
  alive,
  eventually,
  fewAtOnce,
  launch,
  origin,
  sideways,
  visitor,
} from '../support/browser';
import { publicPages } from '../support/pages';

interface Budget {
  beforeLoad: { page: number; inlineScripts: number };
  application: { path: string; scripts: number; styles: number };
  qrEngine: number;
  fonts: { paths: string[]; files: number; bytes: number };
}

let browser: Browser;
let budget: Budget;
beforeAll(async () => {
  browser = await launch();
  budget = JSON.parse(await readFile(path.join(__dirname, 'budget.json'), 'utf8')) as Budget;
});
afterAll(() => browser.close());

interface Transfer {
  url: string;
  type: string;
  bytes: number;
}

type Reader = Awaited<ReturnType<typeof visitor>>;

/** Every transfer of a visit that takes nothing from the browser's cache, until it is `whole` and the network is at rest. */
async function transfers(
  { page, context }: Reader,
  address: string,
  whole: (page: Page) => Promise<void> = async () => undefined,
): Promise<Transfer[]> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const seen = new Map<string, Transfer>();
  // Of what a response weighs its body counts: the headers are the server's affair, and HTTP/2 compresses them.
  session.on('Network.responseReceived', ({ requestId, response, type }) =>
    seen.set(requestId, {
      url: response.url,
      type,
      bytes: Number(response.headers['content-length'] ?? 0),
    }),
  );
  await page.goto(origin() + address);
  await whole(page);
  await page.waitForLoadState('networkidle');
  await session.detach();
  return [...seen.values()].filter(({ type }) => type !== 'Font');
}

const sum = (list: Transfer[]) => list.reduce((bytes, transfer) => bytes + transfer.bytes, 0);

// Without JavaScript nothing comes that the page itself has not asked for.
describe('as it was sent, before any script', () => {
  const readers = new Map<string, Reader>();
  beforeAll(async () => {
    for (const locale of LOCALES)
      readers.set(locale, await visitor(browser, { javaScriptEnabled: false }));
  });
  afterAll(() => Promise.all([...readers.values()].map(({ context }) => context.close())));

  it.each(publicPages)(
    '%s weighs little and does not scroll sideways at 360 px, in every language',
    async (pagePath) => {
      await fewAtOnce(readers, async ([locale, reader]) => {
        const { page } = reader;
        await page.setViewportSize({ width: 1440, height: 900 });
        const before = await transfers(reader, `${pagePath}?lang=${locale}`);
        console.log(`${pagePath} ${locale}: ${sum(before)} bytes before load`);
        expect(sum(before)).toBeGreaterThan(0);
        expect(sum(before)).toBeLessThanOrEqual(budget.beforeLoad.page);
        await page.setViewportSize({ width: 360, height: 800 });
        const width = () => page.evaluate(() => innerWidth);
        await eventually(async () => [await width(), await sideways(page)], [360, 0]);
      });
    },
  );
});

it('the engine of the QR scanner stays within its budget', async () => {
  const assets = path.resolve(__dirname, '../../../dist/site/assets');
  const names = await readdir(assets);
  const engines = names.filter((name) => /^zxing_reader\.\w+\.wasm\.br$/.test(name));
  const sizes = await Promise.all(engines.map((name) => stat(path.join(assets, name))));
  expect(sizes.length).toBeGreaterThan(0);
  for (const { size } of sizes) expect(size).toBeLessThanOrEqual(budget.qrEngine);
});

it('the scripts in a page are small', async () => {
  const html = await (await fetch(origin())).text();
  const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)]
    .map((match) => match[1] ?? '')
    .join('');
  const bytes = brotliCompressSync(scripts).length;
  console.log(`inline scripts: ${bytes} bytes`);
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(bytes).toBeLessThanOrEqual(budget.beforeLoad.inlineScripts);
});

/** Files are named by their content: what they are is told by their words. */
const says = async ({ url }: Transfer, words: string) =>
  (await (await fetch(url)).text()).includes(words);
/** Where the fonts of a language are and which letters they have; it comes with the fonts. */
const isFontTable = (transfer: Transfer) => says(transfer, '@font-face');

it.each(['en', 'ko', 'zh-tw'])(
  'the application that then arrives stays within its budget (%s)',
  async (locale) => {
    const reader = await visitor(browser);
    const all = await transfers(reader, `${budget.application.path}?lang=${locale}`, alive);
    await reader.context.close();
    const styles: Transfer[] = [];
    const scripts: Transfer[] = [];
    for (const transfer of all) {
      if (transfer.type === 'Stylesheet' && !(await isFontTable(transfer))) styles.push(transfer);
      if (transfer.type === 'Script') scripts.push(transfer);
    }
    console.log(
      scripts
        .map(({ url, bytes }) => `${String(bytes).padStart(7)} ${new URL(url).pathname}`)
        .join('\n'),
    );
    console.log(`application: ${sum(scripts)} bytes of scripts, ${sum(styles)} of styles`);
    expect(sum(scripts)).toBeGreaterThan(0);
    expect(sum(scripts)).toBeLessThanOrEqual(budget.application.scripts);
    expect(sum(styles)).toBeLessThanOrEqual(budget.application.styles);
  },
);

/** Goes to a page as a first visitor, and once more when the fonts that it has brought are kept. */
async function visitTwice(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => Boolean(localStorage.fonts));
  await page.goto(address);
}

it.each(['ko', 'zh-tw'])(
  'the letters of our own texts come in one file a weight (%s)',
  async (locale) => {
    await fewAtOnce(budget.fonts.paths, async (pagePath) => {
      const { page, context } = await visitor(browser);
      const files = new Map<string, number>();
      page.on('response', (response) => {
        if (response.url().endsWith('.woff2'))
          files.set(response.url(), Number(response.headers()['content-length']));
      });
      await visitTwice(page, `${origin()}${pagePath}?lang=${locale}`);
      await page.waitForFunction(() => {
        const faces = [...document.fonts].filter(({ family }) => family.includes('Noto Sans'));
        return (
          faces.some(({ status }) => status === 'loaded') &&
          faces.every(({ status }) => status !== 'loading')
        );
      });
      await context.close();
      const bytes = [...files.values()].reduce((total, file) => total + file, 0);
      console.log(`${pagePath} ${locale}: ${files.size} fonts, ${bytes} bytes`);
      expect(files.size).toBeLessThanOrEqual(budget.fonts.files);
      expect(bytes).toBeLessThanOrEqual(budget.fonts.bytes);
    });
  },
);

it.each([
  { machine: 'has letters of the language', boxes: false },
  { machine: 'draws a box for each of them', boxes: true },
])(
  'the first page of a visit reads in ours only if it must: the machine $machine',
  async ({ boxes }) => {
    const { page, context } = await visitor(browser);
    await page.addInitScript((one) => {
      CanvasRenderingContext2D.prototype.measureText = (text) =>
        ({ width: one ? 6 : text.charCodeAt(0) }) as TextMetrics;
    }, boxes);
    await page.goto(`${origin()}/?lang=zh-tw`);
    await alive(page);
    await page.waitForFunction(() => Boolean(localStorage.fonts));
    const ours = () =>
      page.evaluate(() =>
        [...document.fonts].some(({ family }) => family.includes('Noto Sans TC')),
      );
    await eventually(ours, boxes);
    await context.close();
  },
);

it('a letter that only the visitor types has its face as well', async () => {
  const { page, context } = await visitor(browser);
  await visitTwice(page, `${origin()}/ApplyForConsultation?lang=ko`);
  await alive(page);
  const loaded = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(
          ({ family, status }) => /Noto Sans/.test(family) && status === 'loaded',
        ).length,
    );
  await eventually(loaded, 2);
  await page.getByRole('textbox').first().fill('꿩');
  await eventually(loaded, 3);
  await context.close();
});
