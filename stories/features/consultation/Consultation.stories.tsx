import type { Meta } from '@storybook/react-webpack5';
import { ConsultationScreen } from '@/features/consultation';
import { createScreenStory } from '../../support/createScreenStory';
import { does, passes, sees, sends, types } from '../../support/person';

const meta: Meta = { title: 'Screens/Consultation' };
export default meta;

const consultation = { screen: <ConsultationScreen />, path: '/ApplyForConsultation' };
const filled = types({
  name: 'Mina Park',
  email: 'mina.park@insurer.example',
  message:
    'We close our first IFRS 17 year and would like a second opinion on our CSM roll-forward.',
});

export const Empty = createScreenStory({ ...consultation, play: does(sees('textbox')) });
export const Narrow = createScreenStory({
  ...consultation,
  width: 'narrow',
  play: does(sees('textbox')),
});
export const Required = createScreenStory({
  ...consultation,
  play: does(passes('name', 'email', 'message')),
});
export const EmailWrong = createScreenStory({
  ...consultation,
  play: does(types({ email: 'mina.park' }), passes('message')),
});
export const Filled = createScreenStory({ ...consultation, play: does(filled) });
export const Waiting = createScreenStory({
  ...consultation,
  network: { requestCounseling: 'slow' },
  play: does(filled, sends, sees('progressbar')),
});
export const Accepted = createScreenStory({
  ...consultation,
  play: does(filled, sends, sees('alertdialog')),
});
export const Refused = createScreenStory({
  ...consultation,
  network: { requestCounseling: 'refused' },
  play: does(filled, sends, sees('alertdialog')),
});
export const ServerError = createScreenStory({
  ...consultation,
  network: { requestCounseling: 'serverError' },
  play: does(filled, sends, sees('alertdialog')),
});
export const Offline = createScreenStory({
  ...consultation,
  network: { requestCounseling: 'offline' },
  play: does(filled, sends, sees('alertdialog')),
});
