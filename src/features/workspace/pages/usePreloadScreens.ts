import { useEffect, useEffectEvent } from 'react';
import { leavesOf, type MenuNode } from '@/domain/menu';
import { whenIdle } from '@/ui';

/** Preloads the user's screens one by one while nothing else is to do, so that none of them is waited for. */
export function usePreloadScreens(
  tree: readonly MenuNode[],
  preload: (menu: MenuNode) => Promise<unknown>,
): void {
  const preloadLater = useEffectEvent((isGone: () => boolean) => {
    const menus = leavesOf(tree);
    const next = () => {
      const menu = menus.shift();
      if (menu && !isGone()) void preload(menu).finally(() => whenIdle(next));
    };
    whenIdle(next);
  });
  useEffect(() => {
    let gone = false;
    preloadLater(() => gone);
    return () => {
      gone = true;
    };
  }, []);
}
