import type { RootState } from '../../store';
import { type HistoryEntry, qrScannerSlice } from './slice';

const initialState = qrScannerSlice.getInitialState();
const noEntries: HistoryEntry[] = [];

/** As at the start where the slice has not joined yet. */
export const selectQrScanner = ({ qrScanner = initialState }: RootState) => qrScanner;
export const selectQrHistory = (state: RootState, user: string) =>
  selectQrScanner(state).history[user] ?? noEntries;
