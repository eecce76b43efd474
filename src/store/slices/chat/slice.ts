import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { answerPartReceived, type ChatPart } from '@/api';
import type { Persistence } from '../../persistence';
import { panelClosed, sessionEnded } from '../session/slice';
import type { ChatReply } from './reply';

/** One line of the conversation; a reply that did not come says so (ER-CHAT). */
export interface ChatMessage {
  id: string;
  /** Milliseconds since 1970 (UTC). */
  at: number;
  content:
    | { from: 'visitor'; text: string; answered?: true }
    /** `to`: the message that it answers. */
    | { from: 'assistant'; reply: ChatReply; to?: ChatMessage['id'] }
    | { from: 'assistant'; failed: true };
  /** What the visitor said of it. */
  rating?: 'useful' | 'notUseful';
}

/** What was said, and by whom it may be seen. */
export interface Conversation {
  /** The user's id; null before the server has said who is here. */
  user: string | null;
  messages: ChatMessage[];
}

export interface ChatState {
  /** The visitor wants to see the panel; it shows once there is a session (SE-6). */
  wanted: boolean;
  /** What the input begins with, where another part of the page has begun the question. */
  draft: string;
  conversation: Conversation;
  /** The message whose reply this window awaits. */
  awaiting: ChatMessage['id'] | null;
  /** What has come of it. */
  arriving: ChatPart[];
}

const MAX_MESSAGES = 100;
/** Of the conversation as it is kept: browsers give a site five million for all that it keeps. */
const MAX_CHARACTERS = 400_000;

const initialState: ChatState = {
  wanted: false,
  draft: '',
  conversation: { user: null, messages: [] },
  awaiting: null,
  arriving: [],
};

/** The latest of them, as many as are kept. */
function bounded(messages: ChatMessage[]): ChatMessage[] {
  let characters = 0;
  const first = messages.findLastIndex(
    (message) => (characters += JSON.stringify(message).length) > MAX_CHARACTERS,
  );
  return messages.slice(Math.max(first + 1, messages.length - MAX_MESSAGES));
}

function append(state: ChatState, message: ChatMessage) {
  const { conversation } = state;
  conversation.messages = bounded([...conversation.messages, message]);
  state.arriving = [];
}

/** ST-CHAT. */
export const chatSlice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    chatOpened: (state, { payload }: PayloadAction<{ draft: string }>) => {
      state.wanted = true;
      state.draft = payload.draft;
    },
    chatClosed: (state) => {
      state.wanted = false;
    },
    /** The server has said who is here: what somebody else said is gone. */
    conversationResumed: (state, { payload: user }: PayloadAction<string>) => {
      if (state.conversation.user !== user)
        return { ...state, conversation: { user, messages: [] }, awaiting: null, arriving: [] };
    },
    /** Another window has kept what was said there, or has ended the session. */
    conversationChanged: (state, { payload }: PayloadAction<Conversation | undefined>) => {
      const conversation = payload ?? initialState.conversation;
      const { user } = state.conversation;
      if (conversation.user !== user)
        return { ...initialState, wanted: user === null && state.wanted, conversation };
      // What is the same is not written again, or two windows would answer one another for ever.
      if (JSON.stringify(conversation) !== JSON.stringify(state.conversation))
        state.conversation = conversation;
    },
    messageSent: (
      state,
      { payload: { id, at, text } }: PayloadAction<Omit<ChatMessage, 'content'> & { text: string }>,
    ) => {
      append(state, { id, at, content: { from: 'visitor', text } });
      state.draft = '';
      state.awaiting = id;
    },
    /** Without a reply: none has come. */
    replyReceived: (
      state,
      {
        payload: { id, at, reply },
      }: PayloadAction<Omit<ChatMessage, 'content'> & { reply?: ChatReply | undefined }>,
    ) => {
      const asked = state.conversation.messages.find((one) => one.id === state.awaiting);
      if (asked?.content.from === 'visitor') asked.content.answered = true;
      append(state, {
        id,
        at,
        content: { from: 'assistant', ...(reply ? { reply, to: asked?.id } : { failed: true }) },
      });
      state.awaiting = null;
    },
    answerRated: (
      state,
      { payload }: PayloadAction<{ id: ChatMessage['id']; rating: 'useful' | 'notUseful' }>,
    ) => {
      const message = state.conversation.messages.find(({ id }) => id === payload.id);
      if (message) message.rating = payload.rating;
    },
    messageDeleted: (state, { payload }: PayloadAction<ChatMessage['id']>) => {
      const { conversation } = state;
      conversation.messages = conversation.messages.filter(({ id }) => id !== payload);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(answerPartReceived, (state, { payload }) => {
        // The contract says what a part of this operation is.
        if (state.awaiting !== null) state.arriving.push(payload as ChatPart);
      })
      /** Whoever closes the way to sign in does not want to chat any more. */
      .addCase(panelClosed, (state) => {
        state.wanted = false;
      })
      /** What was said is nobody else's. */
      .addCase(sessionEnded, () => initialState),
  selectors: {
    selectChat: (state) => state,
    /** The question that a reply answers; none where it was deleted. */
    selectQuestionOf: ({ conversation: { messages } }, id: ChatMessage['id']) => {
      const content = messages.find((message) => message.id === id)?.content;
      const to = content && 'to' in content ? content.to : undefined;
      const asked = messages.find((message) => message.id === to)?.content;
      return asked?.from === 'visitor' ? asked.text : undefined;
    },
    /** The last question, where the page was left before its reply came. */
    selectUnanswered: ({ awaiting, conversation: { messages } }) => {
      const last = messages.at(-1);
      return awaiting === null && last?.content.from === 'visitor' && !last.content.answered
        ? { id: last.id, text: last.content.text }
        : undefined;
    },
  },
});

export const {
  answerRated,
  chatClosed,
  chatOpened,
  conversationChanged,
  conversationResumed,
  messageDeleted,
  messageSent,
  replyReceived,
} = chatSlice.actions;
export const { selectChat, selectQuestionOf, selectUnanswered } = chatSlice.selectors;

export const CHAT_STORAGE_KEY = 'dif17-chat';

export const chatPersistence: Persistence<ChatState> = {
  keep: ['conversation'],
  migrations: {},
  isShared: true,
  /** What was kept comes first, then what the same user has said since the page opened. */
  reconcile: ({ conversation: kept }: Partial<ChatState>, _original, state) => {
    const { user, messages } = state.conversation;
    if (!kept || (user !== null && user !== kept.user)) return state;
    const conversation = { user: kept.user, messages: bounded([...kept.messages, ...messages]) };
    return { ...state, conversation };
  },
};
