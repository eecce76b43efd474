import { type RefObject, useEffect } from 'react';

/** Lets links of a static island, which are plain links, change the page in place as the router's own do. */
export function useClientLinks(
  within: RefObject<HTMLElement | null>,
  go: (path: string) => unknown,
): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const path = (event.target as Element).closest('a')?.getAttribute('href');
      if (!path?.startsWith('/') || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      go(path);
    };
    const element = within.current;
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [within, go]);
}
