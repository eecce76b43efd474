import type { Meta } from '@storybook/react-webpack5';
import { MenuListScreen } from '@/features/admin/menu';
import { createScreenStory } from '../../support/createScreenStory';
import { answers, fails, stalls, success } from '../../support/handlers';
import { does, presses, sees, types } from '../../support/person';
import { lists, saves } from './gridServer';
import { pushes, pushesInDialog } from './gridSteps';
import { menuRows, menus } from './rightsRows';
import { picks } from './rightsSteps';

const meta: Meta = { title: 'Screens/Menus' };
export default meta;

const screen = <MenuListScreen />;
const shared = { screen, path: '/demo/menuList', scenario: 'demoUser' as const };
const filled = { ...shared, handlers: [lists({ menus })] };
const chosen = [sees('tree'), picks('treeitem', /M010201/)];
const renamed = [...chosen, types({ nameEn: ' and branches' })];
const deleted = [sees('tree'), picks('treeitem', /M0102$/), pushes(/^Delete$/)];

export const Filled = createScreenStory({ ...filled, play: does(sees('tree')) });
export const Chosen = createScreenStory({ ...filled, play: does(...chosen) });
export const Narrow = createScreenStory({ ...filled, width: 'narrow', play: does(...chosen) });
export const NarrowDetails = createScreenStory({
  ...filled,
  width: 'narrow',
  play: does(...chosen, pushes(/^Menu details$/), sees('textbox')),
});
export const Empty = createScreenStory({
  ...shared,
  handlers: [lists({})],
  play: does(sees('button')),
});
export const Loading = createScreenStory({
  ...shared,
  handlers: [stalls('listAdminRows')],
  play: does(sees('status')),
});
export const ServerError = createScreenStory({
  ...shared,
  handlers: [fails('listAdminRows', 500)],
  play: does(sees('alert')),
});
export const ReadOnly = createScreenStory({
  ...filled,
  rights: 'view',
  play: does(...chosen),
});
export const Moved = createScreenStory({
  ...filled,
  play: does(...chosen, pushes(/^Move out/), pushes(/^Move up/)),
});
export const Added = createScreenStory({
  ...filled,
  play: does(
    sees('tree'),
    picks('treeitem', /M0101$/),
    pushes(/^Add below$/),
    types({ nameEn: 'Exchange rates' }),
  ),
});
export const Deleted = createScreenStory({ ...filled, play: does(...deleted) });
export const Wrong = createScreenStory({
  ...filled,
  play: does(sees('tree'), pushes(/^Add$/), types({ path: 'companyList' }), pushes(/^Save/)),
});
export const Summary = createScreenStory({
  ...filled,
  play: does(...renamed, pushes(/^Save/), sees('dialog')),
});
export const InUse = createScreenStory({
  ...filled,
  handlers: [
    saves(() => ({
      outcome: 'inUse',
      errors: [],
      usedBy: [{ kind: 'roles', key: 'ACCOUNTANT', name: 'Accountant' }],
      usedByTotal: 1,
    })),
    ...filled.handlers,
  ],
  play: does(...deleted, pushes(/^Save/), pushesInDialog(/^Save/), sees('tree')),
});
export const Conflict = createScreenStory({
  ...filled,
  handlers: [
    saves(() => ({
      outcome: 'conflict',
      errors: [],
      current: {
        key: 'M010201',
        version: 2,
        values: { ...menuRows.find(({ key }) => key === 'M010201')?.values, nameEn: 'Insurers' },
        savedBy: 'Sample Actuary',
        savedAt: '2026-11-21T05:12:00.000Z',
      },
    })),
    ...filled.handlers,
  ],
  play: does(...renamed, pushes(/^Save/), pushesInDialog(/^Save/), sees('radio')),
});
export const Audit = createScreenStory({
  ...filled,
  handlers: [
    answers(
      'listAdminAudit',
      success({
        total: 1,
        entries: [
          {
            id: 7,
            at: '2026-11-20T09:00:00.000Z',
            username: 'adminuser',
            name: 'System Administrator',
            action: 'update',
            key: 'M010201',
            before: { nameEn: 'Firms', sortOrder: 20 },
            after: { nameEn: 'Companies', sortOrder: 10 },
          },
        ],
      }),
    ),
    ...filled.handlers,
  ],
  play: does(...chosen, presses('[aria-pressed]'), sees('time')),
});
