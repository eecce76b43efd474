import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { callProgressed, type OcrPage as Page, type Progress } from '@/api';
import type { OcrKind } from '@/domain/ocr';

/** A page with all that the screen shows of it, whether the server said it or not. */
export type OcrPage = Required<Omit<Page, 'unsupportedScript'>> & Pick<Page, 'unsupportedScript'>;

/** What the state knows of the chosen file; the file itself waits beside the store (`files.ts`). */
export interface OcrFile {
  id: number;
  name: string;
  /** Bytes. */
  size: number;
  kind: OcrKind;
}

export interface OcrState {
  file: OcrFile | null;
  status: 'idle' | 'loading';
  /** Counts the runs: the answer of one that was cancelled or replaced is nobody's. */
  run: number;
  /** How many pages of the file have been read; null until the server says so. */
  progress: Progress | null;
  /** The result, the visitor's own: the server keeps none of it. */
  pages: OcrPage[];
  /** The page that is shown, from 0. */
  pageIndex: number;
}

const initialState: OcrState = {
  file: null,
  status: 'idle',
  run: 0,
  progress: null,
  pages: [],
  pageIndex: 0,
};

/** ST-OCR. */
export const ocrSlice = createSlice({
  name: 'ocr',
  initialState,
  reducers: {
    /** A new file clears the old result and ends a run of the old file; null takes the file away. */
    fileChosen: (state, { payload }: PayloadAction<OcrFile | null>) => ({
      ...initialState,
      run: state.run,
      file: payload,
    }),
    runStarted: (state) => {
      state.status = 'loading';
      state.run += 1;
      state.progress = null;
      state.pageIndex = 0;
    },
    runSucceeded: (state, { payload }: PayloadAction<OcrPage[]>) => {
      state.status = 'idle';
      state.pages = payload;
    },
    runFailed: (state) => {
      state.status = 'idle';
      state.pages = [];
    },
    runCancelled: (state) => {
      state.status = 'idle';
    },
    pageTurned: (state, { payload }: PayloadAction<number>) => {
      state.pageIndex = Math.min(Math.max(payload, 0), Math.max(state.pages.length - 1, 0));
    },
  },
  extraReducers: (builder) =>
    builder.addCase(callProgressed, (state, { payload }) => {
      if (state.status === 'loading') state.progress = payload;
    }),
});

export const { fileChosen, pageTurned, runCancelled, runFailed, runStarted, runSucceeded } =
  ocrSlice.actions;
