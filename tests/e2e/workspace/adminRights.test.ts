/** The tree of menus and the two screens of rights in a real browser against the real server. */
import type { Browser, Page } from 'playwright-core';
import { briefly, eventually, launch } from '../support/browser';
import { atDesk } from '../support/workspace';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const item = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });
/** Saves what is there to save, and waits until it is. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Save \(\d+\)$/ }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^Save \d+ rows?$/ });
  await briefly(page.getByText(/^\d+ rows? (was|were) saved\.$/), () => confirm.click());
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
}
/** The rights of a role, chosen on the screen of rights by role. */
async function rightsOf(page: Page, role: string): Promise<void> {
  await page.getByRole('list', { name: 'Roles' }).getByRole('button', { name: role }).click();
  await page.getByRole('treegrid', { name: `Menu rights of ${role}` }).waitFor();
}
const box = (page: Page, right: string, menu: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${right}, ${menu}(, changed)?$`) });
/** Decides about the menus below where that is offered. */
const tick = (page: Page, right: string, menu: string, given: boolean) =>
  box(page, right, menu).setChecked(given);

it('[RT-11][ST-MENU] a menu is renamed and moved, another added: the mega-menu follows at once, and all of it can be undone', async () => {
  const { page, context, consoleErrors } = await atDesk(browser, 'adminuser', '/demo/menuList');
  const navigation = page.getByRole('navigation', { name: 'Workspace menu' });
  /** The groups of the open mega-menu, in their order. */
  const groups = async () => {
    await navigation.getByRole('button', { name: 'Master data' }).click();
    const text = await navigation.innerText();
    await page.keyboard.press('Escape');
    return ['Codes', 'Organization', 'Our companies']
      .filter((name) => text.includes(name))
      .sort((one, other) => text.indexOf(one) - text.indexOf(other));
  };
  await item(page, /Organization/).click();
  await page.getByLabel('Name in English').fill('Our companies');
  await page.getByRole('button', { name: 'Move up' }).click();
  await save(page);
  await eventually(groups, ['Our companies', 'Codes']);

  await item(page, /Our companies/).click();
  await page.getByRole('button', { name: 'Add below' }).click();
  await page.getByLabel('Name in Korean').fill('보고서');
  await page.getByLabel('Name in English').fill('Reports');
  await page.getByLabel('Name in Traditional Chinese').fill('報表');
  await save(page);
  await page.reload();
  await item(page, /Reports/).click();
  await page
    .getByLabel('Parent menu')
    .locator('option:checked', { hasText: 'Our companies' })
    .waitFor({ state: 'attached' });

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await item(page, /Our companies/).click();
  await page.getByLabel('Name in English').fill('Organization');
  await page.getByRole('button', { name: 'Move down' }).click();
  await save(page);
  await eventually(groups, ['Codes', 'Organization']);
  await item(page, /Reports/).waitFor({ state: 'detached' });
  expect(consoleErrors).toEqual([]);
  await context.close();
});

it('[RT-11] a right that is given to a role is seen with its reason by the one who holds it, and is gone when it is taken', async () => {
  const admin = await atDesk(browser, 'adminuser', '/demo/menuByPermissionList');
  const actuary = await atDesk(browser, 'actuaryuser');
  const navigation = actuary.page.getByRole('navigation', { name: 'Workspace menu' });
  await rightsOf(admin.page, 'Actuary');
  await tick(admin.page, 'Read', 'Rights by user', true);
  await save(admin.page);
  await navigation.getByRole('button', { name: 'System administration' }).click();
  await navigation.getByRole('link', { name: 'Rights by user' }).waitFor();

  await admin.page.getByRole('button', { name: 'History' }).click();
  const history = admin.page.getByRole('region', { name: 'History of changes' });
  await history.getByText('ACTUARY/M020203').waitFor();
  await rightsOf(admin.page, 'Auditor');
  await history.getByText('No changes recorded.').waitFor();
  await rightsOf(admin.page, 'Actuary');

  const reader = await atDesk(browser, 'auditoruser', '/demo/ListOfPermissionsByUser');
  await reader.page
    .getByRole('list', { name: 'Users' })
    .getByRole('button', { name: 'actuaryuser' })
    .click();
  const row = reader.page.getByRole('row', { name: /Rights by user/ });
  await row.getByText('Actuary').waitFor();
  await row.getByText('Read').waitFor();

  await tick(admin.page, 'Read', 'Rights by user', false);
  await save(admin.page);
  await navigation.getByRole('link', { name: 'Rights by user' }).waitFor({ state: 'detached' });
  await Promise.all([admin.context.close(), actuary.context.close(), reader.context.close()]);
});

it('[RT-11] a role that is given to a user is previewed, saved, and taken back; the last who may give rights keeps the right', async () => {
  const { page, context } = await atDesk(browser, 'adminuser', '/demo/ListOfPermissionsByUser');
  const users = page.getByRole('list', { name: 'Users' });
  await users.getByRole('button', { name: 'accountantuser' }).click();
  const auditor = page.getByRole('checkbox', { name: /^Auditor/ });
  await auditor.check();
  await page.getByText('Preview of the rights after saving').waitFor();
  const roles = page.getByRole('row', { name: /^Rights by user/ });
  await roles.getByText('New').first().waitFor();
  await save(page);
  await page.getByText('As currently in force on the server').waitFor();
  await roles.getByText('Auditor').waitFor();
  await auditor.uncheck();
  await save(page);
  await roles.waitFor({ state: 'detached' });

  // Whoever may write both screens of rights: the administrator and the demo visitor.
  await users.getByRole('button', { name: 'demouser' }).click();
  await page.getByRole('checkbox', { name: /^Demo visitor/ }).uncheck();
  await users.getByRole('button', { name: 'adminuser' }).click();
  await page.getByRole('checkbox', { name: /^System administrator/ }).uncheck();
  await page.getByRole('button', { name: 'Save (2)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save 2 rows' }).click();
  await page.getByRole('alertdialog').getByText('nobody could grant rights afterwards').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page.reload();
  await page.getByText('2 rows not saved').waitFor();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('checkbox', { name: /^System administrator/, checked: true }).waitFor();
  await context.close();
});
