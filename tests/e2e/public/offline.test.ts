import type { Browser, Page } from 'playwright-core';
import { violations } from '../support/axe';
import { alive, eventually, launch, visitor } from '../support/browser';
import { gateway } from '../support/gateway';

let browser: Browser;
let network: Awaited<ReturnType<typeof gateway>>;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
beforeEach(async () => {
  network = await gateway();
});
afterEach(() => network.close());

const WIKI = '/DetailsByInsurance';
const heading = (page: Page) => page.locator('main h1');

/** Resolves once the service worker has noted an address as kept. */
async function kept(page: Page, path: string, locale: string): Promise<void> {
  await page.evaluate(async (address) => {
    while (!(await (await caches.open('wiki-pages')).match(address)))
      await new Promise((resolve) => setTimeout(resolve, 50));
  }, `${WIKI}/${path}?lang=${locale}`);
}

async function read(page: Page, path: string, locale: string): Promise<void> {
  await page.goto(`${WIKI}/${path}?lang=${locale}`);
  await alive(page);
  await kept(page, path, locale);
}

const languages = [
  {
    locale: 'en',
    title: 'Contractual service margin: subsequent measurement',
    keep: 'Save for offline reading',
    remove: 'Remove from this device',
    whole: 'All pages in English and the search are saved on this device and can be read offline.',
    missing: 'This page is not saved on this device',
    question: 'unwinding coverage units',
  },
  {
    locale: 'ko',
    title: '보험계약마진의 후속측정',
    keep: '오프라인 저장',
    remove: '기기에서 삭제',
    whole: '한국어 해설서 전체와 검색 기능을 기기에 저장했습니다. 오프라인에서도 읽을 수 있습니다.',
    missing: '이 페이지는 기기에 저장되어 있지 않습니다',
    question: '손실요소를 배분하는 방법',
  },
  {
    locale: 'zh-tw',
    title: '合約服務邊際之後續衡量',
    keep: '儲存供離線閱讀',
    remove: '從裝置移除',
    whole: '繁體中文全部頁面與搜尋功能已儲存在此裝置，離線時也能閱讀。',
    missing: '此頁面尚未儲存在裝置上',
    question: '保險取得現金流量減損',
  },
];

describe.each(languages)(
  'in $locale',
  ({ locale, title, keep, remove, whole, missing, question }) => {
    it('pages that were read are read again without a network; one that was not says so and lists them', async () => {
      const { page, context } = await visitor(browser, {
        baseURL: network.origin,
      });
      await read(page, '4/2/1', locale);
      const text = await page.locator('[data-text]').innerText();
      await page.locator('a[rel="next"]').click();
      await page.waitForURL('**/4/2/2');
      await kept(page, '4/2/2', locale);

      await network.close();
      await page.reload();
      await page.locator('#before').waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(
        locale === 'zh-tw' ? 'zh-TW' : locale,
      );
      await page.locator('a[rel="prev"]').click();
      await page.waitForURL('**/4/2/1');
      await page.locator('#worked-number').waitFor();
      await page.waitForFunction((words) => document.title.includes(words), title);
      await eventually(() => page.locator('[data-text]').innerText(), text);

      await page.locator('a[rel="prev"]').click();
      await page.getByRole('heading', { name: missing }).waitFor();
      const list = page.locator('main [data-text] li a');
      await list.first().waitFor();
      await eventually(
        () => list.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
        [`${WIKI}/4/2/1`, `${WIKI}/4/2/2`],
      );
      expect(await violations(page)).toEqual([]);
      // The same by its address, and on from the list.
      await page.goto(`${WIKI}/7/1`);
      await page.getByRole('heading', { name: missing }).waitFor();
      await list.first().click();
      await page.locator('#worked-number').waitFor();
      await network.open();
      await page.goto(`${WIKI}/7/1`);
      expect(await heading(page).innerText()).not.toBe(missing);
      await context.close();
    });

    it('the whole language is kept at the press of a button: any page, the search and the terms; and is removed again', async () => {
      const { page, context, consoleErrors } = await visitor(browser, {
        baseURL: network.origin,
      });
      await read(page, '1', locale);
      const button = page.getByRole('button', { name: keep });
      await button.focus();
      await page.keyboard.press('Enter');
      await page.getByText(whole).waitFor();
      await eventually(
        () =>
          page
            .getByRole('button', { name: remove })
            .evaluate((own) => own === document.activeElement),
        true,
      );
      expect(await violations(page)).toEqual([]);
      expect(consoleErrors).toEqual([]);

      await network.close();
      for (const path of ['8/2/2', '5', 'glossary']) {
        await page.goto(`${WIKI}/${path}`);
        await page.locator('main [data-island] h1').waitFor();
        expect(await heading(page).innerText()).not.toBe(missing);
      }
      await page.goto(`${WIKI}/4/2/1`);
      await alive(page);
      await page.locator('[data-term] a').first().focus();
      await page.getByRole('tooltip').first().waitFor({ state: 'visible' });
      await page.keyboard.press('/');
      await page.locator('dialog input[name="q"]').fill(question);
      const found = page.locator('dialog ol a').first();
      const address = String(await found.getAttribute('href'));
      await found.click();
      await page.waitForURL(`**${address}`);
      await page.locator('main [data-island] h1').waitFor();
      expect(await heading(page).innerText()).not.toBe(missing);

      await page.getByRole('button', { name: remove }).click();
      await page.getByRole('button', { name: keep }).waitFor();
      // The browser's own cache may still have a text; ours has none.
      await eventually(
        () => page.evaluate(async () => (await (await caches.open('wiki-pages')).keys()).length),
        0,
      );
      await context.close();
    });
  },
);

