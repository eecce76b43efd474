import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { languageTag } from '@/domain/locale';
import { releaseHeldRequests } from '@/api';
import { declareFonts } from '@/ui/fonts';
import { routeVisited, useAppDispatch, useLocale } from '@/store';
import { routeOf } from './routes';
import { useLinkPreload } from './useLinkPreload';

/** What every route does when it is shown: its title (RT-13), its place in the history (RT-14), the focus and the top of the page. */
export function RouteEffects({ pathname }: { pathname: string }) {
  const intl = useIntl();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const shown = useRef<string>(undefined);
  useLinkPreload(locale);
  const [came] = useState({ pathname, locale });

  useEffect(() => {
    // The page that was sent is titled.
    if (shown.current === undefined && window.preHydration) return;
    // A screen with pages below it goes on to say which of them it shows.
    document.title = intl.formatMessage({ id: routeOf(pathname).title });
    document.documentElement.lang = languageTag(locale);
    // What was sent has been read in what it was shown in; see the loader.
    if (pathname !== came.pathname || locale !== came.locale) declareFonts(locale);
  }, [pathname, intl, locale, came]);

  useEffect(() => {
    dispatch(routeVisited(pathname));
    const before = shown.current;
    const route = routeOf(pathname);
    if (before === pathname) return;
    shown.current = pathname;
    if (before === undefined) return;
    releaseHeldRequests();
    if (route.layout === 'own' && routeOf(before) === route) return;
    // WK-9: `auto` leaves it to the style sheet, which asks what motion the reader wants.
    window.scrollTo({ top: 0, behavior: route.subpages ? 'auto' : 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, dispatch]);

  return null;
}
