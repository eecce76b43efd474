import { act, screen, waitFor, within } from '@testing-library/react';
import { ConsultationScreen } from '@/features/consultation';
import { sessionStarted } from '@/store';
import {
  dropConnection,
  network,
  respondWith,
  respondWithBusinessError,
  respondWithStatus,
  success,
} from '../../support/network';
import { renderScreen } from '../../support/render';

const good = {
  'Your Name': 'Mina Park',
  Email: 'mina.park@insurer.example',
  'Your Message': 'We close our first year.',
};

async function openConsultation() {
  const view = await renderScreen(<ConsultationScreen />);
  const name = await screen.findByLabelText('Your Name');
  return { ...view, name, submit: screen.getByRole('button', { name: 'Submit' }) };
}
type View = Awaited<ReturnType<typeof openConsultation>>;

async function fill({ user }: View, values: Record<string, string> = good) {
  for (const [label, value] of Object.entries(values)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  }
}
async function acknowledge({ user }: View, type: string, words: string) {
  const alert = await screen.findByRole('alertdialog', { name: words });
  expect(within(alert).getByRole('img', { name: type })).toBeInTheDocument();
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}
/** The words that stand at a field. */
const wordsAt = (label: string) => screen.getByLabelText(label);

describe('the consultation page', () => {
  it('[SH-12] [RT-3] has three service cards and the form', async () => {
    await openConsultation();
    for (const name of ['Consulting', 'Technology Solutions', 'Support & Maintenance']) {
      expect(screen.getByRole('heading', { name, level: 3 })).toBeInTheDocument();
    }
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings.at(-1)).toBe('Get in Touch');
    for (const label of Object.keys(good)) expect(screen.getByLabelText(label)).toHaveValue('');
  });

  it('[VA-CON-1] says at each empty field that it is required', async () => {
    const { user, name } = await openConsultation();
    await user.click(name);
    for (const label of Object.keys(good)) {
      expect(wordsAt(label)).not.toHaveAccessibleDescription();
      await user.tab();
      await waitFor(() => expect(wordsAt(label)).toHaveAccessibleDescription('Required.'));
      expect(wordsAt(label)).toBeInvalid();
    }
  });

  it('[VA-CON-1] counts blanks as empty', async () => {
    const view = await openConsultation();
    await fill(view, { ...good, 'Your Message': '   ' });
    await view.user.tab();
    await waitFor(() => expect(wordsAt('Your Message')).toHaveAccessibleDescription('Required.'));
    expect(view.submit).toBeDisabled();
  });

  it('[VA-CON-2] says that the e-mail address is not valid, until it is', async () => {
    const view = await openConsultation();
    await fill(view, { Email: 'mina.park@insurer' });
    await view.user.tab();
    await waitFor(() =>
      expect(wordsAt('Email')).toHaveAccessibleDescription('E-mail must be valid.'),
    );
    await view.user.type(wordsAt('Email'), '.example');
    await waitFor(() => expect(wordsAt('Email')).not.toHaveAccessibleDescription());
  });

  it('[VA-CON-3] enables Submit only when the form is valid', async () => {
    const view = await openConsultation();
    expect(view.submit).toBeDisabled();
    await fill(view, { ...good, 'Your Message': '' });
    expect(view.submit).toBeDisabled();
    await fill(view, { 'Your Message': good['Your Message'] });
    expect(view.submit).toBeEnabled();
    await view.user.clear(view.name);
    expect(view.submit).toBeDisabled();
  });

  it('[ER-CON-1] thanks, then empties the form', async () => {
    const sent: unknown[] = [];
    network.use(
      respondWith('requestCounseling', async (request) => {
        sent.push(await request.json());
        return success(null);
      }),
    );
    const view = await openConsultation();
    await fill(view, { ...good, 'Your Name': '  Mina Park ' });
    await view.user.click(view.submit);
    await acknowledge(
      view,
      'Success',
      'The person in charge will check the information you sent and contact you.',
    );
    expect(sent).toEqual([{ name: 'Mina Park', email: good.Email, message: good['Your Message'] }]);
    for (const label of Object.keys(good)) expect(screen.getByLabelText(label)).toHaveValue('');
    expect(view.submit).toBeDisabled();
    expect(screen.queryByText('Required.')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Get in Touch' })).toHaveFocus(),
    );
  });

  it.each([
    ['a dropped connection', () => dropConnection('requestCounseling')],
    ['a fault of the server', () => respondWithStatus('requestCounseling', 503)],
    ['a refusal without words', () => respondWithBusinessError('requestCounseling', 'E1106', '')],
  ])('[ER-CON-2] warns after %s and keeps what was typed', async (_case, handler) => {
    network.use(handler());
    const view = await openConsultation();
    await fill(view);
    await view.user.click(view.submit);
    await acknowledge(view, 'Warning', 'The server is unstable. Please try again next time.');
    for (const [label, value] of Object.entries(good))
      expect(screen.getByLabelText(label)).toHaveValue(value);
    await waitFor(() => expect(view.submit).toHaveFocus());
  });

  it('[ER-CON-2] [AP-10] follows the reason of the server', async () => {
    const reason = 'Too many requests for this address.';
    network.use(respondWithBusinessError('requestCounseling', 'E1106', reason));
    const view = await openConsultation();
    await fill(view);
    await view.user.click(view.submit);
    const alert = await screen.findByRole('alertdialog', { name: reason });
    expect(within(alert).getByRole('img', { name: 'Error' })).toBeInTheDocument();
    await view.user.click(within(alert).getByRole('button', { name: 'OK' }));
    await acknowledge(view, 'Warning', 'The server is unstable. Please try again next time.');
    await waitFor(() => expect(view.submit).toHaveFocus());
  });

  it.each([
    ['in the words of the server', 'Please log in again: your session is over.'],
    ['in ours, where it has none', ''],
  ])('[AP-10] says why the visitor is signed out, %s', async (_case, message) => {
    network.use(respondWithBusinessError('requestCounseling', 'A1401', message));
    const view = await openConsultation();
    await act(async () => {
      view.store.dispatch(sessionStarted({ token: 't', demoAuth: 'TRUE' }));
    });
    await fill(view);
    await view.user.click(view.submit);
    const words = message || 'Your session has ended. Please log in again.';
    await acknowledge(view, 'Error', words);
    expect(view.navigate).toHaveBeenCalledWith('/');
    expect(document.cookie).not.toContain('dif17-auth-token');
  });
});
