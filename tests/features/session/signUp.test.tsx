import { screen, waitFor, within } from '@testing-library/react';
import {
  dropConnection,
  network,
  respondWith,
  respondWithBusinessError,
  respondWithStatus,
  success,
} from '../../support/network';
import { takeConsoleErrors } from '../../support/quietConsole';
import { acknowledge, forgetVisitor, openSignUp } from './panels';

beforeEach(forgetVisitor);

type View = Awaited<ReturnType<typeof openSignUp>>;
const labels = {
  id: 'Username',
  name: 'Full Name',
  email: 'Email Address',
  pwd1: 'Password',
  pwd2: 'Confirm Password',
};
const good = {
  id: 'actuary2026',
  name: 'Mina Park',
  email: 'mina.park@insurer.example',
  pwd1: 'cohort2026',
  pwd2: 'cohort2026',
};
const grant = success({ token: 'u3Jx0aYbC6mS1rTzQpV8dw', demoAuth: 'FALSE' as const });

async function fill({ user, panel }: View, values: Partial<typeof good>) {
  for (const [name, value] of Object.entries(values)) {
    if (!value) continue;
    await user.click(panel.getByLabelText(labels[name as keyof typeof labels]));
    await user.paste(value);
  }
}
const submit = ({ user, panel }: View) =>
  user.click(panel.getByRole('button', { name: 'Create Account' }));

