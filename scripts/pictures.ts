/**
 * `npm run pictures -- [origin] [name ...]`: takes the README's pictures anew, all of them or those whose name begins so. The site must be running with its
 * sample data, and with the past of the demo insurer closed (npm start). What is drawn is for people to look at before it is committed.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { needBrowser, needSite } from './support/needs';

const FOLDER = path.resolve('src/content/pictures');
const PAGE = { width: 1440, height: 900 };
/** Pixels of a picture for one of the page: pages are laid out wide and shown small. */
const SCALE = 2 / 3;

interface Picture {
  /** Of the file: the screen, the width of the page, its language where that is not English. */
  name: string;
  path: string;
  locale?: 'ko' | 'zh-tw';
  /** Somebody is signed in. */
  isSignedIn?: true;
  /** What a person does until the picture is as it should be. */
  until: (page: Page) => Promise<unknown>;
}

/** Scrolls until something stands at the lower edge. */
const toLowerEdge = (locator: Locator) =>
  locator.evaluate((element) => element.scrollIntoView({ block: 'end' }));
const slider = async (page: Page, name: string, value: string) =>
  page.getByRole('slider', { name }).fill(value);

const pictures: readonly Picture[] = [
  {
    name: 'close-cockpit-1440',
    path: '/demo/ACRS00010?book=hanbit&period=2023-09',
    isSignedIn: true,
    until: (page) => toLowerEdge(page.getByText('31 controls hold')),
  },
  {
    name: 'close-what-if-1440-ko',
    path: '/demo/ATIS60010?book=hanbit&period=2025-12&portfolio=whole-life',
    locale: 'ko',
    isSignedIn: true,
    until: async (page) => {
      await page.getByRole('tab', { name: '가정 시뮬레이션' }).click();
      // The first move also makes the contracts ready.
      await slider(page, '해지율', '10');
      await page.getByText(/다시 결산/).waitFor();
      await slider(page, '해지율', '15');
      await slider(page, '사망률', '15');
      await page.getByText(/다시 결산/).waitFor();
    },
  },
  {
    name: 'close-measurement-1440',
    path: '/demo/FSRS50010?book=hanbit&period=2025-12',
    isSignedIn: true,
    until: (page) => page.getByRole('heading', { name: 'Why the CSM moved' }).waitFor(),
  },
  {
    name: 'close-journals-1440-zh-tw',
    path: '/demo/FSRS50040?book=hanbit&period=2025-12',
    locale: 'zh-tw',
    isSignedIn: true,
    until: (page) => page.getByText('借貸平衡').waitFor(),
  },
  {
    name: 'close-notes-1440-ko',
    path: '/demo/FSRS60010?book=hanbit&period=2025-12',
    locale: 'ko',
    isSignedIn: true,
    until: async (page) => {
      await page.getByRole('tab', { name: '주석', exact: true }).click();
      await page.getByText('원장과 일치').filter({ visible: true }).first().waitFor();
    },
  },
  {
    name: 'text-to-sql-1440-ko',
    path: `/solution/textToSql?q=${encodeURIComponent('포트폴리오별 CSM과 전체 대비 비중')}`,
    locale: 'ko',
    isSignedIn: true,
    until: async (page) => {
      await page.getByRole('cell').first().waitFor();
      await page.getByRole('button', { name: '차트' }).click();
      await toLowerEdge(page.getByRole('figure'));
    },
  },
  {
    name: 'sql-lineage-1440',
    path: '/solution/SqLlineage',
    isSignedIn: true,
    until: async (page) => {
      await page.getByRole('combobox', { name: 'Try a sample' }).selectOption({ index: 1 });
      await page.getByRole('application').waitFor();
    },
  },
];

/** A window of somebody who reads in a language, signed in where the picture needs it. */
async function windowFor(browser: Browser, origin: string, { locale, isSignedIn }: Picture) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: PAGE,
    reducedMotion: 'reduce',
  });
  const cookies = [{ name: 'dif17-locale', value: locale ?? 'en', url: origin }];
  if (isSignedIn) {
    const answer = await context.request.post('/api/v1/basicbiz/auth/signIn', {
      data: { id: 'demouser', pwd1: 'ifrs17demo' },
    });
    const { data } = (await answer.json()) as { data: { token: string; demoAuth: string } };
    cookies.push(
      { name: 'dif17-auth-token', value: data.token, url: origin },
      { name: 'dif17-demo-auth', value: data.demoAuth, url: origin },
    );
  }
  await context.addCookies(cookies);
  return context;
}

/** A picture of the page made smaller, as WebP: by the browser, which has what it takes. */
const small = (page: Page, png: string): Promise<string> =>
  page.evaluate(
    async ([source, scale]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width * scale;
      canvas.height = image.height * scale;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is nothing to draw on.');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', 0.8).replace(/^.*,/, '');
    },
    [png, SCALE] as const,
  );

async function take(browser: Browser, origin: string, picture: Picture): Promise<void> {
  const context = await windowFor(browser, origin, picture);
  const page = await context.newPage();
  // A first page is shown in the letters of the machine, and brings those of the site for the next.
  for (let visit = 1; visit <= 2; visit += 1) {
    await page.goto(picture.path);
    await picture.until(page);
    await page.waitForLoadState('networkidle');
  }
  await page.mouse.move(0, 0);
  const shot = await page.screenshot();
  const data = await small(page, shot.toString('base64'));
  await writeFile(path.join(FOLDER, `${picture.name}.webp`), data, 'base64');
  await context.close();
}

const [origin = 'http://localhost:3000', ...names] = process.argv.slice(2);
const executablePath = await needBrowser();
await needSite(origin);
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
for (const picture of pictures) {
  if (names.length > 0 && !names.some((name) => picture.name.startsWith(name))) continue;
  await take(browser, origin, picture);
  console.log(picture.name);
}
await browser.close();
