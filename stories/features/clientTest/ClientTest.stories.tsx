import type { Meta } from '@storybook/react-webpack5';
import { ClientTestScreen } from '@/features/clientTest';
import { createScreenStory } from '../../support/createScreenStory';
import { does, presses, sees, sends } from '../../support/person';

const meta: Meta = { title: 'Screens/Client test' };
export default meta;

const clientTest = { screen: <ClientTestScreen />, path: '/axiosTest' };
const asksFor = (kind: string) => presses(`[aria-describedby="kind-${kind}"]`);

export const Default = createScreenStory(clientTest);
export const Narrow = createScreenStory({
  ...clientTest,
  width: 'narrow',
  play: does(sends, sees('definition')),
});
export const Answered = createScreenStory({ ...clientTest, play: does(sends, sees('definition')) });
export const AnotherCode = createScreenStory({
  ...clientTest,
  play: does(asksFor('otherCode'), sees('alertdialog')),
});
export const SessionGone = createScreenStory({
  ...clientTest,
  scenario: 'signedIn',
  play: does(asksFor('sessionGone'), sees('alertdialog')),
});
export const Unauthorized = createScreenStory({
  ...clientTest,
  play: does(asksFor('unauthorized'), sees('status')),
});
export const ServerError = createScreenStory({
  ...clientTest,
  play: does(asksFor('serverError'), sees('definition')),
});
export const Dropped = createScreenStory({
  ...clientTest,
  play: does(asksFor('dropped'), sees('definition')),
});
