import { screen, waitFor } from '@testing-library/react';
import { dropConnection, network, respondWith, success } from '../../support/network';
import { acknowledge, forgetVisitor, openSignIn, openSignUp } from './panels';

beforeEach(forgetVisitor);
afterEach(() => {
  delete window.google;
  document.head.querySelectorAll('script').forEach((script) => script.remove());
});

const inactive = { 'aria-disabled': 'true' };

describe('the social buttons', () => {
  it('[SH-3] the first says that none is configured, and loads nothing', async () => {
    const { user, panel } = await openSignIn();
    await user.click(panel.getByRole('button', { name: 'Continue with Google' }));
    await acknowledge(user, 'Information', 'Social sign-in is not configured on this site.');
    expect(document.querySelector('script')).toBeNull();
  });

  it('[SH-3] the first opens the code flow with the configured client and only logs its result', async () => {
    network.use(respondWith('getSiteSettings', success({ socialClientId: 'client-1' })));
    const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { user, panel, store } = await openSignIn();
    await user.click(panel.getByRole('button', { name: 'Continue with Google' }));
    const script = await waitFor(() => {
      const found = document.querySelector('script');
      expect(found).toHaveAttribute('src', 'https://accounts.google.com/gsi/client');
      return found;
    });
    const initCodeClient = jest.fn(({ callback }: { callback: (result: unknown) => void }) => ({
      requestCode: () => callback({ code: '4/abc' }),
    }));
    window.google = { accounts: { oauth2: { initCodeClient } } };
    script?.dispatchEvent(new Event('load'));
    await waitFor(() => expect(log).toHaveBeenCalledWith({ code: '4/abc' }));
    expect(initCodeClient).toHaveBeenCalledWith(
      expect.objectContaining({ client_id: 'client-1', ux_mode: 'popup' }),
    );
    expect(store.getState().session.credentials).toBeNull();
  });

  it('[SH-3] the first says that the provider cannot be reached', async () => {
    network.use(dropConnection('getSiteSettings'));
    const { user, panel } = await openSignIn();
    await user.click(panel.getByRole('button', { name: 'Continue with Google' }));
    await acknowledge(
      user,
      'Warning',
      'The sign-in provider cannot be reached. Please try again later.',
    );
  });

  it('[SH-3] the second does nothing and says so', async () => {
    const { user, panel } = await openSignIn();
    const second = panel.getByRole('button', {
      name: 'Continue with Facebook',
      description: 'This sign-in option is not available yet.',
    });
    expect(second).toHaveAttribute('aria-disabled', inactive['aria-disabled']);
    await user.click(second);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('[SH-4] both do nothing in the sign-up modal', async () => {
    const { panel } = await openSignUp();
    for (const name of ['Continue with Google', 'Continue with Facebook']) {
      expect(panel.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
  });
});
