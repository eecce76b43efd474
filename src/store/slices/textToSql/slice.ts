import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Persistence } from '../../persistence';

export interface AskedQuestion {
  question: string;
  /** Milliseconds since 1970 (UTC). */
  at: number;
  isFavourite: boolean;
}

export interface TextToSqlState {
  /** What has been asked on this device, the latest first, by user. */
  history: Record<string, AskedQuestion[]>;
}

const MAX_QUESTIONS = 60;

const initialState: TextToSqlState = { history: {} };

export const textToSqlSlice = createSlice({
  name: 'textToSql',
  initialState,
  reducers: {
    /** The same question again moves to the top; favourites outlast others. */
    questionKept: (
      state,
      {
        payload: { user, question, at },
      }: PayloadAction<{ user: string; question: string; at: number }>,
    ) => {
      const before = state.history[user] ?? [];
      const same = before.find((entry) => entry.question === question);
      const entries = [
        { question, at, isFavourite: same?.isFavourite ?? false },
        ...before.filter((entry) => entry !== same),
      ];
      let plain = 0;
      state.history[user] = entries.filter(
        ({ isFavourite }) => isFavourite || (plain += 1) <= MAX_QUESTIONS,
      );
    },
    favouriteToggled: (
      state,
      { payload: { user, question } }: PayloadAction<{ user: string; question: string }>,
    ) => {
      const entry = state.history[user]?.find((each) => each.question === question);
      if (entry) entry.isFavourite = !entry.isFavourite;
    },
    /** Favourites stay. */
    questionsCleared: (state, { payload: user }: PayloadAction<string>) => {
      state.history[user] = (state.history[user] ?? []).filter(({ isFavourite }) => isFavourite);
    },
  },
});

export const { favouriteToggled, questionKept, questionsCleared } = textToSqlSlice.actions;

export const textToSqlPersistence: Persistence<TextToSqlState> = {
  keep: ['history'],
  migrations: {},
  isShared: true,
};
