import type { Meta } from '@storybook/react-webpack5';
import { ListOfPermissionsByUserScreen } from '@/features/admin/userPermission';
import { createScreenStory } from '../../support/createScreenStory';
import { neverRespond, respondWithBusinessError, respondWithStatus } from '../../support/handlers';
import { click, clickButton, findBy, play } from '../../support/play';
import { lists, saves } from './gridServer';
import { clickInDialog } from './gridSteps';
import { manyUsers, userRights, users } from './rightsRows';
import { clickRole, searchFor } from './rightsSteps';

const meta: Meta = { title: 'Screens/Rights by user' };
export default meta;

const screen = <ListOfPermissionsByUserScreen />;
const shared = { screen, path: '/demo/ListOfPermissionsByUser', scenario: 'demoUser' as const };
const filled = { ...shared, handlers: [lists({ users }), userRights] };
const accountant = [clickRole('button', /accountantuser/), findBy('table')];
const changed = [...accountant, click('#user-role-AUDITOR'), click('#user-role-ACCOUNTANT')];

export const Filled = createScreenStory({ ...filled, play: play(findBy('list')) });
export const Chosen = createScreenStory({ ...filled, play: play(...accountant) });
export const AllMenus = createScreenStory({
  ...filled,
  play: play(...accountant, click('#user-rights-only')),
});
export const Changed = createScreenStory({ ...filled, play: play(...changed) });
export const WithoutDemo = createScreenStory({
  ...filled,
  play: play(...accountant, clickRole('switch', /Demo right/)),
});
export const WithoutRoles = createScreenStory({
  ...filled,
  play: play(clickRole('button', /guestuser/), findBy('checkbox')),
});
export const Many = createScreenStory({
  ...shared,
  handlers: [lists({ users: manyUsers(1234) }), userRights],
  play: play(
    findBy('list'),
    clickButton(/^Next page$/),
    clickRole('button', /user0061/),
    findBy('table'),
  ),
});
export const Narrow = createScreenStory({ ...filled, width: 'narrow', play: play(findBy('list')) });
export const NarrowUser = createScreenStory({ ...filled, width: 'narrow', play: play(...changed) });
export const NoMatch = createScreenStory({
  ...filled,
  play: play(findBy('list'), searchFor('user-search', 'nobody')),
});
export const Loading = createScreenStory({
  ...shared,
  handlers: [neverRespond('listAdminRows')],
  play: play(findBy('status')),
});
export const RightsLoading = createScreenStory({
  ...shared,
  handlers: [lists({ users }), neverRespond('listUserRights')],
  play: play(clickRole('button', /accountantuser/), findBy('switch')),
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
  play: play(...changed, clickButton(/^Save/), clickInDialog(/^Save/), findBy('table')),
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
  play: play(...changed, clickButton(/^Save/), clickInDialog(/^Save/), findBy('alertdialog')),
});
