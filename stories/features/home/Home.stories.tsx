import type { Meta } from '@storybook/react-webpack5';
import { HomeScreen } from '@/features/home';
import { createScreenStory } from '../../support/createScreenStory';
import { play, click, findBy } from '../../support/play';

const meta: Meta = { title: 'Screens/Home' };
export default meta;

const screen = <HomeScreen />;

export const Visitor = createScreenStory({ screen });
export const SignedIn = createScreenStory({ screen, scenario: 'signedIn' });
export const DemoUser = createScreenStory({ screen, scenario: 'demoUser' });
export const Narrow = createScreenStory({ screen, width: 'narrow' });
export const DemoForbidden = createScreenStory({
  screen,
  scenario: 'signedIn',
  play: play(click('section button'), findBy('alertdialog')),
});
