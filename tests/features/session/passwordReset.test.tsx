import { screen, waitFor, within } from '@testing-library/react';
import {
  dropConnection,
  network,
  respondWith,
  respondWithBusinessError,
  success,
} from '../../support/network';
import { acknowledge, forgetVisitor, openSignIn } from './panels';

beforeEach(forgetVisitor);

async function openReset() {
  const view = await openSignIn();
  await view.user.click(view.panel.getByRole('button', { name: 'Forgot password' }));
  return { ...view, panel: within(await screen.findByRole('dialog', { name: 'Reset Password' })) };
}
type View = Awaited<ReturnType<typeof openReset>>;

const good = { email: 'mina@insurer.example', password: 'cohort2027', again: 'cohort2027' };

async function fill({ user, panel }: View, values: Partial<typeof good> = {}) {
  const { email, password, again } = { ...good, ...values };
  if (email) await user.type(panel.getByLabelText('Email Address'), email);
  await user.type(panel.getByLabelText('Verification Code'), '493817');
  if (password) await user.type(panel.getByLabelText('New Password'), password);
  if (again) await user.type(panel.getByLabelText('Confirm Password'), again);
  await user.click(panel.getByRole('button', { name: 'Change Password' }));
}

describe('forgot password [SH-3]', () => {
  it('sets a new password with the mailed code and leads back to signing in', async () => {
    const sent: unknown[] = [];
    network.use(
      respondWith('resetPassword', async (request) => {
        sent.push(await request.json());
        return success(null);
      }),
    );
    const view = await openReset();
    await fill(view);
    await acknowledge(
      view.user,
      'Success',
      'Your password has been changed. Please log in with the new one.',
    );
    expect(sent).toEqual([
      { email: 'mina@insurer.example', auth: '493817', pwd1: 'cohort2027', pwd2: 'cohort2027' },
    ]);
    const signIn = screen.getByRole('dialog', { name: 'Sign In' });
    await waitFor(() => expect(signIn).toContainElement(document.activeElement as HTMLElement));
  });

  it('has a code mailed and shows its reference', async () => {
    const view = await openReset();
    await view.user.type(view.panel.getByLabelText('Email Address'), 'mina@insurer.example');
    await view.user.click(view.panel.getByRole('button', { name: 'Send' }));
    await acknowledge(view.user, 'Success', 'Verification code sent! Please check your email.');
    expect(view.panel.getByText('Reference K7Q2')).toBeInTheDocument();
    expect(view.panel.getByRole('button', { name: 'Resend' })).toBeInTheDocument();
  });

  it.each([
    [{ email: '' }, 'Please enter your email address.'],
    [{ email: 'mina' }, 'Please enter a valid email address.'],
    [{ password: '', again: 'x' }, 'Please enter a password.'],
    [{ again: '' }, 'Please confirm your password.'],
    [{ again: 'other2027' }, 'Passwords do not match.'],
    [
      { password: 'short', again: 'short' },
      'Password must be 8-16 characters and include both letters and numbers.',
    ],
  ])('warns %o', async (values, words) => {
    const view = await openReset();
    await fill(view, values);
    await acknowledge(view.user, 'Warning', words);
  });

  it('says the reason of the server, or that it failed', async () => {
    network.use(
      respondWithBusinessError(
        'resetPassword',
        'E1101',
        'The verification code is incorrect or has expired.',
      ),
    );
    const view = await openReset();
    await fill(view);
    await acknowledge(view.user, 'Error', 'The verification code is incorrect or has expired.');
    network.use(dropConnection('resetPassword'));
    await view.user.click(view.panel.getByRole('button', { name: 'Change Password' }));
    await acknowledge(view.user, 'Error', 'The password could not be changed. Please try again.');
  });
});
