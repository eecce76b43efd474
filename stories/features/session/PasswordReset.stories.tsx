import type { Meta } from '@storybook/react-webpack5';
import { createScreenStory } from '../../support/createScreenStory';
import { respondWithBusinessError } from '../../support/handlers';
import { play, click, findBy, submit, typeInto } from '../../support/play';

const meta: Meta = { title: 'Dialogs/Password reset' };
export default meta;

const reset = {
  screen: <></>,
  state: { session: { credentials: null, panel: 'passwordReset' } },
} as const;
const open = findBy('dialog');
const answered = findBy('alertdialog');
const sendsCode = click('#reset-auth ~ button');
const email = { email: 'mina.park@insurer.example' };
const filled = typeInto({ ...email, auth: '493817', pwd1: 'cohort2027', pwd2: 'cohort2027' });

export const Empty = createScreenStory({ ...reset, play: play(open) });
export const Narrow = createScreenStory({ ...reset, width: 'narrow', play: play(open) });
export const CodeSent = createScreenStory({
  ...reset,
  play: play(open, typeInto(email), sendsCode, answered),
});
export const CodeFailed = createScreenStory({
  ...reset,
  network: { sendPasswordResetCode: 'offline' },
  play: play(open, typeInto(email), sendsCode, answered),
});
export const EmailMissing = createScreenStory({ ...reset, play: play(open, submit, answered) });
export const Changed = createScreenStory({ ...reset, play: play(open, filled, submit, answered) });
export const Refused = createScreenStory({
  ...reset,
  handlers: [
    respondWithBusinessError(
      'resetPassword',
      'E1101',
      'The verification code is incorrect or has expired.',
    ),
  ],
  play: play(open, filled, submit, answered),
});
export const Failed = createScreenStory({
  ...reset,
  network: { resetPassword: 'serverError' },
  play: play(open, filled, submit, answered),
});
