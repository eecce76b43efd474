import type { Browser } from 'playwright-core';
import { violations } from './support/axe';
import { alive, launch, visitor } from './support/browser';
import { LEAF, NOWHERE, publicPages } from './support/pages';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The handbook has tests of its own. */
const pages = [...publicPages.filter((path) => path !== LEAF), NOWHERE];

describe.each(['en', 'ko', 'zh-tw'])('in %s', (locale) => {
  it.each([360, 768, 1440])(
    'axe finds nothing at %d px, and nothing scrolls sideways',
    async (width) => {
      const { page, context } = await visitor(browser, {
        viewport: { width, height: 800 },
        bypassCSP: true,
      });
      for (const path of pages) {
        await page.goto(`${path}?lang=${locale}`);
        await alive(page);
        expect({ path, violations: await violations(page) }).toEqual({ path, violations: [] });
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect({ path, sideways }).toEqual({ path, sideways: 0 });
      }
      await context.close();
    },
  );
});

it.each(['Login', 'Sign Up'])(
  'axe finds nothing in the panel of %s, at every width',
  async (button) => {
    for (const width of [360, 1440]) {
      const { page, context } = await visitor(browser, {
        viewport: { width, height: 800 },
        bypassCSP: true,
      });
      await page.goto('/');
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('dialog').waitFor();
      expect(await violations(page)).toEqual([]);
      await context.close();
    }
  },
);
