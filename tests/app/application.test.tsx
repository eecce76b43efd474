import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { App } from '@/app/App';
import type { Locale } from '@/domain/locale';
import { loadMessages } from '@/i18n';
import { makeStore, selectVisits, sessionEnded } from '@/store';
import { network } from '../support/network';

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  expect(network.listHandlers().length).toBeGreaterThan(0);
});
afterEach(() => {
  makeStore().dispatch(sessionEnded());
});

async function visit(path: string, locale: Locale = 'en') {
  const store = makeStore({ locale: { locale } });
  await Promise.all([
    loadMessages(locale, 'common'),
    loadMessages(locale, 'gof'),
    store.loadSlice('api'),
  ]);
  await act(async () =>
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[path]}>
          <App />
        </MemoryRouter>
      </Provider>,
    ),
  );
  await screen.findByRole('heading', { level: 1 });
  return { store, user: userEvent.setup(), header: within(screen.getByRole('banner')) };
}

describe('the header', () => {
  it('[SH-1] leads to the four places, and marks the one that is shown', async () => {
    const { header } = await visit('/ApplyForConsultation');
    const links = within(header.getByRole('navigation', { name: 'Main navigation' })).getAllByRole(
      'link',
    );
    expect(
      links.map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ]),
    ).toEqual([
      ['Home', '/', null],
      ['Expert', '/IntroductionOfExperts', null],
      ['Details', '/DetailsByInsurance/1', null],
      ['Counseling', '/ApplyForConsultation', 'page'],
    ]);
  });

  it('[SH-1] offers Sign Up and Login to a visitor', async () => {
    const { header } = await visit('/');
    expect(header.getByRole('button', { name: 'Sign Up' })).toBeVisible();
    expect(header.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(header.queryByRole('button', { name: 'Logout' })).toBeNull();
    expect(header.queryByText('Demo')).toBeNull();
  });

  it('[SH-1][SE-3] reads the cookies when it is shown, and offers Demo and Logout to who is signed in', async () => {
    document.cookie = 'dif17-auth-token=t; Path=/';
    const { header } = await visit('/');
    expect(await header.findByRole('button', { name: 'Logout' })).toBeVisible();
    expect(header.getByText('Demo')).toBeVisible();
    expect(header.queryByRole('button', { name: 'Login' })).toBeNull();
  });

  it('[SE-3] reads the cookies again when a panel opens or closes', async () => {
    const { header, user } = await visit('/');
    document.cookie = 'dif17-auth-token=t; Path=/';
    await user.click(header.getByRole('button', { name: 'Login' }));
    expect(await header.findByText('Logout')).toBeInTheDocument();
  });
});

it('[SH-2] the footer holds the copyright line', async () => {
  await visit('/');
  expect(
    within(screen.getByRole('contentinfo')).getByText(/^© 2021–2026 GOF Consulting/),
  ).toBeVisible();
});

it.each([
  ['/', 'en', 'IFRS 17 consulting and financial IT'],
  ['/Home', 'en', 'Home'],
  ['/Home', 'ko', '홈'],
  ['/ApplyForConsultation', 'en', 'Apply for Consultation'],
  ['/nothing', 'en', 'Page not found'],
] as const)('[RT-13] %s in %s is titled %s', async (path, locale, title) => {
  await visit(path, locale);
  await waitFor(() => expect(document.title).toBe(title));
});

it('[RT-13] keeps the title that the page was sent with, and has it again when the visitor comes back', async () => {
  window.preHydration = { pressed: null, ready: true };
  document.title = 'as it was sent';
  const { user, header } = await visit('/');
  expect(document.title).toBe('as it was sent');
  await user.click(header.getAllByRole('link', { name: 'Counseling' })[0] as HTMLElement);
  await waitFor(() => expect(document.title).toBe('Apply for Consultation'));
  await user.click(header.getAllByRole('link', { name: 'Home' })[0] as HTMLElement);
  await waitFor(() => expect(document.title).toBe('IFRS 17 consulting and financial IT'));
  delete window.preHydration;
});

it('[RT-14] going to another page records it, moves the focus to the content and the page to its top', async () => {
  const { store, user, header } = await visit('/');
  await user.click(header.getAllByRole('link', { name: 'Counseling' })[0] as HTMLElement);
  await waitFor(() =>
    expect(selectVisits(store.getState()).map(({ path }) => path)).toEqual([
      '/',
      '/ApplyForConsultation',
    ]),
  );
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

it('[RT-15] an unknown path shows a page with a way home', async () => {
  const { user } = await visit('/no/such/page');
  await user.click(screen.getByRole('link', { name: 'Back to the home page' }));
  expect(await screen.findByText('From the standard to a working close')).toBeVisible();
});

it('[RT-15] an unknown path names the page that it may mean', async () => {
  const { user } = await visit('/privacy');
  await user.click(
    within(screen.getByText(/^Did you mean/)).getByRole('link', { name: 'Privacy' }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: /Privacy/ })).toBeVisible();
});

it('[ST-LOC] the language is chosen in the header, on every page, and the page changes in place', async () => {
  const { user, header } = await visit('/no/such/page');
  await user.click(header.getByText('繁體中文'));
  expect(
    await screen.findByRole('heading', { level: 1, name: '這裡沒有您要找的網頁' }),
  ).toBeVisible();
  await waitFor(() => expect(document.documentElement.lang).toBe('zh-TW'));
});
