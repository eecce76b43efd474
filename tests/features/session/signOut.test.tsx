import { screen, waitFor } from '@testing-library/react';
import { SessionButtons } from '@/app/layouts/SessionButtons';
import {
  dropConnection,
  network,
  respondWith,
  respondWithStatus,
  success,
} from '../../support/network';
import { renderScreen } from '../../support/render';
import { forgetVisitor } from './panels';

beforeEach(() => {
  document.cookie = 'dif17-auth-token=u3Jx0aYbC6mS1rTzQpV8dw; Path=/';
  document.cookie = 'dif17-demo-auth=TRUE; Path=/';
});
afterEach(forgetVisitor);

async function logout() {
  const view = await renderScreen(<SessionButtons />);
  await view.user.click(await screen.findByRole('button', { name: 'Logout' }));
  return view;
}

describe('logout', () => {
  it('[SE-2] ends the session on the server, then clears both cookies', async () => {
    const cookiesAtCall: string[] = [];
    network.use(
      respondWith('signOut', () => {
        cookiesAtCall.push(document.cookie);
        return success(null);
      }),
    );
    await logout();
    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(cookiesAtCall).toEqual([expect.stringContaining('dif17-auth-token=')]);
    expect(document.cookie).not.toContain('dif17');
  });

  it.each([
    ['a dropped connection', () => dropConnection('signOut')],
    ['a fault of the server', () => respondWithStatus('signOut', 500)],
  ])('[SE-2] clears both cookies after %s as well', async (_case, handler) => {
    network.use(handler());
    await logout();
    await waitFor(() => expect(document.cookie).not.toContain('dif17'));
    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
  });

  it('[SE-2] [AP-11] does not wait for ever for a call that stays pending', async () => {
    network.use(respondWithStatus('signOut', 401));
    await logout();
    await waitFor(() => expect(document.cookie).not.toContain('dif17'));
  });
});
