import { screen, waitFor, within } from '@testing-library/react';
import { operations } from '@/api';
import { ClientTestScreen } from '@/features/clientTest';
import { network, respondWith, success } from '../../support/network';
import { renderScreen } from '../../support/render';

const open = () => renderScreen(<ClientTestScreen />);
type User = Awaited<ReturnType<typeof open>>['user'];

const operationButton = (id: string) =>
  screen.getByRole('button', { name: new RegExp(`^${id}\\b`) });
const envelope = () => screen.findByRole('region', { name: 'Envelope' });
async function closeAlert(user: User, words: string) {
  const alert = await screen.findByRole('alertdialog', { name: words });
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}

describe('the test view of the HTTP client [RT-9]', () => {
  it('lists every operation of the contract and filters the list', async () => {
    const { user } = await open();
    const names: string[] = [];
    screen.getAllByRole('button', { name: (name) => names.push(name) > 0 });
    for (const { operationId } of operations)
      expect(names.filter((name) => name.split(' ')[0] === operationId)).toHaveLength(1);
    await user.type(screen.getByLabelText('Filter'), 'commonCode');
    expect(operationButton('listCommonCodeDetails')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^signIn\b/ })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Filter'), 'zzz');
    expect(screen.getByText('No operation matches.')).toBeInTheDocument();
  });

  it('sends a body and shows what went over the wire', async () => {
    const sent: unknown[] = [];
    network.use(
      respondWith('signIn', async (request) => {
        sent.push(await request.json());
        return success({ token: 'u3Jx0aYbC6mS1rTzQpV8dw', demoAuth: 'TRUE' });
      }),
    );
    const { user } = await open();
    await user.click(operationButton('signIn'));
    expect(screen.getByLabelText('Body (JSON)')).toHaveValue(
      '{\n  "id": "demouser",\n  "pwd1": "ifrs17demo"\n}',
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await envelope()).toHaveTextContent('"code": "200"');
    expect(sent).toEqual([{ id: 'demouser', pwd1: 'ifrs17demo' }]);
    expect(screen.getByRole('region', { name: 'Request' })).toHaveTextContent(
      /^POST http.*\/api\/v1\/basicbiz\/auth\/signIn$/,
    );
    expect(screen.getByRole('region', { name: 'Headers set by the client' })).toHaveTextContent(
      'accept-language: en',
    );
    expect(screen.getByRole('region', { name: 'Request JSON' })).toHaveTextContent(
      '"id": "demouser"',
    );
    expect(screen.getByText('200')).toBeInTheDocument();
    expect(screen.getByText(/^\d+ ms$/)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Success: the screen gets the envelope.');
  });

  it('sends a field for each parameter', async () => {
    let query = '';
    network.use(
      respondWith('listCommonCodeDetails', (request) => {
        query = new URL(request.url).search;
        return success([]);
      }),
    );
    const { user } = await open();
    await user.click(operationButton('listCommonCodeDetails'));
    expect(screen.getByLabelText('mstCode')).toHaveValue('COUNTRY_CD');
    await user.clear(screen.getByLabelText('mstCode'));
    await user.type(screen.getByLabelText('mstCode'), 'OTHER{Enter}');
    await envelope();
    expect(query).toBe('?mstCode=OTHER');
  });

  it('refuses a body that is not JSON, and sends nothing', async () => {
    const { user } = await open();
    await user.click(operationButton('signIn'));
    await user.type(screen.getByLabelText('Body (JSON)'), 'x');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByLabelText('Body (JSON)')).toHaveAccessibleDescription(
      /^This is not valid JSON: /,
    );
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('[AP-10] another code opens the error dialog and is rejected', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Another code' }));
    await closeAlert(user, 'This is the response you asked for: a failure with its own code.');
    expect(await envelope()).toHaveTextContent('"code": "E1900"');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Another code: the dialog has shown the message, the call is rejected.',
    );
  });

  it('[AP-10] a code with A ends the session and goes to the home page', async () => {
    document.cookie = 'dif17-auth-token=u3Jx0aYbC6mS1rTzQpV8dw; Path=/';
    const { user, navigate } = await open();
    await user.click(screen.getByRole('button', { name: 'A code with A' }));
    await closeAlert(user, 'Your session has ended. Please log in again.');
    expect(document.cookie).not.toContain('dif17');
    expect(navigate).toHaveBeenCalledWith('/');
  });

  it('[AP-11] a 401 stays pending without a spinner and says so', async () => {
    const { user, unmount } = await open();
    await user.click(screen.getByRole('button', { name: 'HTTP 401' }));
    const words =
      'The answer was HTTP 401: the call stays pending and is released when you leave this page.';
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    unmount();
  });

  it('[AP-12] a dropped connection is rejected without an answer', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'A dropped connection' }));
    expect(await screen.findByText('none: no answer came')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(
      'The call is rejected without further handling.',
    );
  });

  it('[AP-12] a fault of the server is rejected', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'HTTP 500' }));
    expect(await screen.findByText('500')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(
      'The call is rejected without further handling.',
    );
  });

  it('[SH-5] a slow answer shows the progress bar until it comes', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'A slow answer' }));
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Waiting for the answer…');
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(await envelope()).toHaveTextContent('"code": "200"');
  });
});
