import type { Meta } from '@storybook/react-webpack5';
import { CompanyScreen } from '@/features/company';
import { createScreenStory } from '../../support/createScreenStory';
import { play, click, findBy } from '../../support/play';

const meta: Meta = { title: 'Screens/Company' };
export default meta;

const screen = <CompanyScreen />;
const path = '/IntroductionOfExperts';

export const Default = createScreenStory({ screen, path });
export const Narrow = createScreenStory({ screen, path, width: 'narrow' });
export const SecondExpert = createScreenStory({
  screen,
  path,
  play: play(findBy('tablist'), click('[role="tab"]:nth-child(2)')),
});
