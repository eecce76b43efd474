import { useEffect } from 'react';
import type { Locale } from '@/domain/locale';
import { loadMessages } from '@/i18n';
import { useAppStore } from '@/store';
import { notFound, routeOf } from './routes';

/** Fetches the screen and the words of a page at the first sign that the visitor goes there. */
export function useLinkPreload(locale: Locale): void {
  const { loadSlice } = useAppStore();
  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const link =
        target instanceof Element &&
        target.closest<HTMLAnchorElement>('a[href^="/"]:not([download])');
      const route = link && routeOf(link.pathname);
      if (!route || route === notFound) return;
      // What does not come is asked for again when it is needed.
      Promise.all([
        route.preload(),
        loadMessages(locale, route.messageSet ?? 'common'),
        ...(route.slices ?? []).map(loadSlice),
      ]).catch(() => undefined);
    };
    const signs = ['pointerover', 'pointerdown', 'focusin'];
    for (const sign of signs) addEventListener(sign, onIntent, { passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, onIntent);
    };
  }, [locale, loadSlice]);
}
