import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Code, PayloadKind } from '@/domain/qr';
import type { Persistence } from '../../persistence';

/** Why a file gives no codes. */
export type ScanFailure =
  'broken' | 'empty' | 'engine' | 'fileTooLarge' | 'notSupported' | 'pictureTooLarge' | 'protected';

/** What was read of a picture, of a page of a PDF, or of what stood before the camera. */
export interface Scan {
  id: number;
  /** The file's name; null for the camera. */
  name: string | null;
  /** The page of a PDF, from 1. */
  page?: number;
  /** In pixels. */
  width: number;
  height: number;
  codes: Code[];
  failure?: ScanFailure;
}

export interface HistoryEntry {
  /** Milliseconds since 1970 (UTC). */
  at: number;
  kind: PayloadKind;
  format: string;
  title: string;
  /** Null where it holds a secret: that is kept nowhere. */
  text: string | null;
}

export interface QrScannerState {
  /** How many files are being read, and how many of them have been. */
  progress: { done: number; total: number } | null;
  scans: Scan[];
  /** What has been read on this device, the latest first, by user. */
  history: Record<string, HistoryEntry[]>;
}

const MAX_ENTRIES = 200;

const initialState: QrScannerState = { progress: null, scans: [], history: {} };

export const qrScannerSlice = createSlice({
  name: 'qrScanner',
  initialState,
  reducers: {
    scanningStarted: (state, { payload: total }: PayloadAction<number>) => {
      state.progress = { done: 0, total };
      state.scans = [];
    },
    fileScanned: (state, { payload }: PayloadAction<Scan[]>) => {
      state.scans.push(...payload);
      if (state.progress) state.progress.done += 1;
    },
    scanningEnded: (state) => {
      state.progress = null;
    },
    /** A frame of the camera held codes: they stand in place of those before. */
    cameraScanned: (state, { payload }: PayloadAction<Scan>) => {
      state.scans = [payload];
    },
    scansCleared: (state) => {
      state.scans = [];
    },
    /** The same sentence again moves to the top. */
    codesKept: (
      state,
      { payload: { user, entries } }: PayloadAction<{ user: string; entries: HistoryEntry[] }>,
    ) => {
      const isNew = ({ title, text, kind }: HistoryEntry) =>
        !entries.some(
          (entry) => entry.text === text && entry.title === title && entry.kind === kind,
        );
      const before = state.history[user] ?? [];
      state.history[user] = [...entries, ...before.filter(isNew)].slice(0, MAX_ENTRIES);
    },
    historyCleared: (state, { payload: user }: PayloadAction<string>) => {
      delete state.history[user];
    },
  },
});

export const {
  cameraScanned,
  codesKept,
  fileScanned,
  historyCleared,
  scanningEnded,
  scanningStarted,
  scansCleared,
} = qrScannerSlice.actions;

export const qrScannerPersistence: Persistence<QrScannerState> = {
  keep: ['history'],
  migrations: {},
};
