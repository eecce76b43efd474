import { readFileSync } from 'node:fs';
import path from 'node:path';
import type axe from 'axe-core';
import type { ElementContext } from 'axe-core';
import type { Page } from 'playwright-core';

export const axeSource = readFileSync(
  path.resolve(__dirname, '../../../node_modules/axe-core/axe.min.js'),
  'utf8',
);

/** Resolves once nothing fades in or out: what is half there has less contrast than it will have. */
const settled = (page: Page) =>
  page.waitForFunction(() => {
    const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
    return !document
      .getAnimations()
      .some((animation) => animation.playState === 'running' && ends(animation));
  });

/** As the console of a developer would, whatever the page's content security policy says. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axeSource });
  await session.detach();
}

/** What axe finds in a page, or in one part of it: a line for each broken rule. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  await settled(page);
  await bringAxe(page);
  return page.evaluate(async (selector) => {
    const context: ElementContext = selector ?? document;
    const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(
      context,
      {
        resultTypes: ['violations'],
      },
    );
    return found.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
    );
  }, part);
}
