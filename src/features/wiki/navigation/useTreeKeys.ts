import { type RefObject, useEffect } from 'react';
import { type TreeNode, treeStep } from '@/ui/focus';

const toggleOf = (link: Element) =>
  link.closest('li')?.querySelector<HTMLButtonElement>(':scope > div > button');

function depthOf(link: Element): number {
  const above = link.closest('ul')?.closest('li');
  return above ? depthOf(above) + 1 : 1;
}

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
      const nodes = links.map((link, index): TreeNode => {
        const open = toggleOf(link)?.getAttribute('aria-expanded');
        return {
          id: String(index),
          level: depthOf(link),
          branch: open === 'true' ? 'open' : open === 'false' ? 'closed' : 'leaf',
        };
      });
      const step = treeStep(nodes, String(links.indexOf(row)), event.key);
      if (!step) return;
      event.preventDefault();
      if ('toggle' in step) toggleOf(row)?.click();
      else links[Number(step.focus)]?.focus();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [tree]);
}
