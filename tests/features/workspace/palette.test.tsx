import { screen, within } from '@testing-library/react';
import { workspaceWith } from '../../../stories/support/workspace';
import { forgetCookies, openWorkspace } from './openWorkspace';
import { standInForTheBrowser } from './standIn';

beforeEach(standInForTheBrowser);
afterEach(forgetCookies);

const options = () => within(screen.getByRole('listbox')).getAllByRole('option');
const labels = () => options().map((option) => option.firstElementChild?.textContent);
const opens = '{Control>}k{/Control}';

it('finds a screen by a part of its name, and Enter opens it', async () => {
  const { user, at } = await openWorkspace();
  await user.keyboard(opens);
  expect(screen.getByRole('combobox', { name: 'Search menus and commands' })).toHaveFocus();
  await user.keyboard('by user');
  expect(labels()[0]).toBe('Rights by user');
  await user.keyboard('{Enter}');
  await at('/demo/ListOfPermissionsByUser');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('shows open tabs first, then what was used lately, then menus and commands, each once', async () => {
  const { user } = await openWorkspace({
    state: workspaceWith([{ menuId: 'M020201' }], ['M020201', 'M010201']),
  });
  await user.keyboard(opens);
  expect(labels()).toEqual([
    'Roles',
    'Companies',
    'Common codes',
    'Menu management',
    'Rights by menu',
    'Rights by user',
    'Late close',
    'Clear All Tabs',
    'HOME',
    'Logout',
  ]);
});

it('goes through the list with the arrows, around its ends too, and runs commands', async () => {
  const { user, at, tabNames } = await openWorkspace({
    path: '/demo/roleList',
    state: workspaceWith([{ menuId: 'M020201' }]),
  });
  await user.keyboard(opens);
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Logout');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Roles');
  await user.keyboard('clear all{Enter}');
  await at('/demo');
  expect(tabNames()).toEqual([]);
});

it('says so where nothing has such a name, and Ctrl-K closes it again', async () => {
  const { user } = await openWorkspace();
  await user.keyboard(opens);
  await user.keyboard('zzz');
  expect(screen.getByText('No results for “zzz”')).toBeVisible();
  await user.keyboard('{Enter}');
  await user.keyboard(opens);
  expect(screen.queryByRole('combobox')).toBeNull();
});
