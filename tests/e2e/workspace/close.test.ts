/** The story of a close in a real browser, against the real server and a worker of its own: one person, one page, five screens, three languages. */
import type { ChildProcess } from 'node:child_process';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { eventually, launch, resize, sideways } from '../support/browser';
import { atDesk, startCloseWorker } from '../support/workspace';

let browser: Browser;
let worker: ChildProcess;
let context: BrowserContext;
let page: Page;
let consoleErrors: string[];

beforeAll(async () => {
  worker = startCloseWorker();
  browser = await launch();
  ({ page, context, consoleErrors } = await atDesk(
    browser,
    'demouser',
    '/demo/ACRS00010?book=small&period=2025-12',
  ));
});
afterAll(async () => {
  worker.kill('SIGTERM');
  await context.close();
  await browser.close();
});

const panel = () => page.locator('main > [role="tabpanel"]:visible');
const title = () => panel().getByRole('heading', { level: 1 });
/** One click of the five. */
async function step(name: string): Promise<void> {
  await panel().getByRole('navigation').getByRole('link', { name, exact: true }).click();
  await eventually(() => title().textContent(), name);
}
const tab = (name: string) => panel().getByRole('tab', { name, exact: true }).click();

it('[RT-11][ST-WS] a quarter is closed, and seen to be closed', async () => {
  // The system has closed the quarters of the past; this one is closed again.
  await panel().getByRole('button', { name: 'Run again', exact: true }).click();
  const steps = panel().getByRole('list', { name: 'The nine steps of the run' });
  await panel().getByText('Started by Demo User').first().waitFor();
  await eventually(() => steps.getByText('Done', { exact: true }).count(), 9);
  await panel().getByText('Both reconciliations show the same liability').waitFor();
});

it('what if more people died: balances follow the slider', async () => {
  await step('Assumptions and cash flows');
  expect(new URL(page.url()).searchParams.get('book')).toBe('small');
  await tab('What if');
  const mortality = panel().getByRole('slider', { name: 'Mortality' });
  await mortality.waitFor();
  await eventually(() => panel().getByText('unchanged').count(), 4);
  await mortality.press('End');
  await panel().getByText('turns onerous').first().waitFor();
  await panel().getByRole('button', { name: 'Reset' }).click();
  await eventually(() => panel().getByText('unchanged').count(), 4);
});

it('why the CSM moved, and a number down to the mortality rate', async () => {
  await step('Measurement and CSM roll-forward');
  await panel().getByRole('list', { name: 'Why the CSM moved' }).waitFor();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await panel().getByRole('button', { name: 'Print this page' }).click();
  await page.emulateMedia({ media: 'print' });
  await panel().getByRole('heading', { name: 'What changed since last period, and why' }).waitFor();
  expect(await panel().getByRole('list', { name: 'Why the CSM moved' }).isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await panel()
    .getByRole('combobox', { name: 'Group of contracts' })
    .selectOption({ label: 'Term life 2025' });
  const figure = panel()
    .locator('dt', { hasText: 'PV of future cash flows' })
    .locator('xpath=following-sibling::dd')
    .getByRole('button')
    .first();
  await eventually(() => figure.textContent(), '-8,056');
  await figure.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'How was this computed?' });
  const tree = dialog.getByRole('tree', { name: 'Parts of the number' });
  // From the balance to what changed it, a quarter's claims, those on death, the deaths of a month, and their rate.
  for (const place of ['3', '3.0', '3.0.8', '3.0.8.0', '3.0.8.0.0'])
    await tree.locator(`[data-path="${place}"]`).press('ArrowRight');
  const ofClaims = '3.0.8.0.0.0';
  for (const place of [ofClaims, `${ofClaims}.0`, `${ofClaims}.0.1`])
    await tree.locator(`[data-path="${place}"]`).press('ArrowRight');
  const rate = tree.locator(`[data-path="${ofClaims}.0.1.0"]`);
  await rate.waitFor();
  expect(await rate.textContent()).toMatch(/mortality.* 0\.006$/i);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await panel().getByRole('button', { name: 'Show all groups' }).click();
});

