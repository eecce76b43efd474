import type { Browser } from 'playwright-core';
import { alive, eventually, launch, mailTo, visitor } from '../support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('[RT-3][AP-7][ER-CON-1] a consultation request is accepted, mailed to the firm, and the form is empty again', async () => {
  const { page, context, consoleErrors } = await visitor(browser);
  await page.goto('/ApplyForConsultation');
  await alive(page);
  await page.getByLabel('Your Name').fill('Mina Park');
  await page.getByLabel('Email', { exact: true }).fill('mina.park@insurer.example');
  await page.getByLabel('Your Message').fill('Our CSM roll-forward does not foot.');
  await page.getByRole('button', { name: 'Submit' }).click();
  const alert = page.getByRole('alertdialog');
  await alert
    .getByText('The person in charge will check the information you sent and contact you.', {
      exact: true,
    })
    .waitFor();
  await alert.getByRole('button', { name: 'OK' }).click();
  await eventually(() => page.getByLabel('Your Message').inputValue(), '');
  const firm = process.env.FIRM_EMAIL ?? 'contact@gof.example';
  expect((await mailTo(firm)).text).toContain('Our CSM roll-forward does not foot.');
  expect(consoleErrors).toEqual([]);
  await context.close();
});

it('[ER-CON-2] when the server cannot be reached, the page says so and keeps what was typed', async () => {
  const { page, context } = await visitor(browser);
  // Only the calls: the dialog is asked for as soon as the visitor begins to type, and may still be on its way.
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.goto('/ApplyForConsultation');
  await alive(page);
  await page.getByLabel('Your Name').fill('Mina Park');
  await page.getByLabel('Email', { exact: true }).fill('mina.park@insurer.example');
  await page.getByLabel('Your Message').fill('Hello');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page
    .getByRole('alertdialog')
    .getByText('The server is unstable. Please try again next time.', { exact: true })
    .waitFor();
  expect(await page.getByLabel('Your Message').inputValue()).toBe('Hello');
  await context.close();
});

it('without scripts the form says what it needs and where else to write', async () => {
  const { page, context } = await visitor(browser, { javaScriptEnabled: false });
  await page.goto('/ApplyForConsultation');
  // Searches by text pass over what stands in a noscript.
  const note = page.locator('form noscript p');
  expect(await note.isVisible()).toBe(true);
  expect(await note.textContent()).toContain('This form needs JavaScript.');
  expect(await note.locator('a').getAttribute('href')).toMatch(/\/Privacy$/);
  await context.close();
});

it.each([360, 1440])(
  '[SH-12] at %i px the cards come before the form, to the eye as in the document',
  async (width) => {
    const { page, context } = await visitor(browser, {
      viewport: { width, height: 900 },
      javaScriptEnabled: false,
    });
    await page.goto('/ApplyForConsultation');
    const place = async (name: string) => {
      const box = await page.getByRole('region', { name }).boundingBox();
      return (box?.y ?? 0) * 10 + (box?.x ?? 0);
    };
    const names = await page
      .locator('main section')
      .evaluateAll((sections) =>
        sections.map((section) => section.querySelector('h2')?.textContent ?? ''),
      );
    expect(names.at(-1)).toBe('Get in Touch');
    const places = await Promise.all(names.map(place));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    await context.close();
  },
);
