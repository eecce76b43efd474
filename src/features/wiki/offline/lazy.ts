/** What the chunk of offline reading holds. */
export { NotCached } from './NotCached';
export { Offline } from './Offline';
