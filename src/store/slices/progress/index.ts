import { createSlice } from '@reduxjs/toolkit';
import { callEnded, callStarted } from '@/api/events';

/** SH-5: how many calls are on the wire. A parked call (AP-11) is not. */
const progressSlice = createSlice({
  name: 'progress',
  initialState: { running: 0 },
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(callStarted, (state) => {
        state.running += 1;
      })
      .addCase(callEnded, (state) => {
        state.running = Math.max(0, state.running - 1);
      }),
  selectors: { selectBusy: (state) => state.running > 0 },
});

export { progressSlice };
export const { selectBusy } = progressSlice.selectors;
