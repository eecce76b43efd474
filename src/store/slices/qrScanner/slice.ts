import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Code, PayloadKind } from '@/domain/qr';
import type { Persistence } from '../../persistence';
import { sessionEnded } from '../session/slice';

/** Why a file gives no codes. */
export type ScanFailure =
  | 'broken'
  | 'empty'
  | 'engine'
  | 'fileTooLarge'
  | 'notSupported'
  | 'pictureTooLarge'
  | 'protected'
  | 'timedOut';

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
/** Browsers give a site five million characters for all that it keeps. */
const MAX_CHARACTERS = 400_000;

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
      state.progress = null;
      state.scans = [];
    },
    /** The same sentence again moves to the top. */
    codesKept: (
      state,
      { payload: { user, entries } }: PayloadAction<{ user: string; entries: HistoryEntry[] }>,
    ) => {
      const byContents = new Map<string, HistoryEntry>();
      for (const entry of [...entries, ...(state.history[user] ?? [])]) {
        const contents = JSON.stringify([entry.kind, entry.title, entry.text]);
        if (!byContents.has(contents)) byContents.set(contents, entry);
      }
      let characters = 0;
      state.history[user] = [...byContents.values()]
        .slice(0, MAX_ENTRIES)
        .filter(({ text }) => (characters += text?.length ?? 0) <= MAX_CHARACTERS);
    },
    historyCleared: (state, { payload: user }: PayloadAction<string>) => {
      delete state.history[user];
    },
  },
  // The next person at this window sees nothing of what was read; the history is kept by user.
  extraReducers: (builder) =>
    builder.addCase(sessionEnded, (state) => ({ ...initialState, history: state.history })),
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
  isShared: true,
};
