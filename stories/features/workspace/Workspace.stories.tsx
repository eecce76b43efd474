import type { Meta } from '@storybook/react-webpack5';
import { createScreenStory } from '../../support/createScreenStory';
import { answers, success } from '../../support/handlers';
import { does, presses, sees, types, typesKeys } from '../../support/person';
import { deskWith, sampleMenus, workspace } from '../../support/workspace';

const meta: Meta = { title: 'Screens/Workspace' };
export default meta;

const several = ['M010201', 'M010101', 'M020201'].map((menuId) => ({ menuId }));
const every = ['M010101', 'M010201', 'M020101', 'M020201', 'M020202', 'M020203'].map((menuId) => ({
  menuId,
}));

export const Start = createScreenStory({ ...workspace, play: does(sees('heading')) });
export const StartAgain = createScreenStory({
  ...workspace,
  state: deskWith(several, ['M020201', 'M010201', 'M010101']),
  play: does(sees('tab')),
});
export const NoMenus = createScreenStory({
  ...workspace,
  handlers: [answers('listMenus', success([]))],
  play: does(sees('heading')),
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
  play: does(sees('alert')),
});

export const OpenPage = createScreenStory({
  ...workspace,
  path: '/demo/companyList',
  state: deskWith(several),
  play: does(sees('tabpanel')),
});
export const ViewOnly = createScreenStory({
  ...workspace,
  path: '/demo/comCodeList',
  play: does(sees('tabpanel')),
});
export const PinnedAndUnsaved = createScreenStory({
  ...workspace,
  path: '/demo/roleList',
  state: deskWith([
    { menuId: 'M010101', pinned: true },
    { menuId: 'M010201', dirty: true },
    { menuId: 'M020201' },
  ]),
  play: does(sees('tabpanel')),
});
export const RightTakenAway = createScreenStory({
  ...workspace,
  path: '/demo/companyList',
  state: deskWith(several),
  handlers: [
    answers('listMenus', success(sampleMenus.filter(({ menuId }) => menuId !== 'M010201'))),
  ],
  play: does(sees('alert')),
});
export const UnknownAddress = createScreenStory({
  ...workspace,
  path: '/demo/noSuchScreen',
  play: does(sees('alert')),
});
export const ScreenFailed = createScreenStory({
  ...workspace,
  path: '/demo/lateClose',
  play: does(sees('alert')),
});

export const MenuOpen = createScreenStory({
  ...workspace,
  play: does(presses('[data-menu="M02"]')),
});
export const TabActions = createScreenStory({
  ...workspace,
  path: '/demo/companyList',
  state: deskWith(several),
  play: does(
    presses('[role="tab"][aria-selected="true"]'),
    typesKeys('{Shift>}{F10}{/Shift}'),
    sees('menu'),
  ),
});
export const AllTabs = createScreenStory({
  ...workspace,
  path: '/demo/companyList',
  state: deskWith(every.map((tab, index) => ({ ...tab, pinned: index === 0, dirty: index === 2 }))),
  play: does(presses('button[aria-expanded][title]'), sees('list')),
});
export const Palette = createScreenStory({
  ...workspace,
  state: deskWith(several, ['M020101']),
  play: does(sees('tab'), typesKeys('{Control>}k{/Control}'), sees('listbox')),
});
export const PaletteNothing = createScreenStory({
  ...workspace,
  play: does(
    sees('navigation'),
    typesKeys('{Control>}k{/Control}'),
    sees('combobox'),
    typesKeys('nothing like it'),
    sees('status'),
  ),
});
export const CloseUnsaved = createScreenStory({
  ...workspace,
  path: '/demo/companyList',
  state: deskWith([
    { menuId: 'M010201', dirty: true },
    { menuId: 'M020201', dirty: true },
  ]),
  play: does(
    presses('[role="tab"][aria-selected="true"]'),
    presses('button[title="Clear All Tabs"]'),
    sees('alertdialog'),
  ),
});
/** The screen itself says whether it holds input, so something is typed into it. */
export const LogoutUnsaved = createScreenStory({
  ...workspace,
  path: '/demo/companyList',
  state: deskWith([{ menuId: 'M010201' }]),
  play: does(
    types({ text: 'A first note' }),
    presses('header > div:last-child > button:last-of-type'),
    sees('alertdialog'),
  ),
});

export const NarrowStart = createScreenStory({
  ...workspace,
  width: 'narrow',
  play: does(sees('heading')),
});
export const NarrowTabs = createScreenStory({
  ...workspace,
  width: 'narrow',
  path: '/demo/menuByPermissionList',
  state: deskWith(every),
  play: does(sees('tabpanel')),
});
export const NarrowMenu = createScreenStory({
  ...workspace,
  width: 'narrow',
  path: '/demo/companyList',
  play: does(sees('tabpanel'), presses('header > button'), sees('dialog')),
});
export const NarrowPalette = createScreenStory({
  ...workspace,
  width: 'narrow',
  play: does(sees('banner'), presses('header button[aria-keyshortcuts]'), sees('listbox')),
});
