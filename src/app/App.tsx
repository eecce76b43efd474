import { Route, Routes } from 'react-router-dom';
import { LocalizedProvider } from '@/i18n';
import { selectLocale, useAppSelector } from '@/store';
import { Hosts } from './hosts/Hosts';
import { MainLayout } from './layouts/MainLayout';
import { RouteEffects } from './RouteEffects';
import { notFound, routes } from './routes';

/** The whole application below the store and the router; `onLeave` runs when the visitor goes to another route. */
export function App({ onLeave = () => undefined }: { onLeave?: () => void }) {
  const locale = useAppSelector(selectLocale);
  return (
    <LocalizedProvider locale={locale}>
      <RouteEffects onLeave={onLeave} />
      <Routes>
        <Route element={<MainLayout />}>
          {[...routes, notFound].map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
      </Routes>
      <Hosts />
    </LocalizedProvider>
  );
}
