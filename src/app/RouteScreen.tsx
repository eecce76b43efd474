import { useMessageSet } from '@/i18n';
import { selectLocale, useAppSelector } from '@/store';
import type { SiteRoute } from './screens';

/** A route's screen, once its words are here. */
export function RouteScreen({ route: { Screen, words = 'common' } }: { route: SiteRoute }) {
  useMessageSet(useAppSelector(selectLocale), words);
  return <Screen />;
}
