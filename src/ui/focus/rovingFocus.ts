import type { KeyboardEvent } from 'react';

interface Roving {
  axis: 'horizontal' | 'vertical' | 'both';
  /** Whether the first follows the last. */
  loop?: boolean;
  /** Whether Home and End lead to the ends; not where they belong to a text field. */
  ends?: boolean;
}

/** The index to which a key leads from `index` in a list of `count`, after the ARIA authoring practices; undefined where the key is not the list's. */
export function indexAfter(
  key: string,
  index: number,
  count: number,
  { axis, loop = true, ends = true }: Roving,
): number | undefined {
  const by = {
    ...(axis !== 'vertical' && { ArrowRight: 1, ArrowLeft: -1 }),
    ...(axis !== 'horizontal' && { ArrowDown: 1, ArrowUp: -1 }),
  }[key];
  if (count === 0) return undefined;
  if (by !== undefined)
    return loop ? (index + by + count) % count : Math.min(Math.max(index + by, 0), count - 1);
  if (!ends) return undefined;
  return { Home: 0, End: count - 1 }[key];
}

interface RovingFocus extends Roving {
  /** Finds the stops within the element that hears the keys. */
  selector: string;
  /** A stop has got the focus. */
  onMove?: (index: number) => void;
}

/** The arrow keys move the focus along the stops of a list: the `onKeyDown` of the element around them. */
export function rovingFocus({ selector, onMove, ...roving }: RovingFocus) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
    const index = stops.indexOf(document.activeElement as HTMLElement);
    const next = indexAfter(event.key, index, stops.length, roving);
    if (next === undefined) return;
    event.preventDefault();
    stops[next]?.focus();
    onMove?.(next);
  };
}
