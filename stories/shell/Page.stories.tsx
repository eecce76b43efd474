import type { Meta } from '@storybook/react-webpack5';
import { App } from '@/app/App';
import { createScreenStory } from '../support/createScreenStory';
import { play, findBy } from '../support/play';

const meta: Meta = { title: 'Shell/Page' };
export default meta;

const page = { screen: <App />, frame: 'app' } as const;

export const Home = createScreenStory({ ...page, play: play(findBy('heading')) });
export const HomeNarrow = createScreenStory({
  ...page,
  width: 'narrow',
  play: play(findBy('heading')),
});
export const Consultation = createScreenStory({
  ...page,
  path: '/ApplyForConsultation',
  play: play(findBy('heading')),
});
export const NotFound = createScreenStory({
  ...page,
  path: '/no/such/page',
  play: play(findBy('heading')),
});
