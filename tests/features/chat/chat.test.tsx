import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionEnded, sessionStarted } from '@/store';
import { conversationChanged } from '@/store/slices/chat/slice';
import { asImage, asText, inParts } from '../../../stories/features/chat/replies';
import {
  network,
  neverRespond,
  respondWith,
  respondWithStatus,
  respondWithStream,
  success,
} from '../../support/network';
import { openChat, openLauncher } from './support';

it('[SH-6] offers the chat, the tools and the languages', async () => {
  await openLauncher(false);
  const launcher = screen
    .getByLabelText('Do you have any questions?', { selector: 'summary' })
    .closest('details');
  const offered = within(launcher as HTMLElement);
  expect(offered.getByRole('button', { name: 'Chat' })).toBeVisible();
  expect(offered.getByRole('button', { name: 'Text to SQL' })).toBeVisible();
  for (const [name, path] of [
    ['Insurance terms analysis', '/kb/OriginalInsuranceComparison'],
    ['QR Code', '/solution/QrcodeScanner'],
    ['OCR service', '/OcrService'],
    ['SQL structure diagram', '/solution/SqLlineage'],
  ])
    expect(offered.getByRole('link', { name })).toHaveAttribute('href', path);
  expect(
    within(offered.getByRole('list', { name: 'Language' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['English', '한국어', '繁體中文']);
});

describe('[SE-6] a visitor', () => {
  it('is told to sign in, by the login dialog, and finds the chat open afterwards', async () => {
    const { store, user } = await openLauncher(false);
    await user.click(screen.getByRole('button', { name: 'Chat' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'You can use it if you log in.',
    );
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByLabelText('Username')).toBeVisible();
    expect(screen.queryByText('Customer Support')).toBeNull();
    act(() => void store.dispatch(sessionStarted({ token: 't', demoAuth: 'FALSE' })));
    expect(await screen.findByRole('dialog', { name: 'Customer Support' })).toBeVisible();
  });
});

it('[SE-11] asks to sign in again where the server knows of no session', async () => {
  const { user } = await openLauncher();
  network.use(respondWith('getSession', success({ signedIn: false, demoAuth: 'FALSE' })));
  await user.click(screen.getByRole('button', { name: 'Chat' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('You can use it if you log in.');
});

it('[VA-CHAT-1] nothing but spaces is ignored', async () => {
  const { user, input, lines } = await openChat();
  await user.type(input(), '   {Enter}');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(lines()).toHaveLength(0);
});

it('[ST-CHAT] appends the message, and waits with the input disabled', async () => {
  network.use(neverRespond('askChat'));
  const { user, input, lines, panel } = await openChat();
  await user.type(input(), 'What is a CSM?{Enter}');
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toHaveTextContent('What is a CSM?');
  expect(panel.getByText('Looking it up…')).toBeInTheDocument();
  expect(input()).toBeDisabled();
});

it('[SH-7] shows the answer with its source, the time and Delete', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 0, 5, 15, 5).getTime());
  network.use(respondWith('askChat', success(inParts)));
  const { user, input, lines, panel } = await openChat();
  await user.type(input(), '  What is a CSM?  {Enter}');
  const quote = await panel.findByText(/^Changes in estimates of future cash flows/);
  expect(quote.tagName).toBe('BLOCKQUOTE');
  expect(panel.getAllByRole('link', { name: /Subsequent measurement/ })[0]).toHaveAttribute(
    'href',
    '/DetailsByInsurance/4/2/1',
  );
  expect(panel.getAllByText('3:05pm')).toHaveLength(2);
  await waitFor(() => expect(input()).toHaveFocus());
  await user.click(panel.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement);
  expect(lines()).toHaveLength(1);
  expect(panel.queryByText('What is a CSM?')).toBeNull();
});

it('shows what comes of an answer while the rest is on its way', async () => {
  const lines = inParts.parts.map((part) => ({ part }));
  network.use(respondWithStream('askChat', lines.slice(0, 2), { ended: false }));
  const { user, input, panel } = await openChat();
  await user.type(input(), 'What is a CSM?{Enter}');
  expect(await panel.findByText(/^Changes in estimates of future cash flows/)).toBeVisible();
  expect(panel.getByText('Looking it up…')).toBeInTheDocument();
  expect(input()).toBeDisabled();
});

it('puts the whole in the place of what came before it', async () => {
  const lines = inParts.parts.map((part) => ({ part }));
  network.use(respondWithStream('askChat', [...lines, success(inParts)]));
  const { user, input, lines: said, panel } = await openChat();
  await user.type(input(), 'What is a CSM?{Enter}');
  await waitFor(() => expect(said()).toHaveLength(2));
  expect(panel.getAllByText(/^Changes in estimates of future cash flows/)).toHaveLength(1);
  expect(input()).toBeEnabled();
});

it('[ER-CHAT] apologises where an answer breaks off', async () => {
  network.use(respondWithStream('askChat', [{ part: inParts.parts[0] ?? {} }]));
  const { user, input, panel } = await openChat();
  await user.type(input(), 'What is a CSM?{Enter}');
  expect(
    await panel.findByText("Sorry, I couldn't process your request. Please try again."),
  ).toBeVisible();
  expect(panel.queryByText('Lapses to come are an estimate of future service:')).toBeNull();
});

it('[AP-5] reads text, and text that holds an image', async () => {
  network.use(respondWith('askChat', success(asText)));
  const { user, input, panel } = await openChat();
  await user.type(input(), 'Which files?{Enter}');
  expect(await panel.findByText(asText)).toBeVisible();
  network.use(respondWith('askChat', success(asImage)));
  await waitFor(() => expect(input()).toBeEnabled());
  await user.type(input(), 'Show me{Enter}');
  const picture = await panel.findByRole('button', { name: /^Enlarge the image/ });
  await user.click(picture);
  expect(
    await screen.findByRole('img', { name: 'The building blocks of the general model' }),
  ).toBeVisible();
});

it('sends the question before along, so that a follow-up is understood', async () => {
  const asked: (string | null)[][] = [];
  network.use(
    respondWith('askChat', ({ url }) => {
      const { searchParams } = new URL(url);
      asked.push([searchParams.get('args'), searchParams.get('previous')]);
      return success(asText);
    }),
  );
  const { user, input, lines } = await openChat();
  await user.type(input(), 'Onerous groups?{Enter}');
  await waitFor(() => expect(lines()).toHaveLength(2));
  await user.type(input(), 'And for PAA?{Enter}');
  await waitFor(() => expect(lines()).toHaveLength(4));
  expect(asked).toEqual([
    ['Onerous groups?', null],
    ['And for PAA?', 'Onerous groups?'],
  ]);
});

it('[ER-CHAT] puts an apology in the place of the indicator', async () => {
  network.use(respondWithStatus('askChat', 500));
  const { user, input, panel } = await openChat();
  await user.type(input(), 'What is a CSM?{Enter}');
  expect(
    await panel.findByText("Sorry, I couldn't process your request. Please try again."),
  ).toBeVisible();
  expect(panel.queryByText('Looking it up…')).toBeNull();
  expect(input()).toBeEnabled();
});

it('offers to ask again what the page was left without an answer to', async () => {
  network.use(respondWith('askChat', success(asText)));
  const { store, user, lines, panel } = await openChat();
  const conversation = {
    user: store.getState().chat.conversation.user,
    messages: [{ id: 'asked', at: 1, content: { from: 'visitor' as const, text: 'Which files?' } }],
  };
  act(() => void store.dispatch(conversationChanged(conversation)));
  await user.click(
    within(panel.getByRole('list', { name: 'No reply came. Ask again?' })).getByRole('button'),
  );
  expect(await panel.findByText(asText)).toBeVisible();
  expect(lines()).toHaveLength(2);
  expect(panel.queryByText('No reply came. Ask again?')).toBeNull();
});

it('stores whether an answer helped, with the reason', async () => {
  const said: unknown[] = [];
  network.use(
    respondWith('rateChatAnswer', async (request) => {
      said.push(await request.json());
      return success(null);
    }),
  );
  const { user, input, panel } = await openChat();
  await user.type(input(), 'What is a CSM?{Enter}');
  await user.click(await panel.findByRole('button', { name: 'Not helpful' }));
  await user.type(panel.getByLabelText('What was missing?'), 'The paragraph');
  await user.click(panel.getByRole('button', { name: 'Send feedback' }));
  expect(
    await panel.findByText('Thank you. We saved your rating, not your question.'),
  ).toBeVisible();
  expect(said).toEqual([{ useful: false }, { useful: false, reason: 'The paragraph' }]);
});

it('sends the question to the editors only where the visitor agrees, and says so', async () => {
  const said: unknown[] = [];
  network.use(
    respondWith('rateChatAnswer', async (request) => {
      said.push(await request.json());
      return success(null);
    }),
  );
  const { user, input, panel } = await openChat();
  await user.type(input(), 'What is a CSM?{Enter}');
  await user.click(await panel.findByRole('button', { name: 'Not helpful' }));
  await user.click(panel.getByRole('checkbox', { name: /^Send my question to the editors too/ }));
  await user.click(panel.getByRole('button', { name: 'Send feedback' }));
  expect(
    await panel.findByText(
      'Thank you. We saved your rating and sent your question to the editors.',
    ),
  ).toBeVisible();
  expect(said).toEqual([
    { useful: false },
    { useful: false, question: 'What is a CSM?', page: '/DetailsByInsurance/4/2/1' },
  ]);
});

it('shows nothing of it to the next person', async () => {
  const { store, user, input, panel } = await openChat();
  await user.type(input(), 'What is a CSM?{Enter}');
  await panel.findByText('A margin cannot be negative.');
  act(() => void store.dispatch(sessionEnded()));
  await waitFor(() => expect(screen.queryByText('Customer Support')).toBeNull());
  expect(store.getState().chat).toMatchObject({
    wanted: false,
    conversation: { user: null, messages: [] },
  });
});
