import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { type OpenTab, tabScrolled, useAppDispatch } from '@/store';

/** Milliseconds of rest after which a place counts. */
const SCROLL_REST_MS = 120;
const signsOfLife = ['wheel', 'pointerdown', 'keydown'] as const;

/** A page is found again where it was left: when its tab is shown again, and after a reload as soon as it is long enough. */
export function useScrollRestoration(
  page: RefObject<HTMLElement | null>,
  { menuId, scrollTop = 0 }: OpenTab,
): void {
  const dispatch = useAppDispatch();
  const restore = useEffectEvent((element: HTMLElement) => {
    if (Math.abs(element.scrollTop - scrollTop) > 1) element.scrollTop = scrollTop;
    return Math.abs(element.scrollTop - scrollTop) <= 1;
  });
  const keep = useEffectEvent(
    (element: HTMLElement) =>
      void dispatch(tabScrolled({ menuId, scrollTop: Math.round(element.scrollTop) })),
  );

  useLayoutEffect(() => {
    const element = page.current;
    const content = element?.firstElementChild;
    if (!element || !content || restore(element)) return undefined;
    const observer = new ResizeObserver(() => {
      if (restore(element)) stop();
    });
    const stop = () => {
      observer.disconnect();
      for (const sign of signsOfLife) element.removeEventListener(sign, stop);
    };
    observer.observe(content);
    // Who has begun to move is not moved.
    for (const sign of signsOfLife) element.addEventListener(sign, stop, { passive: true });
    return stop;
  }, [page]);

  useEffect(() => {
    const element = page.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keep(element), SCROLL_REST_MS);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
    };
  }, [page]);
}
