import type { Meta } from '@storybook/react-webpack5';
import { WikiScreen } from '@/features/wiki';
import { createScreenStory } from '../../support/createScreenStory';
import { play, click, findBy, typeInto } from '../../support/play';

const meta: Meta = { title: 'Screens/Wiki' };
export default meta;

const screen = <WikiScreen />;
const leaf = '/DetailsByInsurance/4/2/1';

export const Leaf = createScreenStory({ screen, path: leaf, play: play(findBy('heading')) });
export const Overview = createScreenStory({
  screen,
  path: '/DetailsByInsurance/4',
  play: play(findBy('heading')),
});
export const Narrow = createScreenStory({
  screen,
  path: leaf,
  width: 'narrow',
  play: play(findBy('heading')),
});
export const NarrowDrawer = createScreenStory({
  screen,
  path: leaf,
  width: 'narrow',
  play: play(findBy('heading'), click('[aria-haspopup="dialog"]'), findBy('dialog')),
});
export const Collapsed = createScreenStory({
  screen,
  path: leaf,
  play: play(findBy('heading'), click('[data-collapsed] > button')),
});
export const Glossary = createScreenStory({
  screen,
  path: '/DetailsByInsurance/glossary',
  play: play(findBy('term')),
});
export const UnknownSection = createScreenStory({
  screen,
  path: '/DetailsByInsurance/9',
  play: play(findBy('heading')),
});
export const Searching = createScreenStory({
  screen,
  path: leaf,
  play: play(
    findBy('heading'),
    click('[aria-keyshortcuts]'),
    typeInto({ q: 'onerous contracts' }),
    findBy('status'),
  ),
});
