import type { Meta } from '@storybook/react-webpack5';
import { RoleListScreen } from '@/features/admin/role';
import { createScreenStory } from '../../support/createScreenStory';
import { neverRespond, respondWithStatus } from '../../support/handlers';
import { play, findBy } from '../../support/play';
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
  play: play(findBy('gridcell')),
});
export const Narrow = createScreenStory({
  ...screen,
  handlers: [lists({ roles })],
  width: 'narrow',
  play: play(findBy('list')),
});
export const Empty = createScreenStory({
  ...screen,
  handlers: [lists({})],
  play: play(findBy('grid')),
});
export const Loading = createScreenStory({
  ...screen,
  handlers: [neverRespond('listAdminRows')],
  play: play(findBy('grid')),
});
export const ServerError = createScreenStory({
  ...screen,
  handlers: [respondWithStatus('listAdminRows', 500)],
  play: play(findBy('alert')),
});
