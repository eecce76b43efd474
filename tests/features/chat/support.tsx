import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { loadAllMessages } from '@/i18n';
import { makeStore } from '@/store';
import { loadEverySlice } from '../../../stories/support/everySlice';
import { network, respondWith, success } from '../../support/network';

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  document.cookie = 'dif17-auth-token=; Path=/; Max-Age=0';
});

/** The page with its launcher open. */
export async function openLauncher(signedIn = true) {
  if (signedIn) document.cookie = 'dif17-auth-token=t; Path=/';
  const session = { signedIn: true, id: 'mina', demoAuth: 'FALSE' as const };
  network.use(respondWith('getSession', success(session)));
  await Promise.all([loadAllMessages('en'), loadEverySlice()]);
  const store = makeStore({ locale: { locale: 'en' } });
  await act(async () =>
    render(
      <Provider store={store}>
        <MemoryRouter>
          <App />
        </MemoryRouter>
      </Provider>,
    ),
  );
  const user = userEvent.setup();
  await user.click(
    await screen.findByLabelText('Do you have any questions?', { selector: 'summary' }),
  );
  return { store, user };
}

/** The panel with its input and its lines. */
export async function openChat() {
  const { store, user } = await openLauncher();
  await user.click(screen.getByRole('button', { name: 'Chat' }));
  const panel = await screen.findByRole('dialog', { name: 'Customer Support' });
  const input = () => within(panel).getByPlaceholderText('Type your message...');
  const lines = () => within(panel).getByRole('log').querySelectorAll('ol > li');
  return { store, user, panel: within(panel), input, lines };
}
