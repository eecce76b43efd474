export { type Code, codesOf } from './code';
export type { Rgba } from './gray';
export { type Engine, readPicture } from './readPicture';
