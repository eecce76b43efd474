import { use } from 'react';
import { loadMessages } from '@/i18n';
import { selectLocale, useAppSelector } from '@/store';
import type { SiteRoute } from './screens';

/** A route's screen, once the words that it needs beyond `common` are here. */
export function RouteScreen({ route: { Screen, sets = [] } }: { route: SiteRoute }) {
  const locale = useAppSelector(selectLocale);
  for (const set of sets) use(loadMessages(locale, set));
  return <Screen />;
}
