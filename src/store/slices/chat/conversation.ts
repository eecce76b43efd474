import { nanoid } from '@reduxjs/toolkit';
import { siteApi } from '@/api';
import type { AppThunk } from '../../hooks';
import { replyOf } from './reply';
import { type ChatMessage, messageSent, replyReceived, selectChat } from './slice';

const questionBefore = (messages: readonly ChatMessage[]): string | undefined =>
  messages.flatMap(({ content }) => (content.from === 'visitor' ? [content.text] : [])).at(-1);

/** Asks (ST-CHAT, AP-5). What is empty, or comes while a reply is awaited, is ignored (VA-CHAT-1). */
export function sendMessage(input: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const text = input.trim();
    const { awaiting, conversation } = selectChat(getState());
    if (text === '' || awaiting !== null) return;
    const previous = questionBefore(conversation.messages);
    const id = nanoid();
    dispatch(messageSent({ id, at: Date.now(), text }));
    const { data } = await dispatch(
      siteApi.endpoints.askChat.initiate(
        { args: text, form: 'full', ...(previous && { previous }) },
        { subscribe: false, forceRefetch: true },
      ),
    );
    // Whoever has signed out meanwhile is answered no more.
    if (selectChat(getState()).awaiting !== id) return;
    dispatch(
      replyReceived({ id: nanoid(), at: Date.now(), reply: data ? replyOf(data) : undefined }),
    );
  };
}
