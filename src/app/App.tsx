import { useRoutes } from 'react-router-dom';
import { LocalizedProvider } from '@/i18n';
import { useLocale } from '@/store';
import { GlobalOverlays } from './overlays/GlobalOverlays';
import { MainLayout } from './layouts/MainLayout';
import { RouteEffects } from './RouteEffects';
import { RouteScreen } from './RouteScreen';
import { notFound, routes } from './routes';

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

/** The whole application below the store and the router. */
export function App() {
  const locale = useLocale();
  return (
    <LocalizedProvider locale={locale}>
      <RouteEffects />
      {useRoutes(tree)}
      <GlobalOverlays />
    </LocalizedProvider>
  );
}
