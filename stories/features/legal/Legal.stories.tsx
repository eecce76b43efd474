import type { Meta } from '@storybook/react-webpack5';
import { PrivacyScreen, TermsScreen } from '@/features/legal';
import { createScreenStory } from '../../support/createScreenStory';
import { play, click, findBy } from '../../support/play';

/** The texts are Korean in every language; the note and the main points stand above them in the others. */
const meta: Meta = { title: 'Screens/Legal' };
export default meta;

export const Privacy = createScreenStory({
  screen: <PrivacyScreen />,
  path: '/Privacy',
  play: play(findBy('heading')),
});
export const PrivacyNarrow = createScreenStory({
  screen: <PrivacyScreen />,
  path: '/Privacy',
  width: 'narrow',
  play: play(findBy('heading')),
});
export const Terms = createScreenStory({
  screen: <TermsScreen />,
  path: '/TermsOfService',
  play: play(findBy('heading')),
});
export const TermsNarrow = createScreenStory({
  screen: <TermsScreen />,
  path: '/TermsOfService',
  width: 'narrow',
  play: play(click('details > summary')),
});
