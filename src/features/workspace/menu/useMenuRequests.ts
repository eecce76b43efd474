import { addListener } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import { findMenu, type MenuNode } from '@/domain/menu';
import { menuRequested, toastShown, useAppDispatch } from '@/store';
import { messages } from '../messages';

/** ST-TAB-4: a screen leads to a menu by its id. */
export function useMenuRequests(tree: readonly MenuNode[], open: (menu: MenuNode) => void): void {
  const dispatch = useAppDispatch();
  const go = useEffectEvent((menuId: string) => {
    const menu = findMenu(tree, menuId);
    if (menu?.path) open(menu);
    else dispatch(toastShown({ intent: 'error', text: { id: messages.menuGone.id } }));
  });
  useEffect(
    () =>
      dispatch(addListener({ actionCreator: menuRequested, effect: ({ payload }) => go(payload) })),
    [dispatch],
  );
}
