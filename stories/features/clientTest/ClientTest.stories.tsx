import type { Meta } from '@storybook/react-webpack5';
import { ClientTestScreen } from '@/features/clientTest';
import { createScreenStory } from '../../support/createScreenStory';
import { play, click, findBy, submit } from '../../support/play';

const meta: Meta = { title: 'Screens/Client test' };
export default meta;

const clientTest = { screen: <ClientTestScreen />, path: '/axiosTest' };
const asksFor = (kind: string) => click(`[aria-describedby="kind-${kind}"]`);

export const Default = createScreenStory(clientTest);
export const Narrow = createScreenStory({
  ...clientTest,
  width: 'narrow',
  play: play(submit, findBy('definition')),
});
export const Answered = createScreenStory({
  ...clientTest,
  play: play(submit, findBy('definition')),
});
export const AnotherCode = createScreenStory({
  ...clientTest,
  play: play(asksFor('otherCode'), findBy('alertdialog')),
});
export const SessionGone = createScreenStory({
  ...clientTest,
  scenario: 'signedIn',
  play: play(asksFor('sessionGone'), findBy('alertdialog')),
});
export const Unauthorized = createScreenStory({
  ...clientTest,
  play: play(asksFor('unauthorized'), findBy('status')),
});
export const ServerError = createScreenStory({
  ...clientTest,
  play: play(asksFor('serverError'), findBy('definition')),
});
export const Dropped = createScreenStory({
  ...clientTest,
  play: play(asksFor('dropped'), findBy('definition')),
});
