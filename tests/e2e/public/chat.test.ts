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
  panel = await open(page, '/DetailsByInsurance/1');
});
afterAll(async () => {
  await context.close();
  await browser.close();
});

const words = {
  en: { chat: 'Chat', title: 'Customer Support' },
  ko: { chat: '채팅', title: '고객 지원' },
};
async function open(on: Page, path: string, language: keyof typeof words = 'en') {
  const { chat, title } = words[language];
  await on.goto(path);
  await alive(on);
  await on.locator('#chat-launcher').click();
  await on.getByRole('button', { name: chat, exact: true }).click();
  const opened = on.getByRole('dialog', { name: title });
  await opened.waitFor();
  return opened;
}
const ask = async (question: string, on = panel) => {
  const input = on.getByRole('textbox');
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
});

describe('[ST-CHAT] the conversation', () => {
  it('goes on after a reload, in another window and in another language', async () => {
    panel = await open(page, '/DetailsByInsurance/1');
    await panel.getByText('I will not guess').waitFor();

    const other = await context.newPage();
    const korean = await open(other, '/DetailsByInsurance/1?lang=ko', 'ko');
    await korean.getByText('I will not guess').waitFor();
    await ask('CSM이 음수가 될 수 있나요?', korean);
    await korean.getByText('마진은 음수가 될 수 없습니다.').waitFor();
    await panel.getByText('마진은 음수가 될 수 없습니다.').waitFor();
  });

  it('ends in every window with the session, and is not shown to the next person', async () => {
    const other = await context.newPage();
    await other.goto('/?lang=en');
    await alive(other);
    await other.getByRole('button', { name: 'Logout' }).click();
    await panel.waitFor({ state: 'detached' });

    await signInAs(context, 'actuaryuser');
    panel = await open(page, '/DetailsByInsurance/1?lang=en');
    await panel.getByRole('button', { name: 'Which files can the OCR service read?' }).waitFor();
    expect(await panel.getByText('I will not guess').count()).toBe(0);
    expect(consoleErrors).toEqual([]);
  });
});
