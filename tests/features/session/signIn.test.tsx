import { screen, waitFor, within } from '@testing-library/react';
import {
  dropConnection,
  network,
  neverRespond,
  respondWith,
  respondWithBusinessError,
  respondWithStatus,
  success,
} from '../../support/network';
import { acknowledge, forgetVisitor, openSignIn, openSignInIn } from './panels';

beforeEach(forgetVisitor);

const FAILED = 'Login failed. Please check your credentials.';

/** Signs in as somebody; the network says what comes of it. */
async function signIn(
  view: Awaited<ReturnType<typeof openSignIn>>,
  { id = 'demouser', password = 'ifrs17demo' } = {},
) {
  await view.user.type(view.panel.getByLabelText('Username'), id);
  await view.user.type(view.panel.getByLabelText('Password'), `${password}{Enter}`);
}

describe('the login modal', () => {
  it('[SH-3] has its fields, links and buttons, for password managers too', async () => {
    const { panel } = await openSignIn();
    expect(panel.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
    expect(panel.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(panel.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
    for (const name of [
      'Forgot password',
      'Sign In',
      'Sign Up',
      'Continue with Google',
      'Continue with Facebook',
    ]) {
      expect(panel.getByRole('button', { name })).toBeInTheDocument();
    }
    expect(panel.getByLabelText('Username')).toHaveFocus();
  });

  it('[VA-IN-1] asks for the username, then gives the focus to it', async () => {
    const { user, panel } = await openSignIn();
    await user.click(panel.getByRole('button', { name: 'Sign In' }));
    await acknowledge(user, 'Warning', 'Please enter your username.');
    await waitFor(() => expect(panel.getByLabelText('Username')).toHaveFocus());
  });

  it('[VA-IN-2] asks for the password and keeps the username', async () => {
    const { user, panel } = await openSignIn();
    await user.type(panel.getByLabelText('Username'), 'demouser{Enter}');
    await acknowledge(user, 'Warning', 'Please enter your password.');
    await waitFor(() => expect(panel.getByLabelText('Password')).toHaveFocus());
    expect(panel.getByLabelText('Username')).toHaveValue('demouser');
  });

  it('[SE-2] stores the token and the demo flag in the cookies and closes', async () => {
    network.use(
      respondWith('signIn', success({ token: 'u3Jx0aYbC6mS1rTzQpV8dw', demoAuth: 'TRUE' })),
    );
    const view = await openSignIn();
    await signIn(view);
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.cookie).toContain('dif17-auth-token=u3Jx0aYbC6mS1rTzQpV8dw');
    expect(document.cookie).toContain('dif17-demo-auth=TRUE');
  });

  it.each([
    ['a dropped connection', () => dropConnection('signIn')],
    ['a fault of the server', () => respondWithStatus('signIn', 500)],
    ['a refusal in the same words', () => respondWithBusinessError('signIn', 'E1001', FAILED)],
    ['a refusal without words', () => respondWithBusinessError('signIn', 'E1002', ' ')],
  ])(
    '[ER-IN-1] says that the login failed after %s, and keeps what was typed',
    async (_case, handler) => {
      network.use(handler());
      const view = await openSignIn();
      await signIn(view);
      await acknowledge(view.user, 'Error', FAILED);
      expect(view.panel.getByLabelText('Username')).toHaveValue('demouser');
      expect(view.panel.getByLabelText('Password')).toHaveValue('ifrs17demo');
      await waitFor(() => expect(view.panel.getByLabelText('Password')).toHaveFocus());
    },
  );

  it('[ER-IN-1] [AP-10] follows another reason of the server; the focus then goes back', async () => {
    const reason = 'Too many failed logins. Please try again in 20 seconds.';
    network.use(respondWithBusinessError('signIn', 'E1002', reason));
    const view = await openSignIn();
    await signIn(view);
    const alert = await screen.findByRole('alertdialog', { name: reason });
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
    await view.user.click(within(alert).getByRole('button', { name: 'OK' }));
    await acknowledge(view.user, 'Error', FAILED);
    await waitFor(() => expect(view.panel.getByLabelText('Password')).toHaveFocus());
  });

  it('sends one request while one is on its way', async () => {
    let requests = 0;
    network.use(neverRespond('signIn'));
    network.events.on('request:start', () => {
      requests += 1;
    });
    const view = await openSignIn();
    await signIn(view);
    await waitFor(() => expect(requests).toBe(1));
    await view.user.keyboard('{Enter}');
    expect(view.panel.getByRole('button', { name: 'Sign In' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(requests).toBe(1);
    network.events.removeAllListeners();
  });

  it('[SH-3] remembers the username where asked to, and forgets it where not', async () => {
    const first = await openSignIn();
    await first.user.click(first.panel.getByLabelText('Remember me'));
    await signIn(first);
    await screen.findByRole('button', { name: 'Logout' });
    first.unmount();
    const cookies = ['dif17-auth-token', 'dif17-demo-auth'];
    for (const name of cookies) document.cookie = `${name}=; Path=/; Max-Age=0`;

    const second = await openSignIn();
    expect(second.panel.getByLabelText('Username')).toHaveValue('demouser');
    expect(second.panel.getByLabelText('Password')).toHaveFocus();
    await second.user.click(second.panel.getByLabelText('Remember me'));
    await second.user.type(second.panel.getByLabelText('Password'), 'ifrs17demo{Enter}');
    await screen.findByRole('button', { name: 'Logout' });
    expect(localStorage).toHaveLength(0);
  });

  it('closes by Escape and by its button; the focus goes back to what opened it', async () => {
    const { user, panel } = await openSignIn();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Login' })).toHaveFocus());
    expect(panel.queryByRole('textbox')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Close this dialog' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[SE-4] gives way to the sign-up panel, and back', async () => {
    const { user, panel } = await openSignIn();
    await user.click(panel.getByRole('button', { name: 'Sign Up' }));
    const signUp = await screen.findByRole('dialog', { name: 'Sign Up' });
    expect(screen.getAllByRole('dialog')).toEqual([signUp]);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getAllByRole('dialog')).toEqual([
      await screen.findByRole('dialog', { name: 'Sign In' }),
    ]);
  });

  it.each([
    ['ko', '로그인', '아이디를 입력해 주세요.', '확인'],
    ['zh-tw', '登入', '請輸入您的帳號。', '確定'],
  ] as const)('[VA-IN-1] says it in %s', async (locale, button, words, ok) => {
    const { user, panel } = await openSignInIn(locale, button, button);
    await user.click(panel.getByRole('button', { name: button }));
    expect(await screen.findByRole('alertdialog', { name: words })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: ok }));
  });
});
