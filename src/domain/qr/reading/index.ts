export { type Code, codesOf, isWhole, withEarlierParts } from './code';
export type { Rgba } from './gray';
export { type Engine, frameReader, readPicture } from './readPicture';
