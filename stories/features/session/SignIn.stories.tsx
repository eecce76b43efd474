import type { Meta } from '@storybook/react-webpack5';
import { createScreenStory } from '../../support/createScreenStory';
import { respondWithBusinessError } from '../../support/handlers';
import { dismiss, play, click, findBy, submit, typeInto } from '../../support/play';

const meta: Meta = { title: 'Dialogs/Sign in' };
export default meta;

/** The dialogs stand over any page; here over an empty one. */
const signIn = {
  screen: <></>,
  state: { session: { credentials: null, panel: 'signIn' } },
} as const;
const open = findBy('dialog');
const filled = typeInto({ id: 'actuary2026', pwd1: 'cohort2026' });
const answered = findBy('alertdialog');

export const Empty = createScreenStory({ ...signIn, play: play(open) });
export const Narrow = createScreenStory({ ...signIn, width: 'narrow', play: play(open) });
export const Filled = createScreenStory({ ...signIn, play: play(open, filled) });
export const UsernameMissing = createScreenStory({ ...signIn, play: play(open, submit, answered) });
export const PasswordMissing = createScreenStory({
  ...signIn,
  play: play(open, typeInto({ id: 'actuary2026' }), submit, answered),
});
export const Waiting = createScreenStory({
  ...signIn,
  network: { signIn: 'slow' },
  play: play(open, filled, submit, findBy('progressbar')),
});
export const Failed = createScreenStory({
  ...signIn,
  handlers: [
    respondWithBusinessError('signIn', 'E1001', 'Login failed. Please check your credentials.'),
  ],
  play: play(open, filled, submit, answered),
});
const tooManyTries = respondWithBusinessError(
  'signIn',
  'E1002',
  'Too many failed logins. Please try again in 20 seconds.',
);
/** The server's reason comes first, then what follows when it has been read. */
export const TooManyTries = createScreenStory({
  ...signIn,
  handlers: [tooManyTries],
  play: play(open, filled, submit, answered),
});
export const TooManyTriesRead = createScreenStory({
  ...signIn,
  handlers: [tooManyTries],
  play: play(open, filled, submit, answered, dismiss, answered),
});
export const RefusedWithoutReason = createScreenStory({
  ...signIn,
  handlers: [respondWithBusinessError('signIn', 'E1002', '')],
  play: play(open, filled, submit, answered),
});
export const ServerError = createScreenStory({
  ...signIn,
  network: { signIn: 'serverError' },
  play: play(open, filled, submit, answered),
});
export const Offline = createScreenStory({
  ...signIn,
  network: { signIn: 'offline' },
  play: play(open, filled, submit, answered),
});
export const SocialNotConfigured = createScreenStory({
  ...signIn,
  play: play(
    open,
    click('dialog button:not([aria-disabled]):has(~ button[aria-disabled])'),
    answered,
  ),
});
