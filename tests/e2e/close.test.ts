/** The story of a close in a real browser, against the real server and a worker of its own: run it, watch it, ask what if, read on. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { eventually, launch } from './support/browser';
import { atDesk } from './support/workspace';

let browser: Browser;
let worker: ChildProcess;
beforeAll(async () => {
  browser = await launch();
  worker = spawn(process.execPath, ['--import', 'tsx', 'src/server/worker.ts'], {
    cwd: path.resolve(__dirname, '../..'),
    env: {
      ...process.env,
      DATA_DIR: path.dirname(process.env.E2E_OUTBOX ?? ''),
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      SAMPLE_DATA: 'small',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
});
afterAll(async () => {
  worker.kill('SIGTERM');
  await browser.close();
});

const panel = (page: Page) => page.locator('main > [role="tabpanel"]:visible');
const step = (page: Page, name: string) =>
  panel(page).getByRole('navigation').getByRole('link', { name, exact: true }).click();
const title = (page: Page) => panel(page).getByRole('heading', { level: 1 });

it('[RT-11][ST-WS] a close is run, watched, and questioned, in three languages', async () => {
  const { page, context, consoleErrors } = await atDesk(
    browser,
    'demouser',
    '/demo/ACRS00010?book=small&period=2025-12',
  );
  // The system has closed the quarters of the past; this one is closed again.
  await panel(page).getByRole('button', { name: 'Run again', exact: true }).click();
  const steps = panel(page).getByRole('list', { name: 'The nine steps of the run' });
  await eventually(() => panel(page).getByText('Started by Demo User').count(), 1);
  await eventually(() => steps.getByText('Done', { exact: true }).count(), 9);
  await panel(page).getByText('Both reconciliations show the same liability').waitFor();

  await step(page, 'Assumptions and cash flows');
  expect(new URL(page.url()).searchParams.get('book')).toBe('small');
  await panel(page).getByRole('tab', { name: 'What if' }).click();
  const mortality = panel(page).getByRole('slider', { name: 'Mortality' });
  await mortality.waitFor();
  await eventually(() => panel(page).getByText('unchanged').count(), 4);
  await mortality.press('End');
  await panel(page).getByText('turns onerous').first().waitFor();
  await panel(page).getByRole('button', { name: 'Reset' }).click();
  await eventually(() => panel(page).getByText('unchanged').count(), 4);

  await step(page, 'Measurement and CSM roll-forward');
  await title(page).waitFor();
  expect(new URL(page.url()).searchParams.get('period')).toBe('2025-12');

  for (const [language, cockpit] of [
    ['한국어', '결산 수행 현황'],
    ['繁體中文', '結帳執行總覽'],
  ] as const) {
    await page.locator('header details:has(a[lang="ko"]) > summary').click();
    await page.getByRole('link', { name: language }).click();
    await step(page, cockpit);
    await eventually(() => title(page).textContent(), cockpit);
  }
  expect(consoleErrors).toEqual([]);
  await context.close();
});
