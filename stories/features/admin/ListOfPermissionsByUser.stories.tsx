import type { Meta } from '@storybook/react-webpack5';
import { ListOfPermissionsByUserScreen } from '@/features/admin/userPermission';
import { createScreenStory } from '../../support/createScreenStory';
import { fails, refuses, stalls } from '../../support/handlers';
import { does, presses, sees } from '../../support/person';
import { lists, saves } from './gridServer';
import { pushes, pushesInDialog } from './gridSteps';
import { manyUsers, userRights, users } from './rightsRows';
import { picks, searches } from './rightsSteps';

const meta: Meta = { title: 'Screens/Rights by user' };
export default meta;

const screen = <ListOfPermissionsByUserScreen />;
const shared = { screen, path: '/demo/ListOfPermissionsByUser', scenario: 'demoUser' as const };
const filled = { ...shared, handlers: [lists({ users }), userRights] };
const accountant = [picks('button', /accountantuser/), sees('table')];
const changed = [...accountant, presses('#user-role-AUDITOR'), presses('#user-role-ACCOUNTANT')];

export const Filled = createScreenStory({ ...filled, play: does(sees('list')) });
export const Chosen = createScreenStory({ ...filled, play: does(...accountant) });
export const AllMenus = createScreenStory({
  ...filled,
  play: does(...accountant, presses('#user-rights-only')),
});
export const Changed = createScreenStory({ ...filled, play: does(...changed) });
export const WithoutDemo = createScreenStory({
  ...filled,
  play: does(...accountant, picks('switch', /Demo right/)),
});
export const WithoutRoles = createScreenStory({
  ...filled,
  play: does(picks('button', /guestuser/), sees('checkbox')),
});
export const Many = createScreenStory({
  ...shared,
  handlers: [lists({ users: manyUsers(1234) }), userRights],
  play: does(sees('list'), pushes(/^Next page$/), picks('button', /user0061/), sees('table')),
});
export const Narrow = createScreenStory({ ...filled, width: 'narrow', play: does(sees('list')) });
export const NarrowUser = createScreenStory({ ...filled, width: 'narrow', play: does(...changed) });
export const NoMatch = createScreenStory({
  ...filled,
  play: does(sees('list'), searches('user-search', 'nobody')),
});
export const Loading = createScreenStory({
  ...shared,
  handlers: [stalls('listAdminRows')],
  play: does(sees('status')),
});
export const RightsLoading = createScreenStory({
  ...shared,
  handlers: [lists({ users }), stalls('listUserRights')],
  play: does(picks('button', /accountantuser/), sees('switch')),
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
export const Refused = createScreenStory({
  ...filled,
  handlers: [
    saves(() => ({
      outcome: 'invalid',
      errors: [
        { field: 'roles', rule: 'notInList', message: 'Please choose a value from the list.' },
      ],
    })),
    ...filled.handlers,
  ],
  play: does(...changed, pushes(/^Save/), pushesInDialog(/^Save/), sees('table')),
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
  play: does(...changed, pushes(/^Save/), pushesInDialog(/^Save/), sees('alertdialog')),
});
