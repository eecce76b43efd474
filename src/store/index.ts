export {
  type AppThunk,
  useAppDispatch,
  useAppSelector,
  useAppStore,
  useLocale,
  useSlices,
} from './hooks';
export { restoreState, shareLists } from './persistence';
export {
  type AppDispatch,
  type AppStore,
  type LazySlice,
  makeStore,
  type RootState,
  type StoreServices,
} from './store';
export * from './screens';
export * from './slices/alerts';
export * from './slices/chat';
export { routeVisited, selectVisits } from './slices/history';
export { localeChosen, selectLocale } from './slices/locale';
export { selectIsFetching } from './slices/network';
export * from './slices/ocr';
export * from './slices/qrScanner';
export * from './slices/session';
export * from './slices/sqlLineage';
export * from './slices/textToSql';
export * from './slices/termsComparison';
export * from './slices/workspace';
