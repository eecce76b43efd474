import type { Meta } from '@storybook/react-webpack5';
import { RoleListScreen } from '@/features/admin/role';
import { createScreenStory } from '../../support/createScreenStory';
import { fails, stalls } from '../../support/handlers';
import { does, sees } from '../../support/person';
import { lists } from './gridServer';
import { roles } from './rightsRows';

const meta: Meta = { title: 'Screens/Roles' };
export default meta;

const screen = {
  screen: <RoleListScreen />,
  path: '/demo/roleList',
  scenario: 'demoUser' as const,
};

export const Filled = createScreenStory({
  ...screen,
  handlers: [lists({ roles })],
  play: does(sees('gridcell')),
});
export const Narrow = createScreenStory({
  ...screen,
  handlers: [lists({ roles })],
  width: 'narrow',
  play: does(sees('list')),
});
export const Empty = createScreenStory({
  ...screen,
  handlers: [lists({})],
  play: does(sees('grid')),
});
export const Loading = createScreenStory({
  ...screen,
  handlers: [stalls('listAdminRows')],
  play: does(sees('grid')),
});
export const ServerError = createScreenStory({
  ...screen,
  handlers: [fails('listAdminRows', 500)],
  play: does(sees('alert')),
});
