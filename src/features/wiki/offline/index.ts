export { OfflineWhenIdle } from './OfflineWhenIdle';
export { TextBoundary } from './TextBoundary';
