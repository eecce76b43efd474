import type { Meta } from '@storybook/react-webpack5';
import type { Notice } from '@/store';
import { createScreenStory } from '../support/createScreenStory';

const meta: Meta = { title: 'Dialogs/Notice' };
export default meta;

/** The notice bar (ST-NOTICE). On a real screen it goes after 3000 ms; here it stays. */
const notice = (shown: Notice, width?: 'narrow') =>
  createScreenStory({
    screen: <></>,
    state: { alerts: { dialog: null, next: null, notice: shown } },
    width,
  });

export const Success = notice({ intent: 'success', text: { id: 'session.code.sent' } });
export const Error = notice({ intent: 'error', text: { id: 'session.code.failed' } });
export const Information = notice({ intent: 'info', text: { id: 'session.social.notConfigured' } });
export const Narrow = notice({ intent: 'error', text: { id: 'session.code.failed' } }, 'narrow');
