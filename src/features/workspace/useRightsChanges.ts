import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch } from '@/store';
import { siteApi } from '@/api';
import type { WorkspaceServices } from './screens';

/** Rights that change while the workspace is open and in sight are seen at once: session and menus are asked for again. */
export function useRightsChanges(listen: WorkspaceServices['listen']): void {
  const dispatch = useAppDispatch();
  const listenNow = useEffectEvent(() =>
    listen(() => void dispatch(siteApi.util.invalidateTags(['Session', 'Menu']))),
  );
  useEffect(() => {
    let stop: (() => void) | undefined;
    const follow = () => {
      const visible = document.visibilityState === 'visible';
      if (visible) stop ??= listenNow();
      else {
        stop?.();
        stop = undefined;
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop?.();
    };
  }, []);
}
