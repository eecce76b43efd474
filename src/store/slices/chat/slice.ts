import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { answerPartReceived, type ChatPart } from '@/api';
import { panelClosed, sessionEnded } from '../session/slice';
import type { ChatReply } from './reply';

/** One line of the conversation; a reply that did not come says so (ER-CHAT). */
export interface ChatMessage {
  id: number;
  /** Epoch milliseconds. */
  at: number;
  content:
    | { from: 'visitor'; text: string }
    | { from: 'assistant'; reply: ChatReply }
    | { from: 'assistant'; failed: true };
  /** What the visitor said of it. */
  rating?: 'useful' | 'notUseful';
}

interface ChatState {
  /** The visitor wants to see the panel; it shows once there is a session (SE-6). */
  wanted: boolean;
  /** What the input begins with, where another part of the page has begun the question. */
  draft: string;
  messages: ChatMessage[];
  /** The message whose reply is awaited. */
  awaiting: number | null;
  /** What has come of it. */
  arriving: ChatPart[];
  lastId: number;
}

const initialState: ChatState = {
  wanted: false,
  draft: '',
  messages: [],
  awaiting: null,
  arriving: [],
  lastId: 0,
};

const append = (state: ChatState, content: ChatMessage['content'], at: number) => {
  state.lastId += 1;
  state.messages.push({ id: state.lastId, at, content });
  state.arriving = [];
};

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
    messageSent: (state, { payload }: PayloadAction<{ text: string; at: number }>) => {
      append(state, { from: 'visitor', text: payload.text }, payload.at);
      state.draft = '';
      state.awaiting = state.lastId;
    },
    replyReceived: (state, { payload }: PayloadAction<{ reply: ChatReply; at: number }>) => {
      append(state, { from: 'assistant', reply: payload.reply }, payload.at);
      state.awaiting = null;
    },
    replyFailed: (state, { payload }: PayloadAction<{ at: number }>) => {
      append(state, { from: 'assistant', failed: true }, payload.at);
      state.awaiting = null;
    },
    answerRated: (
      state,
      { payload }: PayloadAction<{ id: ChatMessage['id']; rating: 'useful' | 'notUseful' }>,
    ) => {
      const message = state.messages.find(({ id }) => id === payload.id);
      if (message) message.rating = payload.rating;
    },
    messageDeleted: (state, { payload }: PayloadAction<ChatMessage['id']>) => {
      state.messages = state.messages.filter(({ id }) => id !== payload);
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
      .addCase(sessionEnded, ({ lastId }) => ({ ...initialState, lastId })),
  selectors: {
    selectChat: (state) => state,
    /** The question that a reply answers; none where it was deleted. */
    selectQuestionOf: ({ messages }, id: ChatMessage['id']) => {
      const before = messages[messages.findIndex((message) => message.id === id) - 1];
      return before?.content.from === 'visitor' ? before.content.text : undefined;
    },
  },
});

export const {
  answerRated,
  chatClosed,
  chatOpened,
  messageDeleted,
  messageSent,
  replyFailed,
  replyReceived,
} = chatSlice.actions;
export const { selectChat, selectQuestionOf } = chatSlice.selectors;
