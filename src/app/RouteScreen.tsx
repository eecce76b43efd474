import { useMessageSet } from '@/i18n';
import { useLocale } from '@/store';
import type { SiteRoute } from './routes';

/** A route's screen, once its words are here. */
export function RouteScreen({ route: { Screen, messageSet = 'common' } }: { route: SiteRoute }) {
  useMessageSet(useLocale(), messageSet);
  return <Screen />;
}