it('the entries are posted', async () => {
  await step('Journals and subledger');
  await panel().getByText('Debits equal credits').waitFor();
  await panel().getByText('Preview, not posted').waitFor();
  await panel().getByRole('button', { name: 'Post', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Post', exact: true }).click();
  await panel().getByText('1 posting').waitFor();
});

it('a posted quarter is locked, refuses corrections, and is unlocked, each with who, when and why', async () => {
  await step('Close cockpit');
  const button = (name: string) => panel().getByRole('button', { name, exact: true });
  /** Locks or unlocks with a reason, and waits until the screen says who did it and why. */
  const change = async (name: string, reason: string) => {
    await button(name).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await question.getByRole('button', { name, exact: true }).click();
    await panel()
      .getByText(new RegExp(`^${name}ed by Demo User, .+ · ${reason}$`))
      .waitFor();
  };
  const rerun = async () => {
    const data = { bookId: 'small', period: '2025-12' };
    const answer = await context.request.post('/api/v1/basicbiz/close/runs', { data });
    return ((await answer.json()) as { code: string }).code;
  };

  await change('Lock', 'Reviewed by the audit committee');
  await button('Unlock').waitFor();
  await eventually(() => button('Run again').count(), 0);
  expect(await rerun()).toBe('E1612');
  await step('Journals and subledger');
  await panel().getByText('1 posting').waitFor();
  await eventually(() => button('Reverse').count(), 0);

  await step('Close cockpit');
  await change('Unlock', 'Claims of one treaty came late');
  await button('Lock').waitFor();
  await button('Run again').waitFor();
  await step('Journals and subledger');
  await button('Reverse').waitFor();
});

it('the statements and notes are printed', async () => {
  await step('Financial statements and notes');
  // Beside it stands that of the period before, once it has come.
  await panel()
    .getByRole('heading', { name: 'Statement of financial position', exact: true })
    .waitFor();
  await eventually(() => panel().getByText('Agrees with the ledger').first().isVisible(), true);
  const file = await page.pdf({ format: 'A4' });
  const sheets = file.toString('latin1').match(/\/Type \/Page\n/g) ?? [];
  expect(sheets.length).toBeGreaterThan(3);
});

it.each([
  [
    '한국어',
    ['결산 수행 현황', '계리가정·현금흐름', '측정결과·CSM 변동', '분개·원장', '재무제표·주석'],
  ],
  [
    '繁體中文',
    [
      '結帳執行總覽',
      '精算假設與現金流量',
      '衡量結果與合約服務邊際變動',
      '分錄與明細帳',
      '財務報表與附註',
    ],
  ],
])('the five screens say the same in %s', async (language, screens) => {
  await page.locator('header details:has(a[lang="ko"]) > summary').click();
  await page.getByRole('link', { name: language }).click();
  for (const screen of screens) {
    await step(screen);
    await panel().getByRole('combobox').first().waitFor();
  }
  expect(consoleErrors).toEqual([]);
});

it('on paper each name stands beside its figures, in a script that may break anywhere', async () => {
  await page.emulateMedia({ media: 'print' });
  await resize(page, 700);
  const narrowest = await panel()
    .locator('article tbody th')
    .evaluateAll((heads) => Math.min(...heads.map((head) => head.getBoundingClientRect().width)));
  // Five letters at least.
  expect(narrowest).toBeGreaterThan(60);
  // Room below the last note would be a page of its own.
  const below = await panel().evaluate((screen) => {
    const bottom = (each: Element) => each.getBoundingClientRect().bottom;
    return bottom(screen) - Math.max(...[...screen.querySelectorAll('td, li')].map(bottom));
  });
  expect(below).toBeLessThan(10);
  await page.emulateMedia({ media: null });
});

it('on a phone the filters are folded away behind what they are narrowed to, and nothing scrolls sideways', async () => {
  await resize(page, 360);
  const folded = panel().locator('header button[aria-expanded]');
  await eventually(() => folded.getAttribute('aria-expanded'), 'false');
  expect(await panel().locator('header').getByRole('combobox').count()).toBe(0);
  expect(await sideways(page)).toBe(0);
  await folded.click();
  await panel().locator('header').getByRole('combobox').first().waitFor();
  expect(await sideways(page)).toBe(0);
});
