export * from './selectors';
export * from './slice';
