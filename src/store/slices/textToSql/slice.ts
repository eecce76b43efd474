import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AskDataRequest } from '@/api';
import type { Persistence } from '../../persistence';

/** What a question went on from, and what was understood of both: by itself "only onerous ones" says nothing. */
export interface WentOnFrom {
  question: string;
  query: NonNullable<AskDataRequest['query']>;
}

export interface AskedQuestion {
  question: string;
  after?: WentOnFrom | undefined;
  /** Milliseconds since 1970 (UTC). */
  at: number;
  isFavourite: boolean;
}

export interface TextToSqlState {
  /** What has been asked on this device, the latest first, by user. */
  history: Record<string, AskedQuestion[]>;
}

const MAX_QUESTIONS = 60;

type Named = Pick<AskedQuestion, 'question' | 'after'>;
const isSame = (one: Named, other: Named) =>
  one.question === other.question && one.after?.question === other.after?.question;

const initialState: TextToSqlState = { history: {} };

export const textToSqlSlice = createSlice({
  name: 'textToSql',
  initialState,
  reducers: {
    /** The same question again moves to the top; favourites outlast others. */
    questionKept: (
      state,
      { payload: { user, ...asked } }: PayloadAction<{ user: string; at: number } & Named>,
    ) => {
      const before = state.history[user] ?? [];
      const same = before.find((entry) => isSame(entry, asked));
      const entries = [
        { ...asked, isFavourite: same?.isFavourite ?? false },
        ...before.filter((entry) => entry !== same),
      ];
      let plain = 0;
      state.history[user] = entries.filter(
        ({ isFavourite }) => isFavourite || (plain += 1) <= MAX_QUESTIONS,
      );
    },
    favouriteToggled: (
      state,
      { payload: { user, ...asked } }: PayloadAction<{ user: string } & Named>,
    ) => {
      const entry = state.history[user]?.find((each) => isSame(each, asked));
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
