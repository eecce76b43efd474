import type { Meta } from '@storybook/react-webpack5';
import { ConsultationScreen } from '@/features/consultation';
import { createScreenStory } from '../../support/createScreenStory';
import { respondWithBusinessError } from '../../support/handlers';
import { dismiss, play, tabThrough, findBy, submit, typeInto } from '../../support/play';

const meta: Meta = { title: 'Screens/Consultation' };
export default meta;

const consultation = { screen: <ConsultationScreen />, path: '/ApplyForConsultation' };
const filled = typeInto({
  name: 'Mina Park',
  email: 'mina.park@insurer.example',
  message:
    'We close our first IFRS 17 year and would like a second opinion on our CSM roll-forward.',
});

export const Empty = createScreenStory({ ...consultation, play: play(findBy('textbox')) });
export const Narrow = createScreenStory({
  ...consultation,
  width: 'narrow',
  play: play(findBy('textbox')),
});
export const Required = createScreenStory({
  ...consultation,
  play: play(tabThrough('name', 'email', 'message')),
});
export const EmailWrong = createScreenStory({
  ...consultation,
  play: play(typeInto({ email: 'mina.park' }), tabThrough('message')),
});
export const Filled = createScreenStory({ ...consultation, play: play(filled) });
export const Waiting = createScreenStory({
  ...consultation,
  network: { requestCounseling: 'slow' },
  play: play(filled, submit, findBy('progressbar')),
});
export const Accepted = createScreenStory({
  ...consultation,
  play: play(filled, submit, findBy('alertdialog')),
});
export const Refused = createScreenStory({
  ...consultation,
  network: { requestCounseling: 'refused' },
  play: play(filled, submit, findBy('alertdialog')),
});
export const RefusalRead = createScreenStory({
  ...consultation,
  network: { requestCounseling: 'refused' },
  play: play(filled, submit, findBy('alertdialog'), dismiss, findBy('alertdialog')),
});
/** The code says that the session is gone: the visitor is signed out and learns why. */
export const SessionEnded = createScreenStory({
  ...consultation,
  scenario: 'signedIn',
  handlers: [
    respondWithBusinessError(
      'requestCounseling',
      'A1401',
      'Your session has ended. Please log in again.',
    ),
  ],
  play: play(filled, submit, findBy('alertdialog')),
});
export const ServerError = createScreenStory({
  ...consultation,
  network: { requestCounseling: 'serverError' },
  play: play(filled, submit, findBy('alertdialog')),
});
export const Offline = createScreenStory({
  ...consultation,
  network: { requestCounseling: 'offline' },
  play: play(filled, submit, findBy('alertdialog')),
});
