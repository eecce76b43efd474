import type { Meta } from '@storybook/react-webpack5';
import { WikiScreen } from '@/features/wiki';
import { createScreenStory } from '../../support/createScreenStory';
import { does, presses, sees, types } from '../../support/person';

const meta: Meta = { title: 'Screens/Wiki' };
export default meta;

const screen = <WikiScreen />;
const leaf = '/DetailsByInsurance/4/2/1';

export const Leaf = createScreenStory({ screen, path: leaf, play: does(sees('heading')) });
export const Overview = createScreenStory({
  screen,
  path: '/DetailsByInsurance/4',
  play: does(sees('heading')),
});
export const Narrow = createScreenStory({
  screen,
  path: leaf,
  width: 'narrow',
  play: does(sees('heading')),
});
export const NarrowDrawer = createScreenStory({
  screen,
  path: leaf,
  width: 'narrow',
  play: does(sees('heading'), presses('[aria-haspopup="dialog"]'), sees('dialog')),
});
export const Collapsed = createScreenStory({
  screen,
  path: leaf,
  play: does(sees('heading'), presses('[data-collapsed] > button')),
});
export const Glossary = createScreenStory({
  screen,
  path: '/DetailsByInsurance/glossary',
  play: does(sees('term')),
});
export const UnknownSection = createScreenStory({
  screen,
  path: '/DetailsByInsurance/9',
  play: does(sees('heading')),
});
export const Searching = createScreenStory({
  screen,
  path: leaf,
  play: does(
    sees('heading'),
    presses('[aria-keyshortcuts]'),
    types({ q: 'onerous contracts' }),
    sees('status'),
  ),
});
