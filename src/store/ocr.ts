/** The OCR screen's part of the store: the chosen file, the run, its result. It joins the store when the screen comes. */
import './server';
import { rootReducer } from './reducer';
import { announceReducer } from './store';
import { ocrSlice } from './slices/ocr';

rootReducer.inject(ocrSlice);
announceReducer();

export type { Progress } from '@/api';
export { pageTurned, selectOcr } from './slices/ocr';
export type { OcrFile, OcrPage, OcrState } from './slices/ocr';
export { fileOf } from './slices/ocr/files';
export { cancelReading, readFile, removeFile, takeFile } from './slices/ocr/reading';
export type { Reading } from './slices/ocr/reading';
