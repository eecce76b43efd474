import type { Meta } from '@storybook/react-webpack5';
import { createScreenStory } from '../../support/createScreenStory';
import { respondWithBusinessError } from '../../support/handlers';
import { play, click, findBy, submit, typeInto } from '../../support/play';

const meta: Meta = { title: 'Dialogs/Sign up' };
export default meta;

const signUp = {
  screen: <></>,
  state: { session: { credentials: null, panel: 'signUp' } },
} as const;
const open = findBy('dialog');
const answered = findBy('alertdialog');
const sendsCode = click('#signUp-auth ~ button');
const values = {
  id: 'actuary2026',
  name: 'Mina Park',
  email: 'mina.park@insurer.example',
  pwd1: 'cohort2026',
  pwd2: 'cohort2026',
};

/** Everything typed but for some values; an empty one is left out. */
function typed(others: Partial<typeof values> = {}) {
  return typeInto(
    Object.fromEntries(
      Object.entries({ ...values, ...others }).filter(([, value]) => value !== ''),
    ),
  );
}
const refused = (others: Partial<typeof values>) =>
  createScreenStory({ ...signUp, play: play(open, typed(others), submit, answered) });

export const Empty = createScreenStory({ ...signUp, play: play(open) });
export const Narrow = createScreenStory({ ...signUp, width: 'narrow', play: play(open) });
export const Filled = createScreenStory({
  ...signUp,
  play: play(open, typed(), typeInto({ auth: '493817' })),
});
export const CountryOpen = createScreenStory({
  ...signUp,
  play: play(open, click('#signUp-country'), findBy('option')),
});

export const UsernameMissing = createScreenStory({ ...signUp, play: play(open, submit, answered) });
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
  play: play(open, sendsCode, answered),
});
export const CodeEmailWrong = createScreenStory({
  ...signUp,
  play: play(open, typeInto({ email: 'mina.park' }), sendsCode, answered),
});
export const CodeSent = createScreenStory({
  ...signUp,
  play: play(open, typeInto({ email: values.email }), sendsCode, answered),
});
export const CodeFailed = createScreenStory({
  ...signUp,
  network: { sendEmailCode: 'offline' },
  play: play(open, typeInto({ email: values.email }), sendsCode, answered),
});
export const CodeRefused = createScreenStory({
  ...signUp,
  handlers: [
    respondWithBusinessError(
      'sendEmailCode',
      'E1106',
      'Too many requests. Please try again in 30 seconds.',
    ),
  ],
  play: play(open, typeInto({ email: values.email }), sendsCode, answered),
});

export const Created = createScreenStory({
  ...signUp,
  play: play(open, typed(), typeInto({ auth: '493817' }), submit, answered),
});
export const Refused = createScreenStory({
  ...signUp,
  handlers: [
    respondWithBusinessError(
      'signUp',
      'E1101',
      'The verification code is incorrect or has expired.',
    ),
  ],
  play: play(open, typed(), submit, answered),
});
export const RefusedWithoutReason = createScreenStory({
  ...signUp,
  handlers: [respondWithBusinessError('signUp', 'E1101', '')],
  play: play(open, typed(), submit, answered),
});
export const Failed = createScreenStory({
  ...signUp,
  network: { signUp: 'serverError' },
  play: play(open, typed(), submit, answered),
});
export const Waiting = createScreenStory({
  ...signUp,
  network: { signUp: 'slow' },
  play: play(open, typed(), submit, findBy('progressbar')),
});
