import type { Meta } from '@storybook/react-webpack5';
import { MenuByPermissionScreen } from '@/features/admin/menuPermission';
import { createScreenStory } from '../../support/createScreenStory';
import { neverRespond, respondWithBusinessError, respondWithStatus } from '../../support/handlers';
import { clickButton, findBy, play } from '../../support/play';
import { lists, saves } from './gridServer';
import { clickInDialog } from './gridSteps';
import { menus, roleMenus, roles } from './rightsRows';
import { selectOption, clickRole } from './rightsSteps';

const meta: Meta = { title: 'Screens/Rights by role' };
export default meta;

const screen = <MenuByPermissionScreen />;
const shared = { screen, path: '/demo/menuByPermissionList', scenario: 'demoUser' as const };
const filled = { ...shared, handlers: [lists({ menus, roles, roleMenus })] };
const accountant = [clickRole('button', /ACCOUNTANT/), findBy('treegrid')];
const changed = [
  ...accountant,
  clickRole('checkbox', /^Delete, Common codes/),
  clickRole('checkbox', /^Read, Roles/),
];

export const Filled = createScreenStory({ ...filled, play: play(findBy('treegrid')) });
export const Changed = createScreenStory({ ...filled, play: play(...changed) });
export const Offer = createScreenStory({
  ...filled,
  play: play(...accountant, clickRole('checkbox', /^Write, System administration/)),
});
export const Copied = createScreenStory({
  ...filled,
  play: play(...accountant, selectOption('rights-copy-from', 'AUDITOR'), clickButton(/^Copy$/)),
});
export const Narrow = createScreenStory({ ...filled, width: 'narrow', play: play(findBy('list')) });
export const NarrowRights = createScreenStory({
  ...filled,
  width: 'narrow',
  play: play(...changed),
});
export const Empty = createScreenStory({
  ...shared,
  handlers: [lists({})],
  play: play(findBy('region')),
});
export const NoMenus = createScreenStory({
  ...shared,
  handlers: [lists({ roles })],
  play: play(findBy('list')),
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
  play: play(...accountant),
});
export const Summary = createScreenStory({
  ...filled,
  play: play(...changed, clickButton(/^Save/), findBy('dialog')),
});
export const LastRightsGiver = createScreenStory({
  ...filled,
  handlers: [
    respondWithBusinessError(
      'saveAdminRows',
      'E1504',
      'This was not saved: nobody could grant rights afterwards. At least one person must be able to read and change both the rights by role and the rights by user.',
    ),
    ...filled.handlers,
  ],
  play: play(
    findBy('treegrid'),
    clickRole('checkbox', /^Write, Rights by role/),
    clickButton(/^Save/),
    clickInDialog(/^Save/),
    findBy('alertdialog'),
  ),
});
export const Refused = createScreenStory({
  ...filled,
  handlers: [saves(() => ({ outcome: 'missing', errors: [] })), ...filled.handlers],
  play: play(...changed, clickButton(/^Save/), clickInDialog(/^Save/), findBy('radio')),
});
