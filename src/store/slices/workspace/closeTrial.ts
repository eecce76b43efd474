import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What a user tries on a closed quarter: per cent by which assumptions move, basis points by which curves do. */
export interface TrialChanges {
  lapse: number;
  mortality: number;
  morbidity: number;
  expenses: number;
  curve: number;
  illiquidity: number;
}
export const noChanges: TrialChanges = {
  lapse: 0,
  mortality: 0,
  morbidity: 0,
  expenses: 0,
  curve: 0,
  illiquidity: 0,
};

export const closeTrialSlice = createSlice({
  name: 'closeTrial',
  initialState: noChanges,
  reducers: {
    sliderMoved: (
      state,
      { payload: { slider, value } }: PayloadAction<{ slider: keyof TrialChanges; value: number }>,
    ) => {
      state[slider] = value;
    },
    trialReset: () => noChanges,
  },
});
export const { sliderMoved, trialReset } = closeTrialSlice.actions;
