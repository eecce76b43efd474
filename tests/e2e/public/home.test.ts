import type { Browser } from 'playwright-core';
import { alive, drawn, inMotion, launch, visitor } from '../support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it.each(['en', 'ko', 'zh-tw'])(
  '[SH-8] in %s the carousel is 300, 350 or 400 px high, and its words fit',
  async (locale) => {
    const { page, context } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto(`/?lang=${locale}`);
    for (const [width, height] of [
      [320, 300],
      [599, 300],
      [600, 350],
      [959, 350],
      [960, 400],
      [2560, 400],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const box = await page.locator('[aria-roledescription="carousel"]').boundingBox();
      expect({ width, height: box?.height }).toEqual({ width, height });
      for (const slide of await page.locator('[aria-roledescription="slide"]').all()) {
        const frame = await slide.boundingBox();
        const words = await slide.locator('figcaption').boundingBox();
        const drawing = await slide.locator('svg').boundingBox();
        if (!frame || !words || !drawing) throw new Error('a slide shows nothing');
        expect(words.y + words.height).toBeLessThanOrEqual(frame.y + frame.height + 1);
        expect(drawing.height).toBeGreaterThan(100);
      }
    }
    await context.close();
  },
);

it('[SH-8] hydrates without a console error and nothing moves, in every language', async () => {
  for (const locale of ['en', 'ko', 'zh-tw']) {
    const { page, context, consoleErrors } = await visitor(browser, {
      viewport: { width: 360, height: 740 },
      ...inMotion,
    });
    await page.goto(`/?lang=${locale}`);
    await alive(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await drawn(page);
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          // While a page arrives, what is drawn of it depends on where the line cut it.
          const arrived = (
            performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
          ).domInteractive;
          const shifts = new PerformanceObserver((list) => {
            resolve(
              list
                .getEntries()
                .filter(({ startTime }) => startTime >= arrived)
                .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
            );
          });
          shifts.observe({ type: 'layout-shift', buffered: true });
          // Nothing has moved: else it would have been told by now, since the page has nothing more to do.
          setTimeout(() => resolve(0));
        }),
    );
    expect({ locale, moved: Number(moved.toFixed(3)), consoleErrors }).toEqual({
      locale,
      moved: 0,
      consoleErrors: [],
    });
    await context.close();
  }
});

it('[SH-8] the magnifier shows exactly three times', async () => {
  const { page, context } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  await alive(page);
  const picture = page.getByRole('button', { name: /matrix of six requirements/ });
  await picture.scrollIntoViewIfNeeded();
  await picture.hover();
  await page.waitForSelector('body > svg[viewBox]');
  const scales = await page.evaluate(() => {
    const lens = document.querySelector<SVGSVGElement>('body > svg[viewBox]');
    const drawing = document.querySelector(lens?.querySelector('use')?.getAttribute('href') ?? '');
    return {
      enlarged: lens?.getScreenCTM()?.a ?? 0,
      shown: (drawing as SVGGraphicsElement | null)?.getScreenCTM()?.a ?? 1,
    };
  });
  expect(scales.enlarged / scales.shown).toBeCloseTo(3, 5);
  await context.close();
});
