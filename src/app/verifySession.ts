import { type AppStore, readSessionCookies, sessionEnded, sessionStarted } from '@/store';
import { siteApi } from '@/store/server';

/** The cookies are only a hint: asks the server whether the session stands and what its demo right is (SE-11). */
export async function verifySession(store: AppStore): Promise<void> {
  const query = store.dispatch(siteApi.endpoints.getSession.initiate());
  const { data } = await query;
  query.unsubscribe();
  const state = data?.data;
  const grant = readSessionCookies();
  if (!state || !grant) return;
  if (!state.signedIn) store.dispatch(sessionEnded());
  else if (state.demoAuth !== grant.demoAuth)
    store.dispatch(sessionStarted({ ...grant, demoAuth: state.demoAuth }));
}
