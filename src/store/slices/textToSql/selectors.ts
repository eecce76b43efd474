import type { RootState } from '../../store';
import { type AskedQuestion, textToSqlSlice } from './slice';

const initialState = textToSqlSlice.getInitialState();
const noQuestions: AskedQuestion[] = [];

/** What a user has asked on this device, the latest first; as at the start where the slice has not joined yet. */
export const selectAskedQuestions = (
  { textToSql = initialState }: RootState,
  user: string,
): AskedQuestion[] => textToSql.history[user] ?? noQuestions;
