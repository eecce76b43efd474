export { Enlarged } from './Enlarged';
export { Lens } from './Lens';
