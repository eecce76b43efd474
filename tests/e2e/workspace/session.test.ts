import type { Browser, Page } from 'playwright-core';
import { alive, eventually, launch, mailTo, visitor } from '../support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const dialog = (page: Page) => page.getByRole('dialog');

async function closeAlert(page: Page, words: string): Promise<void> {
  const alert = page.getByRole('alertdialog');
  await alert.getByText(words, { exact: true }).waitFor();
  await alert.getByRole('button', { name: 'OK' }).click();
  await alert.waitFor({ state: 'detached' });
}

async function signIn(page: Page, id: string, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Login' }).click();
  await dialog(page).getByLabel('Username').fill(id);
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
  await dialog(page).getByRole('button', { name: 'Sign In' }).click();
}

const code = async (address: string) => /\b\d{6}\b/.exec((await mailTo(address)).text)?.[0] ?? '';

it('[SH-4][ER-CODE-2][ER-UP-2][SE-1][SE-2][AP-2][AP-3][AP-4] signs up with the code that arrives by mail, signs out, and signs in again', async () => {
  const { page, context, consoleErrors } = await visitor(browser);
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const form = dialog(page);
  await form.getByLabel('Username').fill('actuary2026');
  await form.getByLabel('Full Name').fill('Mina Park');
  await form.getByLabel('Email Address').fill('mina.park@insurer.example');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await closeAlert(page, 'Verification code sent! Please check your email.');
  await form.getByRole('button', { name: 'Resend' }).waitFor();
  await form.getByLabel('Verification Code').fill(await code('mina.park@insurer.example'));
  await form.getByLabel('Password', { exact: true }).fill('cohort2026');
  await form.getByLabel('Confirm Password').fill('cohort2026');
  await form.getByRole('combobox', { name: 'Country' }).fill('South Kor');
  await page.getByRole('option', { name: 'South Korea' }).click();
  await form.getByRole('button', { name: 'Create Account' }).click();
  await closeAlert(page, 'Account created successfully!');
  await form.waitFor({ state: 'detached' });

  const cookies = Object.fromEntries(
    (await context.cookies()).map(({ name, value }) => [name, value]),
  );
  expect(cookies['dif17-demo-auth']).toBe('FALSE');
  const token = cookies['dif17-auth-token'];
  expect(token?.length).toBeGreaterThanOrEqual(22);
  for (const { name, expires } of await context.cookies()) {
    if (name.startsWith('dif17-') && name !== 'dif17-locale')
      expect(Math.abs(expires - Date.now() / 1000 - 86_400)).toBeLessThan(3600);
  }

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await eventually(
    async () => (await context.cookies()).filter(({ name }) => name !== 'dif17-locale'),
    [],
  );
  // Logout ended the session on the server: the old token opens nothing.
  const session = await context.request.get('/api/v1/basicbiz/auth/session', {
    headers: { cookie: `dif17-auth-token=${token}` },
  });
  expect(await session.json()).toMatchObject({ code: '200', data: { signedIn: false } });

  await signIn(page, 'actuary2026', 'cohort2026');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});

it('[ER-IN-1][AP-1] a wrong password is answered in the exact words, and what was typed is kept', async () => {
  const { page, context } = await visitor(browser);
  await page.goto('/');
  await signIn(page, 'guestuser', 'wrong-password');
  await closeAlert(page, 'Login failed. Please check your credentials.');
  expect(await dialog(page).getByLabel('Username').inputValue()).toBe('guestuser');
  await context.close();
});

it('[SE-8][SH-1] the demo opens for whom it may, and says no to whom it may not, whatever the cookie says', async () => {
  const { page, context } = await visitor(browser);
  await page.goto('/');
  await signIn(page, 'demouser', 'ifrs17demo');
  await page.getByRole('banner').getByRole('button', { name: 'Demo' }).click();
  await page.waitForURL('**/demo');
  await eventually(() => page.title(), 'Demo');
  await context.close();

  const guest = await visitor(browser);
  await guest.page.goto('/');
  await signIn(guest.page, 'guestuser', 'ifrs17guest');
  await guest.page.getByRole('banner').getByRole('button', { name: 'Demo' }).click();
  await closeAlert(guest.page, 'You do not have permission to use the DEMO page.');
  // The cookie's flag is only a hint: the server's answer puts it right at the next load.
  await guest.page.evaluate(() => {
    document.cookie = 'dif17-demo-auth=TRUE; Path=/';
  });
  await guest.page.reload();
  await alive(guest.page);
  await guest.page.waitForFunction(() => document.cookie.includes('dif17-demo-auth=FALSE'));
  // The page was sent as to a stranger; it becomes the visitor's own without being drawn anew.
  await guest.page.getByRole('button', { name: 'Try IFRS17 Demo' }).waitFor();
  expect(guest.consoleErrors).toEqual([]);
  await guest.context.close();
});

it('sets a new password with a mailed code, and the old one opens nothing any more', async () => {
  const { page, context } = await visitor(browser);
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await dialog(page)
    .getByRole('button', { name: /Forgot/ })
    .click();
  await dialog(page).getByLabel('Email Address').fill('mina.park@insurer.example');
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  await closeAlert(page, 'Verification code sent! Please check your email.');
  await dialog(page)
    .getByLabel('Verification Code')
    .fill(await code('mina.park@insurer.example'));
  await dialog(page).getByLabel('New Password', { exact: true }).fill('cohort2027');
  await dialog(page).getByLabel('Confirm Password').fill('cohort2027');
  await dialog(page)
    .getByRole('button', { name: /Change|Reset|Set/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page.goto('/');
  await signIn(page, 'actuary2026', 'cohort2026');
  await closeAlert(page, 'Login failed. Please check your credentials.');
  await dialog(page).getByLabel('Password', { exact: true }).fill('cohort2027');
  await dialog(page).getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await context.close();
});
