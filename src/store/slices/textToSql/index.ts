import type { RootState } from '../../store';
import { type AskedQuestion, textToSqlSlice } from './slice';

export * from './slice';

const initialState = textToSqlSlice.getInitialState();
const noQuestions: AskedQuestion[] = [];

/** As at the start where the slice has not joined yet. */
export const selectAskedQuestions = (
  { textToSql = initialState }: RootState,
  user: string,
): AskedQuestion[] => textToSql.history[user] ?? noQuestions;
