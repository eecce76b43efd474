import type { Meta } from '@storybook/react-webpack5';
import type { AlertDialog } from '@/store';
import { createScreenStory } from '../support/createScreenStory';
import { play, findBy } from '../support/play';

const meta: Meta = { title: 'Dialogs/Alert' };
export default meta;

/** The shared dialog as a screen opens it (ST-ALERT). */
function alert(dialog: AlertDialog, width?: 'narrow') {
  return createScreenStory({
    screen: <></>,
    state: { alerts: { dialog, next: null, toast: null } },
    width,
    play: play(findBy('alertdialog')),
  });
}

export const Success = alert({ type: 'success', text: { id: 'session.signUp.done' } });
export const Error = alert({ type: 'error', text: { id: 'session.signIn.failed' } });
export const Warning = alert({
  type: 'warning',
  text: { id: 'validation.signIn.usernameRequired' },
});
export const Information = alert({ type: 'info', text: { id: 'session.social.notConfigured' } });
export const Question = alert({
  type: 'question',
  text: { text: 'Delete the draft of the fourth quarter?' },
  cancel: true,
});
export const Titled = alert({
  type: 'question',
  title: { text: 'Delete the draft' },
  text: { text: 'The draft of the fourth quarter is lost for everybody who works on it.' },
  confirm: { text: 'Delete' },
  cancel: true,
});
export const Narrow = alert(
  { type: 'warning', text: { id: 'validation.signUp.passwordPattern' } },
  'narrow',
);
