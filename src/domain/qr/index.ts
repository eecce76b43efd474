export { type Decoded, decodeBytes, type Encoding } from './encoding';
export { revealed } from './hiddenCharacters';
export {
  type Field,
  type FieldName,
  type Payload,
  type PayloadKind,
  type Warning,
  type WarningName,
} from './payload';
export { contrast, type MakeKind, payloadText } from './make';
export { isSecret, understand } from './understand';
export { isWording } from './kinds/insurance';
export {
  type Code,
  codesOf,
  type Engine,
  frameReader,
  isWhole,
  readPicture,
  type Rgba,
  withEarlierParts,
} from './reading';
