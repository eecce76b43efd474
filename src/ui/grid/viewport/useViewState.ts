import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { GridPosition, Selection } from '@/domain/grid';
import { scrollerOf } from './table';

interface ViewStateNeeds {
  body: RefObject<HTMLElement | null>;
  /** Whether the rows are known: before, there is nowhere to go. */
  ready: boolean;
  selection: Selection;
  place: GridPosition | undefined;
  onPlace: ((place: GridPosition) => void) | undefined;
}

/** Milliseconds of rest after which a place counts. */
const SCROLL_REST_MS = 120;

/** A grid is found again where it was left: when it is shown again, when its rows were fetched again, and after a reload. */
export function useViewState({ body, ready, selection, place, onPlace }: ViewStateNeeds): void {
  const restore = useEffectEvent(() => {
    const scroller = scrollerOf(body.current);
    if (!scroller) return;
    scroller.scrollTop = place?.top ?? 0;
    scroller.scrollLeft = place?.left ?? 0;
  });
  useLayoutEffect(() => {
    if (ready) restore();
  }, [ready]);

  /** What is told when the grid rests, or when it goes. */
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; tell: () => void }>(undefined);
  const flush = () => {
    const { tell } = waiting.current ?? {};
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    tell?.();
  };
  // Read when it happens: what is hidden later has no place, and rows that come later are those of another list.
  const keep = useEffectEvent(() => {
    const scroller = scrollerOf(body.current);
    if (!scroller || !ready) return;
    const now = {
      top: Math.round(scroller.scrollTop),
      left: Math.round(scroller.scrollLeft),
      selection,
    };
    clearTimeout(waiting.current?.timer);
    waiting.current = { timer: setTimeout(flush, SCROLL_REST_MS), tell: () => onPlace?.(now) };
  });
  const { active, extent } = selection;
  useEffect(() => keep(), [active.row, active.column, extent.row, extent.column]);
  useEffect(() => {
    const root = body.current;
    if (!root || !ready) return;
    const onScroll = () => keep();
    root.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      root.removeEventListener('scroll', onScroll, { capture: true });
      flush();
    };
  }, [body, ready]);
}
