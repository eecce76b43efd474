import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { GlobalOverlays } from '@/app/overlays/GlobalOverlays';
import type { Locale } from '@/domain/locale';
import { LocalizedProvider, loadAllMessages } from '@/i18n';
import { makeStore, type RootState } from '@/store';
import { loadEverySlice } from '../../stories/support/everySlice';

interface Setting {
  locale?: Locale;
  path?: string;
  state?: Partial<RootState>;
  /** What the store's listeners do to go to a page; a mock where nothing is said. */
  navigate?: (path: string) => void;
}

/** Renders a screen in the real store, router, messages and hosts (dialogs, notices, progress), as the application does. */
export async function renderScreen(
  screen: ReactElement,
  { locale = 'en', path = '/', state, navigate = jest.fn() }: Setting = {},
) {
  await Promise.all([loadAllMessages(locale), loadEverySlice()]);
  const store = makeStore({ ...state, locale: { locale } }, { navigate });
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <LocalizedProvider locale={locale}>
          <MemoryRouter initialEntries={[path]}>
            {screen}
            <GlobalOverlays />
          </MemoryRouter>
        </LocalizedProvider>
      </Provider>,
    ),
  );
  return { ...view, store, navigate, user: userEvent.setup() };
}
