import { siteApi } from '@/api';
import { type AppStore, readSessionCookies, restoreState } from '@/store';
import { whenIdle } from '@/ui';

/** What follows the start without hurry. */
export function runIdleTasks(store: AppStore): void {
  whenIdle(() => void restoreState(store));
  // The cookies are only a hint: the server says whether the session stands and what its demo right is (SE-11).
  if (readSessionCookies()) {
    whenIdle(
      () =>
        void store.dispatch(siteApi.endpoints.getSession.initiate(undefined, { subscribe: false })),
    );
  }
}
