import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { scrollerOf } from './table';

export interface Viewport {
  /** The rows that are seen, from 0; `end` is exclusive. */
  start: number;
  end: number;
}

/** Which rows are seen. Read from what scrolls: the table's own callback runs in the middle of its rendering. */
export function useViewport(body: RefObject<HTMLElement | null>, rowHeight: number): Viewport {
  const [viewport, setViewport] = useState<Viewport>({ start: 0, end: 1 });
  const look = useEffectEvent(() => {
    const scroller = scrollerOf(body.current);
    if (!scroller) return;
    const start = Math.floor(scroller.scrollTop / rowHeight);
    const end = Math.ceil((scroller.scrollTop + scroller.clientHeight) / rowHeight);
    setViewport((before) => (before.start === start && before.end === end ? before : { start, end }));
  });
  useEffect(() => {
    const scroller = scrollerOf(body.current);
    if (!scroller) return;
    const onChange = () => look();
    // Tells the first size as well.
    const observer = new ResizeObserver(onChange);
    observer.observe(scroller);
    scroller.addEventListener('scroll', onChange, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', onChange);
    };
  }, [body, rowHeight]);
  return viewport;
}
