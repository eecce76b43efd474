import type { Browser } from 'playwright-core';
import {
  alive,
  drawn,
  eventually,
  inMotion,
  launch,
  resize,
  sideways,
  visitor,
} from '../support/browser';

declare global {
  interface Window {
    /** What has moved after a moment without the reader's doing, and how far. */
    shiftsSince: (moment: number) => string[];
  }
}

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const address = '/IntroductionOfExperts';

it('[SH-9] the hexagon is 700 px tall, 455 on a small screen, and the page no wider than the screen', async () => {
  const { page, context } = await visitor(browser);
  await page.goto(address);
  await alive(page);
  const figure = page.getByRole('img', { name: /six hexagons/ });
  for (const [width, height] of [
    [1440, 700],
    [768, 700],
    [767, 455],
    [320, 455],
  ] as const) {
    await resize(page, width);
    const box = await figure.boundingBox();
    const drawn = await figure.locator('xpath=./div').boundingBox();
    expect({ width, height: box?.height, drawn: Math.round(drawn?.height ?? 0) }).toEqual({
      width,
      height,
      drawn: height,
    });
    expect(await sideways(page)).toBe(0);
  }
  await context.close();
});

it('[SH-9] the chart takes the place of the drawing when the reader comes near, and nothing moves', async () => {
  const { page, context, consoleErrors } = await visitor(browser, inMotion);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
    interface Shift extends PerformanceEntry {
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as Shift[]));
    });
    observer.observe({ type: 'layout-shift' });
    window.shiftsSince = (moment) => {
      shifts.push(...(observer.takeRecords() as Shift[]));
      return shifts
        .filter(({ startTime }) => startTime > moment)
        .flatMap(({ sources }) => sources)
        .map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName}: ${place(previousRect)} -> ${place(currentRect)}`,
        );
    };
  });
  await page.goto(address);
  await alive(page);
  // A slow machine may paint a page before it has read all of it, and tell of it later: that is not what is asked here.
  await drawn(page);
  const moment = await page.evaluate(() => performance.now());
  const chart = page.getByRole('img', { name: /4 people/ });
  const before = await chart.boundingBox();
  expect(asked.filter((url) => url.includes('staffPie'))).toEqual([]);
  await chart.scrollIntoViewIfNeeded();
  await eventually(() => chart.locator('svg[role="presentation"]').count(), 1);
  expect(await chart.locator('svg').boundingBox()).toMatchObject({ width: 240, height: 240 });
  const after = await chart.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  await drawn(page);
  expect(await page.evaluate((since) => window.shiftsSince(since), moment)).toEqual([]);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

it('[RT-5][SH-9] without scripts both experts and every fact can be read', async () => {
  const { page, context } = await visitor(browser, { javaScriptEnabled: false });
  await page.goto(address);
  expect(await page.getByRole('tabpanel').count()).toBe(2);
  expect(await page.locator('[role="tabpanel"]:visible').count()).toBe(2);
  expect(await page.getByText('2021.12.01').isVisible()).toBe(true);
  expect(
    await page
      .getByRole('img', { name: /4 people/ })
      .locator('path')
      .count(),
  ).toBe(3);
  await context.close();
});
