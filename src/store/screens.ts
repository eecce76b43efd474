/**
 * What a screen of the workspace asks of the tab it stands in:
 *
 *     const id = useGridId('companies');                       // where the store keeps what is changed, filtered and arranged in its grid
 *     useScreenDirty(changes.length > 0);                      // closing the tab, logout and leaving the page then ask first
 *     const { write, export: mayExport } = useScreenRights();  // the user's rights to the screen's menu
 *     dispatch(menuRequested('M0103'));                        // leads to another menu, by its id
 *
 * What is kept belongs to the user who is signed in, outlives a reload, and goes when the tab is closed. Server data is not kept: it is fetched again. A
 * hidden tab has no effects. Without a workspace around it (a story, a test) a screen has every right.
 */
import { createContext, use, useEffect, useMemo } from 'react';
import { ALL_RIGHTS, type Rights } from '@/domain/admin';
import { useAppDispatch } from './hooks';
import { type GridId, tabDirtyChanged } from './slices/workspace/tabs';

/** Where a screen stands; the workspace provides it. */
export interface ScreenPlace {
  menuId: string;
  rights: Rights;
}

export const ScreenContext = createContext<ScreenPlace>({ menuId: '', rights: ALL_RIGHTS });

export function useScreenRights(): Rights {
  return use(ScreenContext).rights;
}

/** A grid of this tab, by the resource whose rows it holds. */
export function useGridId(grid: string): GridId {
  const { menuId } = use(ScreenContext);
  return useMemo(() => ({ menuId, grid }), [menuId, grid]);
}

/** Says whether the screen holds input that would be lost. */
export function useScreenDirty(dirty: boolean): void {
  const { menuId } = use(ScreenContext);
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(tabDirtyChanged({ menuId, dirty }));
  }, [dispatch, menuId, dirty]);
}
