import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { type WorkspaceServices, WorkspaceScreen } from '@/features/workspace';
import { type RootState, selectTabs } from '@/store';
import { sampleServices, sampleMenus } from '../../../stories/support/workspace';
import {
  type MockResponse,
  network,
  respondWith,
  respondWithStatus,
  success,
} from '../../support/network';
import { renderScreen } from '../../support/render';

interface Setting {
  path?: string;
  state?: Partial<RootState>;
  host?: Partial<WorkspaceServices>;
  /** What the server says of the session, if it answers; the cookies say that it may. */
  session?: { signedIn: boolean; demoAuth: 'TRUE' | 'FALSE' } | 'silent';
  cookies?: string[];
  /** What the server says of the menus. */
  menus?: 'fail' | ((request: Request) => MockResponse<'listMenus'>);
}

const demoUser = { signedIn: true, demoAuth: 'TRUE' } as const;

/** The workspace of a signed-in demo user, in the real store, router and hosts. */
export async function openWorkspace({
  path = '/demo',
  state,
  host,
  session = demoUser,
  cookies = ['dif17-auth-token=t', 'dif17-demo-auth=TRUE'],
  menus = () => success(sampleMenus),
}: Setting = {}) {
  for (const cookie of cookies) document.cookie = `${cookie}; Path=/`;
  const person = session !== 'silent' &&
    session.signedIn && {
      id: 'actuary2026',
      name: 'Mina Park',
      email: 'mina.park@insurer.example',
    };
  network.use(
    session === 'silent'
      ? respondWith('getSession', () => new Promise<never>(() => undefined))
      : respondWith('getSession', success({ ...session, ...person })),
    menus === 'fail' ? respondWithStatus('listMenus', 500) : respondWith('listMenus', menus),
  );
  const place = { path: '', navigate: (() => undefined) as NavigateFunction };
  function Place() {
    const { pathname } = useLocation();
    const navigate = useNavigate();
    useEffect(() => {
      Object.assign(place, { path: pathname, navigate });
    }, [pathname, navigate]);
    return null;
  }
  const workspace = (
    <>
      <WorkspaceScreen {...sampleServices} {...host} />
      <Place />
    </>
  );
  const view = await renderScreen(workspace, {
    path,
    state,
    navigate: (to) => void place.navigate(to),
  });
  const { store, user } = view;
  if (session === demoUser && menus !== 'fail')
    await screen.findByRole('navigation', { name: 'Workspace menu' });
  const menu = () =>
    within(screen.getAllByRole('navigation', { name: 'Workspace menu' })[0] as HTMLElement);
  return {
    ...view,
    /** Resolves when the address is this one. */
    at: (wanted: string) => waitFor(() => expect(place.path).toBe(wanted)),
    path: () => place.path,
    go: (to: string | number) => act(async () => void place.navigate(to as string)),
    tabNames: () => screen.queryAllByRole('tab').map((tab) => tab.getAttribute('aria-label')),
    tab: (name: string | RegExp) => screen.getByRole('tab', { name }),
    open: () => selectTabs(store.getState()).open,
    menu,
    /** By the mega-menu, as a person does it. */
    choose: async (top: string, name: string) => {
      await user.click(menu().getByRole('button', { name: top }));
      await user.click(menu().getByRole('link', { name }));
    },
  };
}

/** The shared dialog, once its chunk has come. Asked for by its attribute: roles take long to compute on a whole workspace. */
export function theAlert(): Promise<HTMLElement> {
  return waitFor(() => {
    const dialog = document.querySelector<HTMLElement>('[role="alertdialog"]');
    if (!dialog) throw new Error('No alert is shown.');
    return dialog;
  });
}

export function forgetCookies(): void {
  for (const name of ['dif17-auth-token', 'dif17-demo-auth'])
    document.cookie = `${name}=; Max-Age=0; Path=/`;
}
