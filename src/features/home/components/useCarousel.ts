import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { indexAfter } from '@/ui/focus';

/** Milliseconds that a slide stays. */
export const SLIDE_TIME = 7000;
/** Milliseconds without scrolling after which a swipe is over. */
const SWIPE_REST_MS = 120;

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)');
const reducedMotion = () => stillness().matches;
function onMotionChange(notify: () => void): () => void {
  const query = stillness();
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** The behaviour of a carousel of `count` slides: which one shows, and whether they change by themselves. */
export function useCarousel(count: number) {
  const section = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  /** Unknown in the prerendered page. */
  const reduced = useSyncExternalStore(onMotionChange, reducedMotion, () => undefined);
  const alive = reduced !== undefined;
  /** What the visitor has asked for; before that, slides change by themselves unless the system asks for less motion. */
  const [chosen, setChosen] = useState<boolean>();
  const playing = chosen ?? (alive && !reduced);
  const show = useCallback((to: number) => setIndex((to + count) % count), [count]);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      // Whoever points at a slide or has the focus in it is reading it.
      if (
        document.hidden ||
        section.current?.querySelector('[data-holds]:is(:hover, :focus-within)')
      )
        return;
      setIndex((current) => (current + 1) % count);
    }, SLIDE_TIME);
    return () => clearInterval(timer);
  }, [playing, count]);

  useEffect(() => {
    const row = track.current;
    const left = index * (row?.clientWidth ?? 0);
    if (row && Math.abs(row.scrollLeft - left) > 1)
      row.scrollTo({ left, behavior: reducedMotion() ? 'instant' : 'smooth' });
  }, [index]);

  useEffect(() => {
    const row = track.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => row?.clientWidth && setIndex(Math.round(row.scrollLeft / row.clientWidth)),
        SWIPE_REST_MS,
      );
    };
    row?.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      row?.removeEventListener('scroll', onScroll);
    };
  }, []);

  useEffect(() => {
    const element = section.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const next = indexAfter(event.key, index, count, { axis: 'horizontal', ends: false });
      // With these, the arrows are the browser's own: they go back and forth in its history.
      if (next === undefined || event.altKey || event.metaKey) return;
      event.preventDefault();
      show(next);
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [index, count, show]);

  return { section, track, index, alive, playing, show, toggle: () => setChosen(!playing) };
}
