/** Every public page in every language, opened once: it says its title, hydrates without a console error, and axe finds nothing at any width. */
import type { Browser } from 'playwright-core';
import { LOCALES } from '@/domain/locale';
import { violations } from '../support/axe';
import { alive, eventually, launch, resize, sideways, visitor } from '../support/browser';
import { LEAF, NOWHERE, publicPages } from '../support/pages';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The pages of which a row of the specification gives the title. */
const titles: Record<string, { rows: string } & Record<(typeof LOCALES)[number], string>> = {
  '/': {
    rows: ' [RT-1][RT-2][RT-13]',
    en: 'IFRS 17 consulting and financial IT',
    ko: 'IFRS 17 컨설팅과 금융 IT',
    'zh-tw': 'IFRS 17 顧問與金融資訊科技',
  },
  '/OcrService': {
    rows: ' [RT-6][RT-13]',
    en: 'OCR service',
    ko: 'OCR 서비스',
    'zh-tw': 'OCR 服務',
  },
  [LEAF]: {
    rows: ' [RT-4][RT-13]',
    en: 'Contractual service margin: subsequent measurement · The Standard',
    ko: '보험계약마진의 후속측정 · 기준서 주요내용',
    'zh-tw': '合約服務邊際之後續衡量 · 準則主要內容',
  },
};
const NO_SECTION = '/DetailsByInsurance/9';
const isMissing = (path: string) => [NOWHERE, NO_SECTION].includes(path);
const pages = [
  ...publicPages,
  '/DetailsByInsurance/4',
  '/DetailsByInsurance/glossary',
  NO_SECTION,
  NOWHERE,
].map((path) => [path, titles[path]?.rows ?? '']);

describe.each(LOCALES)('in %s', (locale) => {
  let reader: Awaited<ReturnType<typeof visitor>>;
  beforeAll(async () => {
    reader = await visitor(browser);
  });
  afterAll(() => reader.context.close());

  it.each(pages)(
    '%s%s hydrates without a console error and keeps its title; axe finds nothing at any width, and nothing scrolls sideways',
    async (path) => {
      const { page, consoleErrors } = reader;
      consoleErrors.length = 0;
      await page.setViewportSize({ width: 1440, height: 800 });
      await page.goto(`${path}?lang=${locale}`);
      const title = await page.title();
      expect(title).toBe(titles[path]?.[locale] ?? title);
      await alive(page);
      expect(await page.title()).toBe(title);
      for (const width of [1440, 768, 360]) {
        await resize(page, width);
        await eventually(async () => ({ width, sideways: await sideways(page) }), {
          width,
          sideways: 0,
        });
        expect({ width, violations: await violations(page) }).toEqual({ width, violations: [] });
      }
      // The browser itself says that a page is not there.
      expect(consoleErrors).toEqual(isMissing(path) ? [expect.stringContaining('404')] : []);
    },
  );
});

it.each(['Login', 'Sign Up'])(
  'axe finds nothing in the panel of %s, at every width',
  async (button) => {
    const { page, context } = await visitor(browser);
    await page.goto('/');
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').waitFor();
    for (const width of [1440, 360]) {
      await resize(page, width);
      expect({ width, violations: await violations(page) }).toEqual({ width, violations: [] });
    }
    await context.close();
  },
);
