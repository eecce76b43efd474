import type { RootState } from '../../store';
import { termsComparisonSlice } from './slice';

const initialState = termsComparisonSlice.getInitialState();

/** As at the start where the slice has not joined yet. */
export const selectTermsComparison = ({ termsComparison = initialState }: RootState) =>
  termsComparison;
