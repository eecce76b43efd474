import type { RootState } from '../../store';
import { ocrSlice } from './slice';

const initialState = ocrSlice.getInitialState();

/** As at the start where the slice has not joined yet. */
export const selectOcr = ({ ocr = initialState }: RootState) => ocr;
