import { useEffect, useRef } from 'react';

/**
 * For a row that may be wider than the page: what is chosen in it stands in its middle.
 * @param of another choice, or others to choose from, have another name
 */
export function useCentredChoice<Row extends HTMLElement>(of: string) {
  const ref = useRef<Row>(null);
  useEffect(() => {
    const row = ref.current;
    const chosen = row?.querySelector('[aria-current], [aria-pressed="true"]');
    if (!row || !chosen) return;
    const [outer, inner] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
    row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [of]);
  return ref;
}
