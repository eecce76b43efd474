import { Route, Routes } from 'react-router-dom';
import { LocalizedProvider } from '@/i18n';
import { selectLocale, useAppSelector } from '@/store';
import { Hosts } from './hosts/Hosts';
import { MainLayout } from './layouts/MainLayout';
import { RouteEffects } from './RouteEffects';
import { RouteScreen } from './RouteScreen';
import { notFound, routes } from './routes';

/** The whole application below the store and the router. */
export function App() {
  const locale = useAppSelector(selectLocale);
  return (
    <LocalizedProvider locale={locale}>
      <RouteEffects />
      <Routes>
        <Route element={<MainLayout />}>
          {[...routes, notFound].map((route) => (
            <Route key={route.path} path={route.path} element={<RouteScreen route={route} />} />
          ))}
        </Route>
      </Routes>
      <Hosts />
    </LocalizedProvider>
  );
}
