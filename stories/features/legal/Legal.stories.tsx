import type { Meta } from '@storybook/react-webpack5';
import { PrivacyScreen, TermsScreen } from '@/features/legal';
import { createScreenStory } from '../../support/createScreenStory';
import { does, presses, sees } from '../../support/person';

/** The texts are Korean in every language; the note and the main points stand above them in the others. */
const meta: Meta = { title: 'Screens/Legal' };
export default meta;

export const Privacy = createScreenStory({
  screen: <PrivacyScreen />,
  path: '/Privacy',
  play: does(sees('heading')),
});
export const PrivacyNarrow = createScreenStory({
  screen: <PrivacyScreen />,
  path: '/Privacy',
  width: 'narrow',
  play: does(sees('heading')),
});
export const Terms = createScreenStory({
  screen: <TermsScreen />,
  path: '/TermsOfService',
  play: does(sees('heading')),
});
export const TermsNarrow = createScreenStory({
  screen: <TermsScreen />,
  path: '/TermsOfService',
  width: 'narrow',
  play: does(presses('details > summary')),
});
