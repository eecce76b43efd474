import { siteApi } from '@/api';
import type { AppThunk } from '../../hooks';
import { replyOf } from './reply';
import { type ChatMessage, messageSent, replyFailed, replyReceived, selectChat } from './slice';

const questionBefore = (messages: readonly ChatMessage[]): string | undefined =>
  messages.flatMap(({ content }) => (content.from === 'visitor' ? [content.text] : [])).at(-1);

/** Asks (ST-CHAT, AP-5). What is empty, or comes while a reply is awaited, is ignored (VA-CHAT-1). */
export function sendMessage(input: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const text = input.trim();
    const { awaiting, messages } = selectChat(getState());
    if (text === '' || awaiting !== null) return;
    const previous = questionBefore(messages);
    dispatch(messageSent({ text, at: Date.now() }));
    const asked = selectChat(getState()).awaiting;
    const { data } = await dispatch(
      siteApi.endpoints.askChat.initiate(
        { args: text, form: 'full', ...(previous && { previous }) },
        { subscribe: false, forceRefetch: true },
      ),
    );
    // Whoever has signed out meanwhile is answered no more.
    if (selectChat(getState()).awaiting !== asked) return;
    const at = Date.now();
    dispatch(data ? replyReceived({ reply: replyOf(data), at }) : replyFailed({ at }));
  };
}
