import { createSlice } from '@reduxjs/toolkit';
import { callEnded, callStarted } from '@/api';

/** SH-5: how many calls are on the wire. A held call (AP-11) is not. */
export const networkSlice = createSlice({
  name: 'network',
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
  selectors: { selectIsFetching: (state) => state.running > 0 },
});

export const { selectIsFetching } = networkSlice.selectors;
