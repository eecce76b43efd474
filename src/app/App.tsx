import { useDeferredValue } from 'react';
import { type Location, useLocation, useRoutes } from 'react-router-dom';
import { LocalizedProvider } from '@/i18n';
import { useLocale } from '@/store';
import { GlobalOverlays } from './overlays/GlobalOverlays';
import { MainLayout } from './layouts/MainLayout';
import { RouteEffects } from './RouteEffects';
import { RouteScreen } from './RouteScreen';
import { notFound, routeOf, routes } from './routes';

const tree = [
  {
    element: <MainLayout />,
    children: [...routes, notFound].map((route) => ({
      path: route.path,
      // As the server compares them, and `routeOf`.
      caseSensitive: true,
      element: <RouteScreen key={route.path} route={route} />,
    })),
  },
];

/**
 * The place that is shown. From page to page of one screen it follows at once; what another screen needs may have to come first, and until then
 * the page before it stays.
 */
function useShownLocation(): Location {
  const location = useLocation();
  const deferred = useDeferredValue(location);
  return routeOf(location.pathname) === routeOf(deferred.pathname) ? location : deferred;
}

/** The whole application below the store and the router. */
export function App() {
  const locale = useLocale();
  const location = useShownLocation();
  return (
    <LocalizedProvider locale={locale}>
      <RouteEffects pathname={location.pathname} />
      {useRoutes(tree, location)}
      <GlobalOverlays />
    </LocalizedProvider>
  );
}
