import {
  type AppStore,
  readSessionCookies,
  restoreState,
  shareConversation,
  shareLists,
} from '@/store';
import { whenIdle } from '@/ui';

/** The cookies are only a hint: the server says whether the session stands and what its demo right is (SE-11). */
async function askForSession({ dispatch, loadSlice }: AppStore): Promise<void> {
  const [{ siteApi }] = await Promise.all([
    import(/* webpackChunkName: "api" */ '@/api'),
    loadSlice('api'),
  ]);
  await dispatch(siteApi.endpoints.getSession.initiate(undefined, { subscribe: false }));
}

/** What follows the start without hurry. */
export function runIdleTasks(store: AppStore): void {
  whenIdle(
    () =>
      void restoreState(store).then(() => {
        shareConversation(store);
        shareLists(store);
      }),
  );
  // Where the network has gone nothing is known of it, as before.
  if (readSessionCookies()) whenIdle(() => void askForSession(store).catch(() => undefined));
}
