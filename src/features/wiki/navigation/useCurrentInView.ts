import { type RefObject, useEffect } from 'react';

/** Rows that stay in sight above and below the open page, as pixels. */
const AROUND = 48;

/** Scrolls the box around a tree, and nothing else, to where the open page stands, once that page has been painted. */
export function useCurrentInView(tree: RefObject<HTMLElement | null>, path: string): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const row = tree.current?.querySelector('[aria-current]')?.getBoundingClientRect();
      const box = tree.current?.parentElement;
      if (!row || !box) return;
      const { top, bottom } = box.getBoundingClientRect();
      if (row.top < top + AROUND) box.scrollTop -= top + AROUND - row.top;
      else if (row.bottom > bottom - AROUND) box.scrollTop += row.bottom - (bottom - AROUND);
    });
    return () => cancelAnimationFrame(frame);
  }, [tree, path]);
}
