import { type RefObject, useEffect } from 'react';

const toggleOf = (link: Element) =>
  link.closest('li')?.querySelector<HTMLButtonElement>(':scope > div > button');

/** Arrow keys in the tree: up and down along what is shown, right into a group and left out of it, Home and End to its ends. */
export function useTreeKeys(tree: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = tree.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      const links = [...element.querySelectorAll<HTMLAnchorElement>('a')];
      const row =
        event.target instanceof Element ? event.target.closest('li')?.querySelector('a') : null;
      if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
      const index = links.indexOf(row);
      const toggle = toggleOf(row);
      const isOpen = toggle?.getAttribute('aria-expanded') === 'true';
      const moves: Record<string, () => void> = {
        ArrowDown: () => links[index + 1]?.focus(),
        ArrowUp: () => links[index - 1]?.focus(),
        Home: () => links[0]?.focus(),
        End: () => links.at(-1)?.focus(),
        ArrowRight: () =>
          toggle && !isOpen ? toggle.click() : toggle && links[index + 1]?.focus(),
        ArrowLeft: () =>
          toggle && isOpen
            ? toggle.click()
            : row.closest('ul')?.closest('li')?.querySelector('a')?.focus(),
      };
      const move = moves[event.key];
      if (!move) return;
      event.preventDefault();
      move();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [tree]);
}
