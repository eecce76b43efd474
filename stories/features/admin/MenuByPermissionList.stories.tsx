import type { Meta } from '@storybook/react-webpack5';
import { MenuByPermissionScreen } from '@/features/admin/menuPermission';
import { createScreenStory } from '../../support/createScreenStory';
import { fails, refuses, stalls } from '../../support/handlers';
import { does, sees } from '../../support/person';
import { lists, saves } from './gridServer';
import { pushes, pushesInDialog } from './gridSteps';
import { menus, roleMenus, roles } from './rightsRows';
import { choosesFrom, picks } from './rightsSteps';

const meta: Meta = { title: 'Screens/Rights by role' };
export default meta;

const screen = <MenuByPermissionScreen />;
const shared = { screen, path: '/demo/menuByPermissionList', scenario: 'demoUser' as const };
const filled = { ...shared, handlers: [lists({ menus, roles, roleMenus })] };
const accountant = [picks('button', /ACCOUNTANT/), sees('treegrid')];
const changed = [
  ...accountant,
  picks('checkbox', /^Delete, Common codes/),
  picks('checkbox', /^Read, Roles/),
];

export const Filled = createScreenStory({ ...filled, play: does(sees('treegrid')) });
export const Changed = createScreenStory({ ...filled, play: does(...changed) });
export const Offer = createScreenStory({
  ...filled,
  play: does(...accountant, picks('checkbox', /^Write, System administration/)),
});
export const Copied = createScreenStory({
  ...filled,
  play: does(...accountant, choosesFrom('rights-copy-from', 'AUDITOR'), pushes(/^Copy$/)),
});
export const Narrow = createScreenStory({ ...filled, width: 'narrow', play: does(sees('list')) });
export const NarrowRights = createScreenStory({
  ...filled,
  width: 'narrow',
  play: does(...changed),
});
export const Empty = createScreenStory({
  ...shared,
  handlers: [lists({})],
  play: does(sees('region')),
});
export const NoMenus = createScreenStory({
  ...shared,
  handlers: [lists({ roles })],
  play: does(sees('list')),
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
  play: does(...accountant),
});
export const Summary = createScreenStory({
  ...filled,
  play: does(...changed, pushes(/^Save/), sees('dialog')),
});
export const LastRightsGiver = createScreenStory({
  ...filled,
  handlers: [
    refuses(
      'saveAdminRows',
      'E1504',
      'This was not saved: afterwards nobody could give rights any more. At least one person must be able to read and change both the rights by role and the rights by user.',
    ),
    ...filled.handlers,
  ],
  play: does(
    sees('treegrid'),
    picks('checkbox', /^Write, Rights by role/),
    pushes(/^Save/),
    pushesInDialog(/^Save/),
    sees('alertdialog'),
  ),
});
export const Refused = createScreenStory({
  ...filled,
  handlers: [saves(() => ({ outcome: 'missing', errors: [] })), ...filled.handlers],
  play: does(...changed, pushes(/^Save/), pushesInDialog(/^Save/), sees('radio')),
});
