import type { Meta } from '@storybook/react-webpack5';
import { MenuListScreen } from '@/features/admin/menu';
import { createScreenStory } from '../../support/createScreenStory';
import { neverRespond, respondWith, respondWithStatus, success } from '../../support/handlers';
import { click, clickButton, findBy, play, typeInto } from '../../support/play';
import { lists, saves } from './gridServer';
import { clickInDialog } from './gridSteps';
import { menuRows, menus } from './rightsRows';
import { clickRole } from './rightsSteps';

const meta: Meta = { title: 'Screens/Menus' };
export default meta;

const screen = <MenuListScreen />;
const shared = { screen, path: '/demo/menuList', scenario: 'demoUser' as const };
const filled = { ...shared, handlers: [lists({ menus })] };
const chosen = [findBy('tree'), clickRole('treeitem', /M010201/)];
const renamed = [...chosen, typeInto({ nameEn: ' and branches' })];
const deleted = [findBy('tree'), clickRole('treeitem', /M0102$/), clickButton(/^Delete$/)];

export const Filled = createScreenStory({ ...filled, play: play(findBy('tree')) });
export const Chosen = createScreenStory({ ...filled, play: play(...chosen) });
export const Narrow = createScreenStory({ ...filled, width: 'narrow', play: play(...chosen) });
export const NarrowDetails = createScreenStory({
  ...filled,
  width: 'narrow',
  play: play(...chosen, clickButton(/^Menu details$/), findBy('textbox')),
});
export const Empty = createScreenStory({
  ...shared,
  handlers: [lists({})],
  play: play(findBy('button')),
});
export const Loading = createScreenStory({
  ...shared,
  handlers: [neverRespond('listAdminRows')],
  play: play(findBy('status')),
});
export const ServerError = createScreenStory({
  ...shared,
  handlers: [respondWithStatus('listAdminRows', 500)],
  play: play(findBy('alert')),
});
export const ReadOnly = createScreenStory({
  ...filled,
  rights: 'view',
  play: play(...chosen),
});
export const Moved = createScreenStory({
  ...filled,
  play: play(...chosen, clickButton(/^Move out/), clickButton(/^Move up/)),
});
export const Added = createScreenStory({
  ...filled,
  play: play(
    findBy('tree'),
    clickRole('treeitem', /M0101$/),
    clickButton(/^Add below$/),
    typeInto({ nameEn: 'Exchange rates' }),
  ),
});
export const Deleted = createScreenStory({ ...filled, play: play(...deleted) });
export const Wrong = createScreenStory({
  ...filled,
  play: play(
    findBy('tree'),
    clickButton(/^Add$/),
    typeInto({ path: 'companyList' }),
    clickButton(/^Save/),
  ),
});
export const Summary = createScreenStory({
  ...filled,
  play: play(...renamed, clickButton(/^Save/), findBy('dialog')),
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
  play: play(...deleted, clickButton(/^Save/), clickInDialog(/^Save/), findBy('tree')),
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
  play: play(...renamed, clickButton(/^Save/), clickInDialog(/^Save/), findBy('radio')),
});
export const Audit = createScreenStory({
  ...filled,
  handlers: [
    respondWith(
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
  play: play(...chosen, click('[aria-pressed]'), findBy('time')),
});
