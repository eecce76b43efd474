import '@/ui/base.css';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { isLocale } from '@/domain/locale';
import { loadMessages } from '@/i18n';
import { makeStore } from '@/store';
import { App } from './App';
import { routeOf } from './routes';
import { runIdleTasks } from './idleTasks';

/** Lets the store's listeners go to a page: the router hands its own function over. */
const router: { navigate?: NavigateFunction } = {};
function RouterAccess() {
  const navigate = useNavigate();
  useEffect(() => {
    router.navigate = navigate;
  }, [navigate]);
  return null;
}

/** Brings the prerendered page to life. */
export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) return;
  const language = document.documentElement.lang.toLowerCase();
  const locale = isLocale(language) ? language : 'en';
  const route = routeOf(location.pathname);
  const store = makeStore(
    { locale: { locale } },
    { navigate: (path) => void router.navigate?.(path) },
  );
  await Promise.all([
    loadMessages(locale, 'common'),
    loadMessages(locale, route.messageSet ?? 'common'),
    route.preload(),
    ...(route.slices ?? []).map(store.loadSlice),
  ]);

  // Parts of the page hydrate one after the other, each as it was sent, though the header has read the session meanwhile.
  const application = (
    <Provider store={store} serverState={store.getState()}>
      {/* What waits and what does not is App's to say. */}
      <BrowserRouter useTransitions={false}>
        <RouterAccess />
        <App />
      </BrowserRouter>
    </Provider>
  );
  // A transition, so that hydration gives way to the visitor between its steps. The development server sends an empty page.
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, application);
    else createRoot(container).render(application);
  });
  runIdleTasks(store);
}
