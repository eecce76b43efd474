import { showAlert, useAppDispatch } from '@/store';
import { toApiError, useLazyGetSiteSettingsQuery } from '@/api';
import { openCodeFlow } from './googleCodeFlow';
import { social } from './messages';

/** The specification only asks to log what the code flow ends with: nothing is sent to the server. */
function logResult(result: unknown): void {
  // eslint-disable-next-line no-console -- SH-3: the result is logged and not used
  console.info(result);
}

/** SH-3, the first social button: opens the provider's code flow where a client id is configured, else says that none is. */
export function useSocialSignIn() {
  const dispatch = useAppDispatch();
  const [getSettings] = useLazyGetSiteSettingsQuery();
  return async () => {
    const result = await getSettings(undefined, true);
    const failure = toApiError(result);
    const clientId = result.data?.socialClientId;
    if (!failure && clientId) {
      await openCodeFlow(clientId, logResult).catch(() =>
        dispatch(showAlert({ type: 'warning', text: social.unreachable })),
      );
    } else if (failure?.kind === 'unexpected') {
      dispatch(showAlert({ type: 'warning', text: social.unreachable }));
    } else if (!failure) {
      dispatch(showAlert({ type: 'info', text: social.notConfigured }));
    }
  };
}
