import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findMenuByPath, type MenuNode } from '@/domain/menu';
import {
  type OpenTab,
  selectTabs,
  tabAfterClosing,
  tabOpened,
  tabsClosed,
  activeTabCleared,
  useAppDispatch,
  useAppSelector,
} from '@/store';
import { WORKSPACE_PATH } from '../screens';
import { useConfirmDiscard } from './unsaved';

export interface Tabs {
  open: readonly OpenTab[];
  closed: readonly OpenTab[];
  /** The tab that the address means. */
  shown: OpenTab | undefined;
  /** The address without a slash at its end. */
  path: string;
  show: (tab: Pick<OpenTab, 'menuId' | 'path' | 'name'>) => void;
  /** Closes tabs and asks first where input would be lost. */
  close: (menuIds: string[]) => void;
  clear: () => void;
  reopen: () => void;
}

/**
 * The open tabs. The address is the tab: whatever goes to an address opens its tab or shows it (ST-TAB-1), back and forward included. An address is
 * looked at once, when it comes, so that closing its tab does not open it again.
 */
export function useTabs(tree: MenuNode[], nameOf: (tab: OpenTab) => string): Tabs {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const ask = useConfirmDiscard(nameOf);
  const { key, pathname } = useLocation();
  const path = pathname.replace(/\/+$/, '');
  const { open, active, closed } = useAppSelector(selectTabs);
  const shown =
    open.find((tab) => tab.menuId === active && tab.path === path) ??
    open.find((tab) => tab.path === path);
  const menu = findMenuByPath(tree, path);

  const seen = useRef('');
  useLayoutEffect(() => {
    const visit = `${key} ${path}`;
    // The menu of an address may come later than the address, when a right is given.
    if (seen.current === visit || (path !== WORKSPACE_PATH && !shown && !menu)) return;
    seen.current = visit;
    if (path === WORKSPACE_PATH) dispatch(activeTabCleared());
    else if (shown) dispatch(tabOpened(shown));
    else if (menu) dispatch(tabOpened({ menuId: menu.menuId, path, name: menu.menuName }));
  }, [dispatch, key, menu, path, shown]);

  const go = (to: string) => void (to !== path && navigate(to));
  const show: Tabs['show'] = (tab) => {
    dispatch(tabOpened(tab));
    go(tab.path);
  };
  const closeNow = (menuIds: string[]) => {
    const left = open.filter(({ menuId }) => !menuIds.includes(menuId));
    if (shown && menuIds.includes(shown.menuId)) {
      // ST-TAB-2; where many close, the nearest that stays before it, else the first that stays.
      const next =
        menuIds.length === 1
          ? tabAfterClosing(open, shown.menuId)
          : (lastBefore(open, shown, left) ?? left[0]);
      go(next?.path ?? WORKSPACE_PATH);
    }
    dispatch(tabsClosed(menuIds));
  };
  return {
    open,
    closed,
    shown,
    path,
    show,
    close: (menuIds) => {
      const losing = open.filter(({ menuId, dirty }) => dirty && menuIds.includes(menuId));
      ask('close', losing, () => closeNow(menuIds));
    },
    clear: () => {
      const losing = open.filter(({ dirty }) => dirty);
      ask('close', losing, () => {
        go(WORKSPACE_PATH);
        dispatch(tabsClosed(open.map(({ menuId }) => menuId)));
      });
    },
    reopen: () => {
      const last = closed.at(-1);
      if (last) show(last);
    },
  };
}

function lastBefore(
  open: readonly OpenTab[],
  shown: OpenTab,
  left: readonly OpenTab[],
): OpenTab | undefined {
  return open.slice(0, open.indexOf(shown)).findLast((tab) => left.includes(tab));
}
