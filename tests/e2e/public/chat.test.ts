import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { alive, launch, visitor } from '../support/browser';
import { signInAs } from '../support/workspace';

let browser: Browser;
let context: BrowserContext;
let page: Page;
let consoleErrors: string[];
let panel: Locator;

beforeAll(async () => {
  browser = await launch();
  ({ page, context, consoleErrors } = await visitor(browser));
  await signInAs(context, 'auditoruser');
  await open('/DetailsByInsurance/1', 'Chat');
  panel = page.getByRole('dialog', { name: 'Customer Support' });
});
afterAll(async () => {
  await context.close();
  await browser.close();
});

const open = async (path: string, chat: string) => {
  await page.goto(path);
  await alive(page);
  await page.locator('#chat-launcher').click();
  await page.getByRole('button', { name: chat, exact: true }).click();
};
const ask = async (question: string) => {
  const input = panel.getByRole('textbox');
  await input.fill(question);
  await input.press('Enter');
};

it('[SH-7] answers word for word, and opens the passage marked on its page', async () => {
  await ask('Can the CSM be negative?');
  await panel.getByText('A margin cannot be negative.').waitFor();
  await panel
    .getByRole('link', { name: /at this passage$/ })
    .first()
    .click();
  await page.waitForURL('**/DetailsByInsurance/4/2/1#required');
  await page.waitForFunction(() => CSS.highlights.get('chat-passage')?.size === 1);
});

it('follows up on the question before', async () => {
  await ask('And for reinsurance held?');
  await panel.getByText('There is no floor at 0').waitFor();
});

it('says what it does not know, with the form for a consultation', async () => {
  await ask('What was the profit of Samsung Life last year?');
  await panel.getByText('I will not guess').waitFor();
  await panel.getByRole('link', { name: 'Ask our consultants' }).waitFor();
});

it('[SH-7] shows a drawing, and opens it over the whole window', async () => {
  await ask('Show me the path to the measurement model');
  await panel.getByRole('button', { name: 'Enlarge the image: Path to the model' }).click();
  const viewer = page.getByRole('dialog', { name: 'Path to the model' });
  await viewer.getByRole('img', { name: 'Path to the model' }).waitFor();
  await viewer.getByRole('button').click();
  await viewer.waitFor({ state: 'detached' });
  expect(consoleErrors).toEqual([]);
});
