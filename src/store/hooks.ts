import { use } from 'react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { selectLocale } from './slices/locale';
import type { AppDispatch, AppStore, LazySlice, RootState } from './store';

export type AppThunk<Result = void> = ThunkAction<Result, RootState, unknown, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** The language that the reader has chosen. */
export const useLocale = () => useAppSelector(selectLocale);

/** Waits for slices as a part of rendering. */
export function useSlices(names: readonly LazySlice[]): void {
  const { loadSlice } = useAppStore();
  for (const name of names) use(loadSlice(name));
}
