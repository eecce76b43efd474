/**
 * What a screen of the workspace asks of the tab it stands in:
 *
 *     const [filters, setFilters] = useScreenState('filters', noFilters);   // kept while other tabs are shown, and after a reload
 *     const [draft, setDraft] = useScreenState('draft', emptyDraft);        // unsaved input alike
 *     useScreenDirty(changes.length > 0);                                   // closing the tab, logout and leaving the page then ask first
 *     const { write, export: mayExport } = useScreenRights();               // the user's rights to the screen's menu
 *     dispatch(menuRequested('M0103'));                                     // leads to another menu, by its id
 *
 * What is kept is plain JSON, belongs to the user who is signed in, and goes when the tab is closed. Server data is not kept: it is
 * fetched again. A hidden tab has no effects. Without a workspace around it (a story, a test) a screen has every right.
 */
import { createContext, use, useCallback, useEffect, useState } from 'react';
import { ALL_RIGHTS, type Rights } from '@/domain/admin';
import { type AppThunk, useAppDispatch, useAppSelector } from './hooks';
import { draftKept } from './slices/workspace/drafts';
import { selectDraft } from './slices/workspace/selectors';
import { tabMarked } from './slices/workspace/tabs';
import type { RootState } from './store';

/** Where a screen stands; the workspace provides it. */
export interface ScreenPlace {
  menuId: string;
  rights: Rights;
}

export const ScreenContext = createContext<ScreenPlace>({
  menuId: '',
  rights: ALL_RIGHTS,
});

export function useScreenRights(): Rights {
  return use(ScreenContext).rights;
}

/** Like `useState`, for a value that outlives the screen. `initial` counts until the first change. */
export function useScreenState<T>(
  key: string,
  initial: T,
): [T, (next: T | ((previous: T) => T)) => void] {
  const { menuId } = use(ScreenContext);
  const dispatch = useAppDispatch();
  const [first] = useState(initial);
  const selectValue = useCallback(
    (state: RootState) => {
      const kept = selectDraft(state, menuId, key);
      return (kept === undefined ? first : kept) as T;
    },
    [first, key, menuId],
  );
  const keep = useCallback(
    (next: T | ((previous: T) => T)) => {
      const change: AppThunk = (thenDispatch, getState) => {
        const previous = selectValue(getState());
        const value = next instanceof Function ? next(previous) : next;
        if (value !== previous) thenDispatch(draftKept({ menuId, key, value }));
      };
      dispatch(change);
    },
    [dispatch, key, menuId, selectValue],
  );
  return [useAppSelector(selectValue), keep];
}

/** Says whether the screen holds input that would be lost. */
export function useScreenDirty(dirty: boolean): void {
  const { menuId } = use(ScreenContext);
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(tabMarked({ menuId, dirty }));
  }, [dispatch, menuId, dirty]);
}
