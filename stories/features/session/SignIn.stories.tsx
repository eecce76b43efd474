import type { Meta } from '@storybook/react-webpack5';
import { createScreenStory } from '../../support/createScreenStory';
import { refuses } from '../../support/handlers';
import { does, presses, sees, sends, types } from '../../support/person';

const meta: Meta = { title: 'Dialogs/Sign in' };
export default meta;

/** The dialogs stand over any page; here over an empty one. */
const signIn = { screen: <></>, state: { session: { grant: null, panel: 'signIn' } } } as const;
const open = sees('dialog');
const filled = types({ id: 'actuary2026', pwd1: 'cohort2026' });
const answered = sees('alertdialog');

export const Empty = createScreenStory({ ...signIn, play: does(open) });
export const Narrow = createScreenStory({ ...signIn, width: 'narrow', play: does(open) });
export const Filled = createScreenStory({ ...signIn, play: does(open, filled) });
export const UsernameMissing = createScreenStory({ ...signIn, play: does(open, sends, answered) });
export const PasswordMissing = createScreenStory({
  ...signIn,
  play: does(open, types({ id: 'actuary2026' }), sends, answered),
});
export const Waiting = createScreenStory({
  ...signIn,
  network: { signIn: 'slow' },
  play: does(open, filled, sends, sees('progressbar')),
});
export const Failed = createScreenStory({
  ...signIn,
  handlers: [refuses('signIn', 'E1001', 'Login failed. Please check your credentials.')],
  play: does(open, filled, sends, answered),
});
export const TooManyTries = createScreenStory({
  ...signIn,
  handlers: [
    refuses('signIn', 'E1002', 'Too many failed logins. Please wait a minute and try again.'),
  ],
  play: does(open, filled, sends, answered),
});
export const ServerError = createScreenStory({
  ...signIn,
  network: { signIn: 'serverError' },
  play: does(open, filled, sends, answered),
});
export const Offline = createScreenStory({
  ...signIn,
  network: { signIn: 'offline' },
  play: does(open, filled, sends, answered),
});
export const SocialNotConfigured = createScreenStory({
  ...signIn,
  play: does(
    open,
    presses('[role="dialog"] button:not([aria-disabled]):has(~ button[aria-disabled])'),
    answered,
  ),
});
