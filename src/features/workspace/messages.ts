import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  heading: { id: 'workspace.heading' },
  open: { id: 'workspace.open' },
  soon: { id: 'workspace.soon' },
  loginRequired: { id: 'workspace.loginRequired' },
});
