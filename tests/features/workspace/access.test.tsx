import { act, screen, waitFor, within } from '@testing-library/react';
import { type AppStore, selectSignedIn, sessionEnded, sessionStarted } from '@/store';
import { FakeSocket } from '../../../stories/support/fakeSocket';
import { workspaceWith, sampleMenus } from '../../../stories/support/workspace';
import { network, respondWith, success } from '../../support/network';
import { forgetCookies, openWorkspace, theAlert } from './openWorkspace';
import { standInForTheBrowser } from './standIn';

beforeEach(standInForTheBrowser);
afterEach(forgetCookies);

const alert = theAlert;

describe('the door', () => {
  it('[SE-9] without the token cookie: a warning, and to /', async () => {
    const { at } = await openWorkspace({
      cookies: [],
      session: { signedIn: false, demoAuth: 'FALSE' },
    });
    expect(await alert()).toHaveTextContent('Login authentication is required.');
    expect(within(await alert()).getByRole('img', { name: 'Warning' })).toBeVisible();
    await at('/');
  });

  it('[SE-9] where the server knows of no session, whatever the cookies say', async () => {
    const { at, store } = await openWorkspace({ session: { signedIn: false, demoAuth: 'FALSE' } });
    expect(await alert()).toHaveTextContent('Login authentication is required.');
    await at('/');
    expect(selectSignedIn(store.getState())).toBe(false);
    expect(document.cookie).not.toContain('dif17-auth-token');
  });

  it.each([
    ['by the cookie', ['dif17-auth-token=t', 'dif17-demo-auth=FALSE']],
    ['by the server, whatever the cookie says', ['dif17-auth-token=t', 'dif17-demo-auth=TRUE']],
  ])('[SE-8] without the demo right %s: a warning', async (_reason, cookies) => {
    const { at } = await openWorkspace({ cookies, session: { signedIn: true, demoAuth: 'FALSE' } });
    expect(await alert()).toHaveTextContent('You do not have permission to use the DEMO page.');
    await at('/');
    expect(document.cookie).not.toContain('dif17-demo-auth=TRUE');
  });

  it.each<[string, Parameters<AppStore['dispatch']>[0], string]>([
    ['is over', sessionEnded(), 'Login authentication is required.'],
    [
      'is not for the demo',
      sessionStarted({ token: 't', demoAuth: 'FALSE' }),
      'You do not have permission to use the DEMO page.',
    ],
  ])(
    '[SE-11] where the application hears first that the session %s',
    async (_what, heard, words) => {
      const { at, store } = await openWorkspace({ session: 'silent' });
      act(() => void store.dispatch(heard));
      expect(await alert()).toHaveTextContent(words);
      await at('/');
    },
  );

  it('[SE-2] the logout of the demo header ends the session and goes to /, without a warning', async () => {
    const signOut = jest.fn(async () => undefined);
    const { user, at } = await openWorkspace({ host: { signOut } });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(signOut).toHaveBeenCalledTimes(1);
    await at('/');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the menus', () => {
  it('[AP-6][SE-10] are asked for by the e-mail address of the session and shown as three levels', async () => {
    const asked: (string | null)[] = [];
    const { user, menu } = await openWorkspace({
      menus: (request) => {
        asked.push(new URL(request.url).searchParams.get('email'));
        return success(sampleMenus);
      },
    });
    expect(asked).toEqual(['mina.park@insurer.example']);
    expect(
      menu()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Reference data', 'Administration']);
    await user.click(menu().getByRole('button', { name: 'Administration' }));
    const rights = within(menu().getByRole('region', { name: 'Rights' }));
    expect(rights.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Roles',
      'Rights by menu',
      'Rights by user',
    ]);
  });

  it('say so where there are none', async () => {
    await openWorkspace({ menus: () => success([]) });
    expect(screen.getByText(/No menu has been assigned/)).toBeVisible();
  });

  it('can be asked for again where the server did not answer', async () => {
    const { user } = await openWorkspace({ menus: 'fail' });
    expect(await screen.findByRole('alert')).toHaveTextContent('The workspace could not be opened');
    network.use(respondWith('listMenus', success(sampleMenus)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Hello, Mina Park' })).toBeVisible();
  });

  it('[ST-MENU] open two further levels on hover, and stay open when pressed', async () => {
    const { user, menu } = await openWorkspace();
    const button = menu().getByRole('button', { name: 'Reference data' });
    await user.hover(button);
    expect(await menu().findByRole('region', { name: 'Codes' })).toBeVisible();
    expect(menu().getByRole('link', { name: 'Companies' })).toHaveAttribute(
      'href',
      '/demo/companyList',
    );
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.unhover(button);
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('[ST-MENU] work by keyboard: arrows go through both levels, Escape closes and gives the focus back', async () => {
    const { user, menu, at } = await openWorkspace();
    const [first, second] = menu().getAllByRole('button');
    first?.focus();
    await user.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    await user.keyboard('{Enter}{ArrowDown}');
    expect(menu().getByRole('link', { name: 'Menu management' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(menu().getByRole('link', { name: 'Rights by menu' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(second).toHaveFocus();
    expect(second).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    await at('/demo/roleList');
  });
});

describe('rights that change meanwhile', () => {
  it('a tab whose right is gone says so and cannot act; what was typed is there when it comes back', async () => {
    const { user, tabNames } = await openWorkspace({
      path: '/demo/companyList',
      state: workspaceWith([]),
    });
    await user.type(await screen.findByRole('textbox'), 'Hanbit');
    network.use(
      respondWith('listMenus', success(sampleMenus.filter(({ menuId }) => menuId !== 'M010201'))),
    );
    act(() => FakeSocket.latest.receives('{"type":"rightsChanged"}'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You no longer have access to this screen',
    );
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(tabNames()).toEqual(['Companies, unsaved changes']);
    network.use(respondWith('listMenus', success(sampleMenus)));
    act(() => FakeSocket.latest.receives('{"type":"rightsChanged"}'));
    expect(await screen.findByRole('textbox')).toHaveValue('Hanbit');
  });

  it('hears of them only while the workspace is in sight', async () => {
    await openWorkspace();
    const see = (state: DocumentVisibilityState) =>
      act(() => {
        jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
        document.dispatchEvent(new Event('visibilitychange'));
      });
    const [first] = FakeSocket.made;
    expect(FakeSocket.made).toHaveLength(1);
    see('hidden');
    await waitFor(() => expect(first?.readyState).toBe(WebSocket.CLOSED));
    see('visible');
    expect(FakeSocket.made).toHaveLength(2);
    expect(FakeSocket.latest.readyState).toBe(WebSocket.CONNECTING);
  });
});
