/** What the chunk of offline reading holds. */
export { NotKept } from './NotKept';
export { Offline } from './Offline';