describe('the sign-up modal', () => {
  it('[SH-4] has its fields, the terms accepted, the country list and the links', async () => {
    const { panel } = await openSignUp();
    for (const label of [...Object.values(labels), 'Verification Code'])
      expect(panel.getByLabelText(label)).toHaveValue('');
    expect(panel.getByRole('combobox', { name: 'Country' })).toBeInTheDocument();
    expect(panel.getByRole('checkbox', { name: /^I agree to the Terms of Service/ })).toBeChecked();
    expect(panel.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      '/TermsOfService',
    );
    expect(panel.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/Privacy');
    for (const name of ['Send', 'Create Account', 'Sign In'])
      expect(panel.getByRole('button', { name })).toBeInTheDocument();
    expect(panel.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  });

  // Each case breaks its own rule and every later one that can still be broken: the first in the order speaks.
  it.each([
    ['VA-UP-1', {}, 'Please enter a username.', 'id'],
    ['VA-UP-2', { id: 'X' }, 'Please enter your name.', 'name'],
    ['VA-UP-3', { id: 'X', name: 'Mina' }, 'Please enter your email address.', 'email'],
    ['VA-UP-4', { id: 'X', name: 'Mina', email: 'mina' }, 'Please enter a password.', 'pwd1'],
    [
      'VA-UP-5',
      { id: 'X', name: 'Mina', email: 'mina', pwd1: 'a' },
      'Please confirm your password.',
      'pwd2',
    ],
    [
      'VA-UP-6',
      { id: 'X', name: 'Mina', email: 'mina', pwd1: 'a', pwd2: 'b' },
      'Passwords do not match.',
      'pwd2',
    ],
    [
      'VA-UP-7',
      { id: 'X', name: 'Mina', email: 'mina', pwd1: 'a', pwd2: 'a' },
      'Username must start with a letter and be 8-20 characters long.',
      'id',
    ],
    [
      'VA-UP-8',
      { ...good, email: 'mina', pwd1: 'a', pwd2: 'a' },
      'Please enter a valid email address.',
      'email',
    ],
    [
      'VA-UP-9',
      { ...good, pwd1: 'a', pwd2: 'a' },
      'Password must be 8-16 characters and include both letters and numbers.',
      'pwd1',
    ],
  ] as const)(
    '[%s] warns of the first failure and gives the focus to its field',
    async (_row, values, words, field) => {
      const view = await openSignUp();
      await fill(view, values);
      await submit(view);
      await acknowledge(view.user, 'Warning', words);
      await waitFor(() => expect(view.panel.getByLabelText(labels[field])).toHaveFocus());
      for (const [name, value] of Object.entries(values)) {
        expect(view.panel.getByLabelText(labels[name as keyof typeof labels])).toHaveValue(value);
      }
    },
  );

  it('[VA-UP-10] leaves code, country and terms to the server, and sends them empty or not', async () => {
    let sent: unknown;
    const reason = { code: 'E1101', message: 'The verification code is incorrect or has expired.' };
    network.use(
      respondWith('signUp', async (request) => {
        sent = await request.json();
        return reason;
      }),
    );
    const view = await openSignUp();
    await fill(view, good);
    await submit(view);
    await waitFor(() =>
      expect(sent).toEqual({ ...good, auth: '', country: '', termOfService: true }),
    );
    await acknowledge(view.user, 'Error', 'The verification code is incorrect or has expired.');
    expect(view.panel.getByLabelText('Username')).toHaveValue(good.id);
  });

  it('[ER-UP-2] [SE-2] creates the account with what was entered, says so and closes', async () => {
    const sent: unknown[] = [];
    network.use(
      respondWith('signUp', async (request) => {
        sent.push(await request.json());
        return grant;
      }),
    );
    const view = await openSignUp();
    await fill(view, good);
    await view.user.type(view.panel.getByLabelText('Verification Code'), '493817');
    await view.user.type(view.panel.getByRole('combobox', { name: 'Country' }), 'kor');
    await view.user.click(await view.panel.findByRole('option', { name: 'South Korea' }));
    await submit(view);
    await acknowledge(view.user, 'Success', 'Account created successfully!');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(sent).toEqual([{ ...good, auth: '493817', country: 'KR', termOfService: true }]);
    expect(document.cookie).toContain('dif17-auth-token=');
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('[ER-UP-1] says the reason of the server', async () => {
    network.use(
      respondWithBusinessError(
        'signUp',
        'E1102',
        'This username is already taken. Please choose another.',
      ),
    );
    const view = await openSignUp();
    await fill(view, good);
    await submit(view);
    await acknowledge(view.user, 'Error', 'This username is already taken. Please choose another.');
  });

  it.each([
    ['a fault', respondWithStatus('signUp', 500)],
    ['a refusal without words', respondWithBusinessError('signUp', 'E1102', '')],
  ])(
    '[ER-UP-1] says that it failed where the server gives no reason: %s',
    async (_case, handler) => {
      network.use(handler);
      const view = await openSignUp();
      await fill(view, good);
      await submit(view);
      await acknowledge(view.user, 'Error', 'Failed to create account. Please try again.');
      expect(view.panel.getByLabelText('Full Name')).toHaveValue(good.name);
    },
  );

  it('[SE-5] begins anew whenever it opens', async () => {
    const view = await openSignUp();
    await fill(view, { id: 'actuary2026', email: good.email });
    await view.user.click(view.panel.getByRole('button', { name: 'Send' }));
    await acknowledge(view.user, 'Success', 'Verification code sent! Please check your email.');
    await waitFor(() => expect(view.panel.getByLabelText('Verification Code')).toHaveFocus());
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await view.user.click(screen.getByRole('button', { name: 'Sign Up' }));
    const again = within(await screen.findByRole('dialog', { name: 'Sign Up' }));
    expect(again.getByLabelText('Username')).toHaveValue('');
    expect(again.getByRole('button', { name: 'Send' })).toBeInTheDocument();
  });
});

describe('the verification code', () => {
  const send = ({ user, panel }: View) => user.click(panel.getByRole('button', { name: 'Send' }));

  it('[VA-CODE-1] needs an e-mail address; the focus goes back to it', async () => {
    const view = await openSignUp();
    await send(view);
    await acknowledge(view.user, 'Warning', 'Please enter your email address.');
    await waitFor(() => expect(view.panel.getByLabelText('Email Address')).toHaveFocus());
  });

  it('[VA-CODE-2] needs a valid e-mail address; the focus goes back to it', async () => {
    const view = await openSignUp();
    await fill(view, { email: 'mina@insurer' });
    await send(view);
    await acknowledge(view.user, 'Warning', 'Please enter a valid email address.');
    await waitFor(() => expect(view.panel.getByLabelText('Email Address')).toHaveFocus());
  });

  it('[ER-CODE-2] [SE-5] is sent: Send becomes Resend, the reference of the mail shows', async () => {
    const view = await openSignUp();
    await fill(view, { email: good.email });
    await send(view);
    await acknowledge(view.user, 'Success', 'Verification code sent! Please check your email.');
    expect(view.panel.getByRole('button', { name: 'Resend' })).toBeInTheDocument();
    expect(view.panel.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    expect(view.panel.getByText('Reference K7Q2')).toBeInTheDocument();
    await waitFor(() => expect(view.panel.getByLabelText('Verification Code')).toHaveFocus());
  });

  it('[ER-CODE-1] says the reason of the server', async () => {
    network.use(
      respondWithBusinessError(
        'sendEmailCode',
        'E1106',
        'Too many requests. Please try again in 30 seconds.',
      ),
    );
    const view = await openSignUp();
    await fill(view, { email: good.email });
    await send(view);
    await acknowledge(view.user, 'Error', 'Too many requests. Please try again in 30 seconds.');
    expect(view.panel.getByRole('button', { name: 'Send' })).toBeInTheDocument();
  });

  it.each([
    ['no answer', dropConnection('sendEmailCode')],
    ['a refusal without words', respondWithBusinessError('sendEmailCode', 'E1106', '')],
  ])(
    '[ER-CODE-1] says that it failed where the server gives no reason: %s',
    async (_case, handler) => {
      network.use(handler);
      const view = await openSignUp();
      await fill(view, { email: good.email });
      await send(view);
      await acknowledge(view.user, 'Error', 'Failed to send verification code. Please try again.');
    },
  );
});

it('[ER-COUNTRY] a country list that does not come is a matter of the console', async () => {
  network.use(dropConnection('listCommonCodeDetails'));
  const view = await openSignUp();
  await waitFor(() =>
    expect(takeConsoleErrors().join()).toContain('The list of countries did not come'),
  );
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await view.user.click(view.panel.getByRole('button', { name: 'Show countries' }));
  expect(view.panel.getByText('No matching country')).toBeInTheDocument();
});
