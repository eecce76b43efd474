export { type Code, codesOf } from './code';
export type { Rgba } from './gray';
export { type Engine, readFrame, readPicture } from './readPicture';
