import { type AppThunk, sessionEnded } from '@/store';
import { siteApi } from '@/api';

/** How long the server may take to answer before the session ends here without it, in milliseconds. */
const SIGN_OUT_TIMEOUT_MS = 3000;

/**
 * Ends the session on the server and then here, whatever the server says (SE-2): somebody who leaves a shared computer must be signed
 * out even where the network is gone.
 */
export function signOut(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const call = dispatch(siteApi.endpoints.signOut.initiate());
    const timer = setTimeout(() => call.abort(), SIGN_OUT_TIMEOUT_MS);
    await call;
    clearTimeout(timer);
    dispatch(sessionEnded());
    dispatch(siteApi.util.resetApiState());
  };
}