it('a second language takes nothing from the first', async () => {
  const { page, context } = await visitor(browser, { baseURL: network.origin });
  await read(page, '4/2/1', 'en');
  await page
    .getByRole('navigation', { name: 'This page in other languages' })
    .getByRole('link', { name: '한국어' })
    .click();
  await kept(page, '4/2/1', 'ko');
  await network.close();
  await page.goto(`${WIKI}/4/2/1`);
  await page.locator('html[lang="ko"] #worked-number').waitFor();
  await page.goto(`${WIKI}/4/2/1?lang=en`);
  await page.locator('html[lang="en"] #worked-number').waitFor();
  await context.close();
});

it('a new release replaces the script that names the others, and keeps every file that has not changed', async () => {
  let release = '';
  const next = (script: string) =>
    release ? script.replace(/(?<="release",")[0-9a-f]{12}(?=")/, release) : script;
  const server = await gateway({ '/offline.js': next });
  const { page, context } = await visitor(browser, { baseURL: server.origin });
  const files = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open('wiki-files')).keys();
      return keys.map(({ url }) => url.slice(location.origin.length)).sort();
    });
  const ofRelease = async () =>
    (await files()).flatMap((file) => /(?<=release=)\w+/.exec(file)?.[0] ?? []);
  await read(page, '4/2/1', 'en');
  const before = (await files()).filter((file) => file.startsWith('/assets/'));
  expect(before.length).toBeGreaterThan(0);
  release = 'aaaabbbbcccc';
  await page.goto(`${WIKI}/4/2/2`);
  await eventually(ofRelease, [release, release]);
  expect(await files()).toEqual(expect.arrayContaining(before));
  expect((await page.evaluate(() => caches.keys())).sort()).toEqual(['wiki-files', 'wiki-pages']);
  await server.close();
  await page.goto(`${WIKI}/4/2/1`);
  await page.locator('#worked-number').waitFor();
  await context.close();
});

it('no API and no page outside the wiki passes through the service worker, and nothing is kept of them', async () => {
  const { page, context } = await visitor(browser);
  await read(page, '1', 'en');
  await page.goto('/');
  await alive(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  const addresses = await page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    );
    return (await Promise.all(lists)).flat();
  });
  expect(
    addresses.filter((address) => !/^\/(assets\/|DetailsByInsurance\/|app\.js$)/.test(address)),
  ).toEqual([]);
  await context.close();
});

it('without service workers no button is offered', async () => {
  const { page, context } = await visitor(browser);
  await page.addInitScript(() => {
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
  });
  await page.goto(`${WIKI}/1`);
  await alive(page);
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('button', { name: 'Save for offline reading' }).count()).toBe(0);
  await context.close();
});
