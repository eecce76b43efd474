export { downloadName } from './download';
export { OCR_ACCEPT, OCR_MAX_BYTES, ocrKindOf, ocrRefusalOf } from './file';
export type { OcrKind, OcrRefusal } from './file';
export { megabytesText, readableSize } from './size';
export type { SizeUnit } from './size';
