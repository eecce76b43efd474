import { chromium, type Page } from 'playwright-core';
import { needBrowser, needSite } from './needs';

/** Does something with a page of somebody who may see the tools, at a site that runs with its sample data. */
async function withPage<T>(origin: string, work: (page: Page) => Promise<T>): Promise<T> {
  await needSite(origin);
  const executablePath = await needBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const context = await browser.newContext({ baseURL: origin });
    // tsx keeps the names of functions by a helper that the page does not have.
    await context.addInitScript('globalThis.__name = (value) => value');
    const answer = await context.request.post('/api/v1/basicbiz/auth/signIn', {
      data: { id: 'demouser', pwd1: 'ifrs17demo' },
    });
    const { data } = (await answer.json()) as { data: { token: string; demoAuth: string } };
    await context.addCookies([
      { name: 'dif17-auth-token', value: data.token, url: origin },
      { name: 'dif17-demo-auth', value: data.demoAuth, url: origin },
    ]);
    return await work(await context.newPage());
  } finally {
    await browser.close();
  }
}

/** Milliseconds in the page from an event until what is wanted has been painted anew. */
async function timeUntil(
  page: Page,
  wanted: string,
  event: 'change' | 'keydown',
  act: () => Promise<unknown>,
): Promise<number> {
  const timing = page.evaluate(
    ([target, name]) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector(target)?.textContent;
        const look = (begun: number) => {
          const found = document.querySelector(target);
          if (!found || found.textContent === before)
            return requestAnimationFrame(() => look(begun));
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
        };
        addEventListener(name, () => look(performance.now()), { capture: true, once: true });
      }),
    [wanted, event] as const,
  );
  await act();
  return timing;
}

/** From the choice of a sample to its diagram, the first that the page draws. */
export const firstDiagram = (origin: string): Promise<number> =>
  withPage(origin, async (page) => {
    await page.goto('/solution/SqLlineage');
    const choice = page.locator('[name="lineage-sample"]');
    return timeUntil(page, '[role="application"] [data-drawing]', 'change', () =>
      choice.selectOption('0'),
    );
  });

/** From Enter to the answer, of each question, be it rows or a single figure; each has another answer than the one before. */
export const timesToRows = (origin: string, questions: readonly string[]): Promise<number[]> =>
  withPage(origin, async (page) => {
    await page.goto('/solution/textToSql');
    const question = page.getByRole('search').getByRole('textbox');
    const times: number[] = [];
    for (const asked of questions) {
      await question.fill(asked);
      times.push(await timeUntil(page, '[data-answer]', 'keydown', () => question.press('Enter')));
    }
    return times;
  });
