import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Drawing, Point } from '../engine/protocol';

/** What is seen of the drawing: moved by x and y, in pixels of the screen, and enlarged by `scale`. */
export interface Viewport extends Point {
  scale: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

const SCALE = { least: 0.08, most: 2.5 };
const STEP = 1.25;
const clamp = (scale: number) => Math.min(SCALE.most, Math.max(SCALE.least, scale));

/** The whole drawing, never larger than life. */
function fitting(
  { width, height }: Box | Drawing,
  size: { width: number; height: number },
): Viewport {
  const scale = clamp(Math.min(1, size.width / width, size.height / height) || 1);
  return { scale, x: (size.width - width * scale) / 2, y: (size.height - height * scale) / 2 };
}

/** Enlarges around a point of the screen, which stays where it is. */
const zoomed = ({ x, y, scale }: Viewport, factor: number, at: Point): Viewport => {
  const next = clamp(scale * factor);
  const by = next / scale;
  return { scale: next, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by };
};

/** Moves and enlarges the drawing by wheel, fingers, buttons and keys. @param subject another one is seen whole at first */
export function useViewport(
  svg: RefObject<SVGSVGElement | null>,
  drawing: Drawing,
  subject: string,
) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [seen, setSeen] = useState<{ subject: string; viewport: Viewport } | null>(null);
  const pointers = useRef(new Map<number, Point>());
  const viewport = seen?.subject === subject ? seen.viewport : fitting(drawing, size);

  const change = (next: (now: Viewport) => Viewport) =>
    setSeen({ subject, viewport: next(viewport) });
  const center = { x: size.width / 2, y: size.height / 2 };
  const zoomBy = (factor: number, at: Point = center) => change((now) => zoomed(now, factor, at));
  const panBy = (dx: number, dy: number) =>
    change((now) => ({ ...now, x: now.x + dx, y: now.y + dy }));

  const measure = useEffectEvent(({ width, height }: DOMRectReadOnly) =>
    setSize({ width, height }),
  );
  const onWheel = useEffectEvent((event: WheelEvent) => {
    // The page scrolls past a diagram that nobody works in.
    if (!event.ctrlKey && !svg.current?.contains(document.activeElement)) return;
    event.preventDefault();
    const box = svg.current?.getBoundingClientRect();
    zoomBy(Math.exp(-event.deltaY / 400), {
      x: event.clientX - (box?.left ?? 0),
      y: event.clientY - (box?.top ?? 0),
    });
  });
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect));
    observer.observe(element);
    const wheel = (event: WheelEvent) => onWheel(event);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', wheel);
    };
  }, [svg]);

  const place = (event: React.PointerEvent): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const drag = {
    onPointerDown: (event: React.PointerEvent) => {
      pointers.current.set(event.pointerId, place(event));
    },
    onPointerMove: (event: React.PointerEvent) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = place(event);
      const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId);
      // A press that does not move stays a press on what lies below.
      if (!other && Math.hypot(now.x - before.x, now.y - before.y) < 3) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, now);
      if (!other) {
        panBy(now.x - before.x, now.y - before.y);
        return;
      }
      const distance = (point: Point) =>
        Math.hypot(point.x - other[1].x, point.y - other[1].y) || 1;
      zoomBy(distance(now) / distance(before), other[1]);
    },
    onPointerUp: (event: React.PointerEvent) => void pointers.current.delete(event.pointerId),
    onPointerCancel: (event: React.PointerEvent) => void pointers.current.delete(event.pointerId),
  };

  return {
    viewport,
    size,
    drag,
    panBy,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    /** From here on the whole drawing is seen, also when another part of it is left out. */
    fit: () => setSeen(null),
    /** Moves a part of the drawing into sight, where it is not. */
    reveal: ({ x, y, width, height }: Box) =>
      change((now) => {
        const edge = 24;
        const [left, top] = [x * now.scale + now.x, y * now.scale + now.y];
        const [right, bottom] = [left + width * now.scale, top + height * now.scale];
        const inside =
          left >= edge && top >= edge && right <= size.width - edge && bottom <= size.height - edge;
        if (inside) return now;
        return {
          ...now,
          x: size.width / 2 - (x + width / 2) * now.scale,
          y: size.height / 2 - (y + height / 2) * now.scale,
        };
      }),
    centerAt: ({ x, y }: Point) =>
      change((now) => ({
        ...now,
        x: size.width / 2 - x * now.scale,
        y: size.height / 2 - y * now.scale,
      })),
  };
}
