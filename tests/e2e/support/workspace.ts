import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { argumentsOf } from '@/server/programs';
import { origin, visitor } from './browser';

export const passwords = {
  demouser: 'ifrs17demo',
  adminuser: 'ifrs17admin',
  accountantuser: 'ifrs17accountant',
  actuaryuser: 'ifrs17actuary',
  auditoruser: 'ifrs17auditor',
} as const;
export type SampleUser = keyof typeof passwords;

/** Signs a context in as one of the sample users, as the sign-in panel would. */
export async function signInAs(context: BrowserContext, id: SampleUser): Promise<void> {
  const answer = await context.request.post('/api/v1/basicbiz/auth/signIn', {
    data: { id, pwd1: passwords[id] },
  });
  const { data } = (await answer.json()) as { data: { token: string; demoAuth: string } };
  await context.addCookies([
    { name: 'dif17-auth-token', value: data.token, url: origin() },
    { name: 'dif17-demo-auth', value: data.demoAuth, url: origin() },
  ]);
}

/** A window of the workspace, open for a sample user. */
export async function atDesk(
  browser: Browser,
  id: SampleUser,
  path = '/demo',
  options: BrowserContextOptions = {},
) {
  const opened = await visitor(browser, options);
  await signInAs(opened.context, id);
  await opened.page.goto(path);
  await opened.page.getByRole('button', { name: 'Logout' }).waitFor();
  return opened;
}

export const tabNames = (page: Page) =>
  page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('aria-label')));

/** By the mega-menu. */
export async function choose(page: Page, top: string, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Workspace menu' });
  await menu.getByRole('button', { name: top }).click();
  await menu.getByRole('link', { name, exact: true }).click();
}

/** A worker of one's own beside the server of the tests, which has none. */
export const startCloseWorker = (): ChildProcess =>
  spawn(process.execPath, argumentsOf('worker'), {
    cwd: path.resolve(__dirname, '../../..'),
    env: {
      ...process.env,
      DATA_DIR: path.dirname(process.env.E2E_OUTBOX ?? ''),
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      SAMPLE_DATA: 'small',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
