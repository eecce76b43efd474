import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { menuRequested } from '@/store';
import { workspaceWith } from '../../../stories/support/workspace';
import { forgetCookies, openWorkspace, theAlert } from './openWorkspace';
import { standInForTheBrowser } from './standIn';

beforeEach(standInForTheBrowser);
afterEach(forgetCookies);

const four = workspaceWith(
  ['M010101', 'M010201', 'M020201', 'M020202'].map((menuId) => ({ menuId })),
);
const alert = theAlert;
const field = () => within(screen.getByRole('tabpanel')).getByRole('textbox');

describe('opening', () => {
  it('[ST-TAB-1] a menu item with a path adds a tab and navigates; the same one again adds none', async () => {
    const { choose, tabNames, at, tab } = await openWorkspace();
    await choose('Reference data', 'Companies');
    expect(await screen.findByRole('heading', { name: 'Companies' })).toBeVisible();
    await at('/demo/companyList');
    expect(tabNames()).toEqual(['Companies']);
    await choose('Administration', 'Roles');
    await choose('Reference data', 'Companies');
    await at('/demo/companyList');
    expect(tabNames()).toEqual(['Companies', 'Roles']);
    expect(tab('Companies')).toHaveAttribute('aria-selected', 'true');
    expect(document.title).toBe('Companies · Demo');
  });

  it('[ST-TAB-1] a menu item without a path opens nothing', async () => {
    const { user, menu, at } = await openWorkspace();
    await user.click(menu().getByRole('button', { name: 'Reference data' }));
    expect(menu().queryByRole('link', { name: 'Organisation' })).toBeNull();
    await user.click(menu().getByText('Organisation'));
    await at('/demo');
    expect(screen.queryAllByRole('tab')).toEqual([]);
  });

  it('[ST-TAB-1] the address is the tab: a link opens it, and back and forward lead through the tabs', async () => {
    const { go, tabNames, tab, at } = await openWorkspace({ path: '/demo/roleList' });
    expect(tabNames()).toEqual(['Roles']);
    await go('/demo/companyList');
    expect(tab('Companies')).toHaveAttribute('aria-selected', 'true');
    await go(-1);
    await at('/demo/roleList');
    expect(tabNames()).toEqual(['Roles', 'Companies']);
    expect(tab('Roles')).toHaveAttribute('aria-selected', 'true');
  });

  it('[ST-TAB-4] going by menu id finds the item in the tree, goes to its path and makes it active', async () => {
    const { store, at, tab } = await openWorkspace();
    act(() => void store.dispatch(menuRequested('M020203')));
    await at('/demo/ListOfPermissionsByUser');
    expect(tab('Rights by user')).toHaveAttribute('aria-selected', 'true');
    act(() => void store.dispatch(menuRequested('M99')));
    expect(await screen.findByText('That menu is not available to you.')).toBeVisible();
    await at('/demo/ListOfPermissionsByUser');
  });

  it('goes on in the page that is shown, where the focus was in one that is hidden now', async () => {
    const { go, tab } = await openWorkspace({ path: '/demo/roleList', state: four });
    act(() => field().focus());
    await go('/demo/companyList');
    expect(screen.getByRole('tabpanel', { name: 'Companies' })).toHaveFocus();
    act(() => tab('Roles').focus());
    await go('/demo/roleList');
    expect(tab('Roles')).toHaveFocus();
  });

  it('leaves the focus at the top of a document that has just been loaded', async () => {
    const userActivation = { value: { hasBeenActive: false }, configurable: true };
    Object.defineProperty(navigator, 'userActivation', userActivation);
    const { go } = await openWorkspace({ path: '/demo/roleList', state: four });
    await go('/demo/companyList');
    expect(screen.getByRole('tabpanel', { name: 'Companies' })).toBeVisible();
    expect(document.body).toHaveFocus();
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  it('says so where an address leads to no screen of the user', async () => {
    const { tabNames } = await openWorkspace({ path: '/demo/noSuchScreen' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There is no screen at /demo/noSuchScreen that you can open.',
    );
    expect(tabNames()).toEqual([]);
  });
});

describe('closing', () => {
  it.each([
    ['Companies', '/demo/companyList', '/demo/comCodeList', 'the previous one'],
    [
      'Common codes',
      '/demo/comCodeList',
      '/demo/companyList',
      'the next one where it was the first',
    ],
  ])('[ST-TAB-2] closing the active tab %s leads to %s: %s', async (name, path, next) => {
    const { user, at, tab, tabNames } = await openWorkspace({ path, state: four });
    await user.click(screen.getByRole('button', { name: `Close ${name}` }));
    await at(next);
    expect(tabNames()).not.toContain(name);
    const neighbour = name === 'Companies' ? 'Common codes' : 'Companies';
    expect(tab(neighbour)).toHaveFocus();
    expect(await screen.findByRole('tabpanel')).toBeVisible();
  });

  it('[ST-TAB-2] closing the last one leads to /demo', async () => {
    const { user, tab, at, tabNames } = await openWorkspace({ path: '/demo/roleList' });
    tab('Roles').focus();
    await user.keyboard('{Delete}');
    await at('/demo');
    expect(tabNames()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Hello, Mina Park' })).toBeVisible();
  });

  it('[ST-TAB-2] closing another tab than the active one leads nowhere', async () => {
    const { tab, at, tabNames } = await openWorkspace({ path: '/demo/roleList', state: four });
    fireEvent(tab('Companies'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    await at('/demo/roleList');
    expect(tabNames()).toEqual(['Common codes', 'Roles', 'Rights by menu']);
  });

  it('[ST-TAB-3] Clear All Tabs empties the bar and goes to /demo', async () => {
    const { user, at, tabNames } = await openWorkspace({ path: '/demo/roleList', state: four });
    await user.click(screen.getByRole('button', { name: 'Clear All Tabs' }));
    await at('/demo');
    expect(tabNames()).toEqual([]);
  });

  it('closes the others, those to the right, and brings the last one back; a pinned tab stays', async () => {
    const { user, tab, tabNames, at } = await openWorkspace({
      path: '/demo/roleList',
      state: four,
    });
    const does = async (name: string, action: string) => {
      fireEvent.contextMenu(tab(name));
      await user.click(screen.getByRole('menuitem', { name: action }));
    };
    await does('Rights by menu', 'Pin tab');
    expect(tabNames()).toEqual(['Rights by menu, pinned', 'Common codes', 'Companies', 'Roles']);
    await does('Companies', 'Close tabs to the right');
    await at('/demo/companyList');
    expect(tabNames()).toEqual(['Rights by menu, pinned', 'Common codes', 'Companies']);
    await does('Companies', 'Close other tabs');
    expect(tabNames()).toEqual(['Rights by menu, pinned', 'Companies']);
    await does('Companies', 'Reopen closed tab');
    await at('/demo/comCodeList');
    expect(tabNames()).toEqual(['Rights by menu, pinned', 'Companies', 'Common codes']);
  });
});

describe('what a page holds', () => {
  it('[ST-TAB-5] pages of open tabs stay as they were left while another is shown', async () => {
    const { user, choose, tab } = await openWorkspace();
    await choose('Reference data', 'Companies');
    await user.type(await screen.findByRole('textbox'), 'Hanbit');
    const input = field();
    await choose('Administration', 'Roles');
    expect(field()).toHaveValue('');
    await user.click(tab(/Companies/));
    expect(field()).toBe(input);
    expect(field()).toHaveValue('Hanbit');
  });

  it('a closed page begins anew when it is opened again', async () => {
    const { user, choose, tab } = await openWorkspace();
    await choose('Reference data', 'Companies');
    await user.type(await screen.findByRole('textbox'), 'Hanbit');
    tab(/Companies/).focus();
    await user.keyboard('{Delete}');
    await user.click(within(await alert()).getByRole('button', { name: 'Close without saving' }));
    await choose('Reference data', 'Companies');
    expect(await screen.findByRole('textbox')).toHaveValue('');
  });
});

describe('unsaved input', () => {
  const dirty = workspaceWith([
    { menuId: 'M010201', dirty: true },
    { menuId: 'M020201' },
    { menuId: 'M020202', dirty: true },
  ]);

  it('asks once, whatever closes the tabs, and keeps everything where the answer is no', async () => {
    const { user, tabNames, tab } = await openWorkspace({ path: '/demo/roleList', state: dirty });
    const before = tabNames();
    const clear = screen.getByRole('button', { name: 'Clear All Tabs' });
    await user.click(clear);
    expect(await alert()).toHaveTextContent(
      '2 tabs have unsaved changes: Companies, Rights by menu.',
    );
    await user.click(within(await alert()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(tabNames()).toEqual(before);
    // The focus that comes back would close the menu.
    await waitFor(() => expect(clear).toHaveFocus());

    fireEvent.contextMenu(tab('Roles'));
    await user.click(screen.getByRole('menuitem', { name: 'Close other tabs' }));
    await user.click(within(await alert()).getByRole('button', { name: 'Close without saving' }));
    await waitFor(() => expect(tabNames()).toEqual(['Roles']));
  });

  it('asks before logout, and says that nothing is lost', async () => {
    const signOut = jest.fn(async () => undefined);
    const { user, at } = await openWorkspace({
      path: '/demo/roleList',
      state: dirty,
      host: { signOut },
    });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await alert()).toHaveTextContent('They stay in this browser');
    expect(signOut).not.toHaveBeenCalled();
    await user.click(within(await alert()).getByRole('button', { name: 'Logout' }));
    expect(signOut).toHaveBeenCalledTimes(1);
    await at('/');
  });

  it('lets the browser ask before the page goes, as long as there is any', async () => {
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { user } = await openWorkspace({ path: '/demo/companyList' });
    expect(asks()).toBe(false);
    await user.type(await screen.findByRole('textbox'), 'x');
    expect(asks()).toBe(true);
    await user.clear(field());
    expect(asks()).toBe(false);
  });
});

describe('the bar by keyboard', () => {
  it('moves the focus with the arrows, shows with Space, moves a tab with Ctrl+Shift', async () => {
    const { user, tab, tabNames, at } = await openWorkspace({
      path: '/demo/companyList',
      state: four,
    });
    tab('Companies').focus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Roles')).toHaveFocus();
    await at('/demo/companyList');
    await user.keyboard(' ');
    await at('/demo/roleList');
    await user.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    expect(tabNames()).toEqual(['Common codes', 'Roles', 'Companies', 'Rights by menu']);
    await user.keyboard('{End}');
    expect(tab('Rights by menu')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Common codes')).toHaveFocus();
  });

  it('lists every tab with its buttons', async () => {
    const { user, tabNames, at } = await openWorkspace({ path: '/demo/companyList', state: four });
    await user.click(screen.getByRole('button', { name: 'All tabs (4)' }));
    const list = within(screen.getByRole('list', { name: 'Open tabs' }));
    await user.click(list.getByRole('button', { name: 'Close Common codes' }));
    expect(tabNames()).toEqual(['Companies', 'Roles', 'Rights by menu']);
    await user.click(screen.getByRole('button', { name: 'Rights by menu' }));
    await at('/demo/menuByPermissionList');
  });
});
