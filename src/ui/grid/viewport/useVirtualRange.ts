import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { frozenOf, scrollerOf } from './table';

export interface Viewport {
  /** The rows that are seen, from 0; `end` is exclusive. */
  start: number;
  end: number;
}

interface Drawing {
  body: RefObject<HTMLElement | null>;
  header: RefObject<HTMLElement | null>;
  rowHeight: number;
  /** The rows that are drawn now. */
  onVisible: (start: number, end: number) => void;
}

/** Milliseconds between two drawings while rows fly by too fast to be read. */
const FAST_DRAW_MS = 120;
/** Milliseconds without a scroll after which the grid stands still. */
const SCROLL_REST_MS = 60;

/**
 * Decides when the table draws its cells while it scrolls: at every scroll as long as rows can be followed, else at a pace, and where it comes to rest.
 * Between two drawings the empty sheet moves, which costs nothing. Gives the rows that are seen wherever the grid stands still.
 */
export function useVirtualRange({ body, header, rowHeight, onVisible }: Drawing): Viewport {
  const [viewport, setViewport] = useState<Viewport>({ start: 0, end: 1 });
  const tell = useEffectEvent(onVisible);
  useEffect(() => {
    const root = body.current;
    const scroller = scrollerOf(root);
    if (!root || !scroller) return;
    let before = scroller.scrollTop;
    let drawnAt = 0;
    let drawing = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const seen = (): Viewport => ({
      start: Math.floor(scroller.scrollTop / rowHeight),
      end: Math.ceil((scroller.scrollTop + scroller.clientHeight) / rowHeight),
    });
    const drawn = () => {
      drawnAt = performance.now();
      const { start, end } = seen();
      tell(start, end);
    };
    const draw = () => {
      drawing = true;
      scroller.dispatchEvent(new Event('scroll'));
      drawing = false;
      drawn();
    };
    const settle = () => {
      const now = seen();
      setViewport((last) => (last.start === now.start && last.end === now.end ? last : now));
    };
    const onScroll = (event: Event) => {
      if (drawing || event.target !== scroller) return;
      const frozen = frozenOf(root);
      if (frozen) frozen.scrollTop = scroller.scrollTop;
      if (header.current) header.current.scrollLeft = scroller.scrollLeft;
      const swift = Math.abs(scroller.scrollTop - before) > scroller.clientHeight / 2;
      before = scroller.scrollTop;
      clearTimeout(timer);
      const late = swift && performance.now() - drawnAt < FAST_DRAW_MS;
      if (late) event.stopPropagation();
      else drawn();
      timer = setTimeout(() => {
        if (late) draw();
        settle();
      }, SCROLL_REST_MS);
    };
    // The table would scroll by the wheel itself, and draw at each turn of it.
    const onWheel = (event: WheelEvent) => {
      event.stopPropagation();
      if (event.target instanceof Node && !scroller.contains(event.target))
        scroller.scrollBy(event.deltaX, event.deltaY);
    };
    // Tells the first size as well. The table's own sensor may miss one; it draws in the next frame after a scroll.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      if (scroller.clientHeight === 0) return;
      draw();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(settle);
    });
    observer.observe(scroller);
    root.addEventListener('scroll', onScroll, { capture: true, passive: true });
    root.addEventListener('wheel', onWheel, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      observer.disconnect();
      root.removeEventListener('scroll', onScroll, { capture: true });
      root.removeEventListener('wheel', onWheel, { capture: true });
    };
  }, [body, header, rowHeight]);
  return viewport;
}
