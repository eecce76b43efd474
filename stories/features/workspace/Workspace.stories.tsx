import type { Meta } from '@storybook/react-webpack5';
import { createScreenStory } from '../../support/createScreenStory';
import { respondWith, success } from '../../support/handlers';
import { play, click, findBy, typeInto, pressKeys } from '../../support/play';
import { workspaceWith, sampleMenus, workspace } from '../../support/workspace';

const meta: Meta = { title: 'Screens/Workspace' };
export default meta;

const several = ['M010201', 'M010101', 'M020201'].map((menuId) => ({ menuId }));
const every = ['M010101', 'M010201', 'M020101', 'M020201', 'M020202', 'M020203'].map((menuId) => ({
  menuId,
}));

export const Start = createScreenStory({ ...workspace, play: play(findBy('heading')) });
export const StartAgain = createScreenStory({
  ...workspace,
  state: workspaceWith(several, ['M020201', 'M010201', 'M010101']),
  play: play(findBy('tab')),
});
export const NoMenus = createScreenStory({
  ...workspace,
  handlers: [respondWith('listMenus', success([]))],
  play: play(findBy('heading')),
});
export const Opening = createScreenStory({
  ...workspace,
  network: { getSession: 'slow' },
  handlers: [],
});
export const ServerError = createScreenStory({
  ...workspace,
  handlers: [],
  network: { listMenus: 'serverError' },
  play: play(findBy('alert')),
});

export const OpenPage = createScreenStory({
  ...workspace,
  path: '/demo/companyList',
  state: workspaceWith(several),
  play: play(findBy('tabpanel')),
});
export const ViewOnly = createScreenStory({
  ...workspace,
  path: '/demo/comCodeList',
  play: play(findBy('tabpanel')),
});
export const PinnedAndUnsaved = createScreenStory({
  ...workspace,
  path: '/demo/roleList',
  state: workspaceWith([
    { menuId: 'M010101', pinned: true },
    { menuId: 'M010201', dirty: true },
    { menuId: 'M020201' },
  ]),
  play: play(findBy('tabpanel')),
});
export const RightTakenAway = createScreenStory({
  ...workspace,
  path: '/demo/companyList',
  state: workspaceWith(several),
  handlers: [
    respondWith('listMenus', success(sampleMenus.filter(({ menuId }) => menuId !== 'M010201'))),
  ],
  play: play(findBy('alert')),
});
export const UnknownAddress = createScreenStory({
  ...workspace,
  path: '/demo/noSuchScreen',
  play: play(findBy('alert')),
});
export const ScreenFailed = createScreenStory({
  ...workspace,
  path: '/demo/lateClose',
  play: play(findBy('alert')),
});

export const MenuOpen = createScreenStory({
  ...workspace,
  play: play(click('[data-menu="M02"]')),
});
export const TabActions = createScreenStory({
  ...workspace,
  path: '/demo/companyList',
  state: workspaceWith(several),
  play: play(
    click('[role="tab"][aria-selected="true"]'),
    pressKeys('{Shift>}{F10}{/Shift}'),
    findBy('menu'),
  ),
});
export const AllTabs = createScreenStory({
  ...workspace,
  path: '/demo/companyList',
  state: workspaceWith(
    every.map((tab, index) => ({ ...tab, pinned: index === 0, dirty: index === 2 })),
  ),
  play: play(click('button[aria-expanded][title]'), findBy('list')),
});
export const Palette = createScreenStory({
  ...workspace,
  state: workspaceWith(several, ['M020101']),
  play: play(findBy('tab'), pressKeys('{Control>}k{/Control}'), findBy('listbox')),
});
export const PaletteNothing = createScreenStory({
  ...workspace,
  play: play(
    findBy('navigation'),
    pressKeys('{Control>}k{/Control}'),
    findBy('combobox'),
    pressKeys('nothing like it'),
    findBy('status'),
  ),
});
export const CloseUnsaved = createScreenStory({
  ...workspace,
  path: '/demo/companyList',
  state: workspaceWith([
    { menuId: 'M010201', dirty: true },
    { menuId: 'M020201', dirty: true },
  ]),
  play: play(
    click('[role="tab"][aria-selected="true"]'),
    click('button[title="Clear All Tabs"]'),
    findBy('alertdialog'),
  ),
});
/** The screen itself says whether it holds input, so something is typed into it. */
export const LogoutUnsaved = createScreenStory({
  ...workspace,
  path: '/demo/companyList',
  state: workspaceWith([{ menuId: 'M010201' }]),
  play: play(
    typeInto({ text: 'A first note' }),
    click('header > div:last-child > button:last-of-type'),
    findBy('alertdialog'),
  ),
});

export const NarrowStart = createScreenStory({
  ...workspace,
  width: 'narrow',
  play: play(findBy('heading')),
});
export const NarrowTabs = createScreenStory({
  ...workspace,
  width: 'narrow',
  path: '/demo/menuByPermissionList',
  state: workspaceWith(every),
  play: play(findBy('tabpanel')),
});
export const NarrowMenu = createScreenStory({
  ...workspace,
  width: 'narrow',
  path: '/demo/companyList',
  play: play(findBy('tabpanel'), click('header > button'), findBy('dialog')),
});
export const NarrowPalette = createScreenStory({
  ...workspace,
  width: 'narrow',
  play: play(findBy('banner'), click('header button[aria-keyshortcuts]'), findBy('listbox')),
});
