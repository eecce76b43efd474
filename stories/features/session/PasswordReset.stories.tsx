import type { Meta } from '@storybook/react-webpack5';
import { createScreenStory } from '../../support/createScreenStory';
import { refuses } from '../../support/handlers';
import { does, presses, sees, sends, types } from '../../support/person';

const meta: Meta = { title: 'Dialogs/Password reset' };
export default meta;

const reset = {
  screen: <></>,
  state: { session: { grant: null, panel: 'passwordReset' } },
} as const;
const open = sees('dialog');
const answered = sees('alertdialog');
const sendsCode = presses('#reset-auth ~ button');
const email = { email: 'mina.park@insurer.example' };
const filled = types({ ...email, auth: '493817', pwd1: 'cohort2027', pwd2: 'cohort2027' });

export const Empty = createScreenStory({ ...reset, play: does(open) });
export const Narrow = createScreenStory({ ...reset, width: 'narrow', play: does(open) });
export const CodeSent = createScreenStory({
  ...reset,
  play: does(open, types(email), sendsCode, answered),
});
export const CodeFailed = createScreenStory({
  ...reset,
  network: { sendPasswordResetCode: 'offline' },
  play: does(open, types(email), sendsCode, answered),
});
export const EmailMissing = createScreenStory({ ...reset, play: does(open, sends, answered) });
export const Changed = createScreenStory({ ...reset, play: does(open, filled, sends, answered) });
export const Refused = createScreenStory({
  ...reset,
  handlers: [
    refuses('resetPassword', 'E1101', 'The verification code is not right or has expired.'),
  ],
  play: does(open, filled, sends, answered),
});
export const Failed = createScreenStory({
  ...reset,
  network: { resetPassword: 'serverError' },
  play: does(open, filled, sends, answered),
});
