import type { Meta } from '@storybook/react-webpack5';
import type { Toast } from '@/store';
import { createScreenStory } from '../support/createScreenStory';

const meta: Meta = { title: 'Dialogs/Notice' };
export default meta;

/** The notice bar (ST-NOTICE). On a real screen it goes after 3000 ms; here it stays. */
const notice = (shown: Toast, width?: 'narrow') =>
  createScreenStory({
    screen: <></>,
    state: { alerts: { dialog: null, next: null, toast: shown } },
    width,
  });

export const Success = notice({ intent: 'success', text: { id: 'session.code.sent' } });
export const Error = notice({ intent: 'error', text: { id: 'session.code.failed' } });
export const Information = notice({ intent: 'info', text: { id: 'session.social.notConfigured' } });
export const Narrow = notice({ intent: 'error', text: { id: 'session.code.failed' } }, 'narrow');
