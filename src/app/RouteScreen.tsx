import { useMessageSet } from '@/i18n';
import { useLocale, useSlices } from '@/store';
import type { SiteRoute } from './routes';

/** A route's screen, once its words and its part of the store are here. */
export function RouteScreen({ route }: { route: SiteRoute }) {
  const { Screen, messageSet = 'common', slices = [] } = route;
  useMessageSet(useLocale(), messageSet);
  useSlices(slices);
  return <Screen />;
}
