import type { Browser } from 'playwright-core';
import { alive, launch, visitor } from './support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it.each([
  [320, 300],
  [599, 300],
  [600, 350],
  [959, 350],
  [960, 400],
  [2560, 400],
])(
  '[SH-8] at %d px the carousel is %d px high, and its words fit in every language',
  async (width, height) => {
    for (const locale of ['en', 'ko', 'zh-tw']) {
      const { page, context } = await visitor(browser, {
        viewport: { width, height: 800 },
        javaScriptEnabled: false,
      });
      await page.goto(`/?lang=${locale}`);
      const box = await page.locator('[aria-roledescription="carousel"]').boundingBox();
      expect(box?.height).toBe(height);
      for (const slide of await page.locator('[aria-roledescription="slide"]').all()) {
        const frame = await slide.boundingBox();
        const words = await slide.locator('figcaption').boundingBox();
        const drawing = await slide.locator('svg').boundingBox();
        if (!frame || !words || !drawing) throw new Error('a slide shows nothing');
        expect(words.y + words.height).toBeLessThanOrEqual(frame.y + frame.height + 1);
        expect(drawing.height).toBeGreaterThan(100);
      }
      await context.close();
    }
  },
);

it('[SH-8] hydrates without a complaint and nothing moves, in every language', async () => {
  for (const locale of ['en', 'ko', 'zh-tw']) {
    const { page, context, complaints } = await visitor(browser, {
      viewport: { width: 360, height: 740 },
    });
    await page.goto(`/?lang=${locale}`);
    await alive(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const shifts = new PerformanceObserver((list) => {
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
            );
          });
          shifts.observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => setTimeout(() => resolve(0), 0));
        }),
    );
    expect({ locale, moved: Number(moved.toFixed(3)), complaints }).toEqual({
      locale,
      moved: 0,
      complaints: [],
    });
    await context.close();
  }
});
