import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './reducer';

/** What the store may ask of its surroundings. */
export interface StoreServices {
  navigate: (path: string) => void;
}

export type AppThunk<Result = void> = ThunkAction<Result, RootState, unknown, UnknownAction>;
