import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { GlobalOverlays } from '@/app/overlays/GlobalOverlays';
import type { Locale } from '@/domain/locale';
import { LocalizedProvider } from '@/i18n';
import { makeStore, ScreenContext, useLocale } from '@/store';
import type { ScreenSetting } from './createScreenStory';

function Localized({ children }: { children: ReactNode }) {
  return <LocalizedProvider locale={useLocale()}>{children}</LocalizedProvider>;
}

/** What stands around a story: the real store, the real messages, a router, and what any screen may put over itself. */
export function StoryProviders({
  setting,
  locale,
  children,
}: {
  setting: ScreenSetting;
  locale: Locale;
  children: ReactNode;
}) {
  const { frame, path, rights, state } = setting;
  const [store] = useState(() => makeStore({ ...state, locale: { locale } }));
  const screen = rights ? (
    <ScreenContext value={{ menuId: '', rights }}>{children}</ScreenContext>
  ) : (
    children
  );
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        {frame === 'app' ? (
          screen
        ) : (
          <Localized>
            {frame === 'main' ? <main>{screen}</main> : screen}
            <GlobalOverlays />
          </Localized>
        )}
      </MemoryRouter>
    </Provider>
  );
}
