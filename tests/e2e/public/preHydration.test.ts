import type { Browser } from 'playwright-core';
import { alive, eventually, holdApplication, launch, visitor } from '../support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('carries out a press of a button that comes before the application', async () => {
  const { page, context, consoleErrors } = await visitor(browser);
  const release = await holdApplication(page);
  await page.goto('/');
  const login = page.getByRole('button', { name: 'Login' });
  await login.click();
  expect(await login.getAttribute('aria-busy')).toBe('true');
  release();
  await page.getByRole('dialog').waitFor();
  await eventually(() => page.locator('header button[aria-busy]').count(), 0);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

it('keeps what was typed before the application', async () => {
  const { page, context, consoleErrors } = await visitor(browser);
  const release = await holdApplication(page);
  await page.goto('/ApplyForConsultation');
  await page.locator('input[name="name"]').fill('Mina Park');
  await page.locator('textarea[name="message"]').fill('Our CSM does not foot.');
  release();
  await alive(page);
  await page.locator('input[name="email"]').fill('mina@insurer.example');
  await page.locator('form button[type="submit"]:enabled').waitFor();
  expect(await page.locator('input[name="name"]').inputValue()).toBe('Mina Park');
  expect(await page.locator('textarea[name="message"]').inputValue()).toBe(
    'Our CSM does not foot.',
  );
  expect(consoleErrors).toEqual([]);
  await context.close();
});

it('follows a link before the application', async () => {
  const { page, context } = await visitor(browser);
  await holdApplication(page);
  await page.goto('/');
  await page.locator('header nav a[href="/ApplyForConsultation"]').first().click();
  await page.waitForURL('**/ApplyForConsultation');
  expect(await page.locator('h1').innerText()).not.toBe('');
  await context.close();
});
