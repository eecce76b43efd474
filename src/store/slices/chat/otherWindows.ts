import { followOtherWindows } from '../../persistence';
import type { AppStore } from '../../store';
import { CHAT_STORAGE_KEY, type ChatState, conversationChanged } from './slice';

/** What is said in one window, or deleted with the session, all of them show. */
export function shareConversation({ dispatch }: AppStore): void {
  followOtherWindows<ChatState>(CHAT_STORAGE_KEY, (kept) => {
    dispatch(conversationChanged(kept?.conversation));
  });
}
