import { type AppThunk, conversationResumed, openChat, selectSignedIn } from '@/store';
import { siteApi } from '@/api';

/** Asks who is here, whose conversation then goes on; throws where that cannot be known. */
export function resumeConversation(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    // Nobody has signed in where the tools need no session (SE-6).
    if (!selectSignedIn(getState())) return void dispatch(conversationResumed(''));
    const session = await dispatch(
      siteApi.endpoints.getSession.initiate(undefined, { subscribe: false, forceRefetch: true }),
    ).unwrap();
    if (session.id) dispatch(conversationResumed(session.id));
    // The session has ended (SE-11): the chat opens after signing in.
    else dispatch(openChat());
  };
}
