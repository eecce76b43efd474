export { memoizeAsync } from './memoizeAsync';
