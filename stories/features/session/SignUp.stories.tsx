import type { Meta } from '@storybook/react-webpack5';
import { createScreenStory } from '../../support/createScreenStory';
import { refuses } from '../../support/handlers';
import { does, presses, sees, sends, types } from '../../support/person';

const meta: Meta = { title: 'Dialogs/Sign up' };
export default meta;

const signUp = { screen: <></>, state: { session: { grant: null, panel: 'signUp' } } } as const;
const open = sees('dialog');
const answered = sees('alertdialog');
const sendsCode = presses('#signUp-auth ~ button');
const values = {
  id: 'actuary2026',
  name: 'Mina Park',
  email: 'mina.park@insurer.example',
  pwd1: 'cohort2026',
  pwd2: 'cohort2026',
};

/** Everything typed but for some values; an empty one is left out. */
function typed(others: Partial<typeof values> = {}) {
  return types(
    Object.fromEntries(
      Object.entries({ ...values, ...others }).filter(([, value]) => value !== ''),
    ),
  );
}
const refused = (others: Partial<typeof values>) =>
  createScreenStory({ ...signUp, play: does(open, typed(others), sends, answered) });

export const Empty = createScreenStory({ ...signUp, play: does(open) });
export const Narrow = createScreenStory({ ...signUp, width: 'narrow', play: does(open) });
export const Filled = createScreenStory({
  ...signUp,
  play: does(open, typed(), types({ auth: '493817' })),
});
export const CountryOpen = createScreenStory({
  ...signUp,
  play: does(open, presses('#signUp-country'), sees('option')),
});

export const UsernameMissing = createScreenStory({ ...signUp, play: does(open, sends, answered) });
export const NameMissing = refused({ name: '' });
export const EmailMissing = refused({ email: '' });
export const PasswordMissing = refused({ pwd1: '' });
export const ConfirmationMissing = refused({ pwd2: '' });
export const PasswordsDiffer = refused({ pwd2: 'cohort2027' });
export const UsernameWrong = refused({ id: '9actuary' });
export const EmailWrong = refused({ email: 'mina.park' });
export const PasswordWeak = refused({ pwd1: 'cohort', pwd2: 'cohort' });

export const CodeEmailMissing = createScreenStory({
  ...signUp,
  play: does(open, sendsCode, answered),
});
export const CodeEmailWrong = createScreenStory({
  ...signUp,
  play: does(open, types({ email: 'mina.park' }), sendsCode, answered),
});
export const CodeSent = createScreenStory({
  ...signUp,
  play: does(open, types({ email: values.email }), sendsCode, answered),
});
export const CodeFailed = createScreenStory({
  ...signUp,
  network: { sendEmailCode: 'offline' },
  play: does(open, types({ email: values.email }), sendsCode, answered),
});
export const CodeRefused = createScreenStory({
  ...signUp,
  handlers: [
    refuses(
      'sendEmailCode',
      'E1106',
      'Too many requests for this address. Please wait a few minutes and try again.',
    ),
  ],
  play: does(open, types({ email: values.email }), sendsCode, answered),
});

export const Created = createScreenStory({
  ...signUp,
  play: does(open, typed(), types({ auth: '493817' }), sends, answered),
});
export const Refused = createScreenStory({
  ...signUp,
  handlers: [refuses('signUp', 'E1101', 'The verification code is not right or has expired.')],
  play: does(open, typed(), sends, answered),
});
export const Failed = createScreenStory({
  ...signUp,
  network: { signUp: 'serverError' },
  play: does(open, typed(), sends, answered),
});
export const Waiting = createScreenStory({
  ...signUp,
  network: { signUp: 'slow' },
  play: does(open, typed(), sends, sees('progressbar')),
});
