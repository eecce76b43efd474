import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { Place } from '@/domain/grid';
import { scrollerOf } from './table';

interface Reveal {
  body: RefObject<HTMLElement | null>;
  active: Place;
  extentPlace: Place;
  widths: readonly number[];
  rowHeight: number;
  frozen: number;
}

/** The smallest scroll that brings a stretch into sight. */
function near(from: number, to: number, seen: number, length: number): number {
  if (from < seen) return from;
  return to > seen + length ? to - length : seen;
}

/** Brings the cell that moves into sight. */
export function useReveal({ body, active, extentPlace, widths, rowHeight, frozen }: Reveal): void {
  const reveal = useEffectEvent(({ row, column }: Place) => {
    const scroller = scrollerOf(body.current);
    if (!scroller || scroller.clientHeight === 0) return;
    scroller.scrollTop = near(
      row * rowHeight,
      (row + 1) * rowHeight,
      scroller.scrollTop,
      scroller.clientHeight,
    );
    if (column <= frozen) return;
    const left = widths.slice(0, column).reduce((sum, width) => sum + width, 0);
    const fixed = widths.slice(0, frozen + 1).reduce((sum, width) => sum + width, 0);
    const right = left + (widths[column] ?? 0);
    scroller.scrollLeft = near(
      left - fixed,
      right - fixed,
      scroller.scrollLeft,
      scroller.clientWidth - fixed,
    );
  });
  const { row, column } = active;
  useLayoutEffect(() => reveal({ row, column }), [row, column]);
  useLayoutEffect(
    () => reveal({ row: extentPlace.row, column: extentPlace.column }),
    [extentPlace.row, extentPlace.column],
  );
}
