import { screen, waitFor, within } from '@testing-library/react';
import { SessionButtons } from '@/app/layouts/SessionButtons';
import { drops, network, refuses } from '../../support/network';
import { renderScreen } from '../../support/render';

async function openSignIn() {
  const view = await renderScreen(<SessionButtons />);
  await view.user.click(screen.getByRole('button', { name: 'Login' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign In' });
  return { ...view, dialog, within: within(dialog) };
}

async function answerAlert(user: Awaited<ReturnType<typeof openSignIn>>['user'], words: string) {
  const alert = await screen.findByRole('alertdialog');
  expect(alert).toHaveAccessibleName(words);
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}

describe('sign-in', () => {
  it('[VA-IN-1] asks for the username', async () => {
    const { user, within: dialog } = await openSignIn();
    await user.click(dialog.getByRole('button', { name: 'Sign In' }));
    await answerAlert(user, 'Please enter your username.');
    await waitFor(() => expect(dialog.getByLabelText('Username')).toHaveFocus());
  });
  it('[ER-IN-1] says so', async () => {
    network.use(drops('signIn'));
    const { user, within: dialog } = await openSignIn();
    await user.type(dialog.getByLabelText('Username'), 'demouser');
    await user.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
    await answerAlert(user, 'Login failed. Please check your credentials.');
    expect(dialog.getByLabelText('Username')).toHaveValue('demouser');
  });
  it('[ER-IN-1] refused', async () => {
    network.use(refuses('signIn', 'E1001', 'Login failed. Please check your credentials.'));
    const { user, within: dialog } = await openSignIn();
    await user.type(dialog.getByLabelText('Username'), 'demouser');
    await user.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
    await answerAlert(user, 'Login failed. Please check your credentials.');
  });
});
