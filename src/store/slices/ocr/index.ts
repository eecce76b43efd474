export { fileOf } from './files';
export { cancelReading, readFile, type Reading, removeFile, takeFile } from './reading';
export { selectOcr } from './selectors';
export { type OcrFile, type OcrPage, type OcrState, pageTurned } from './slice';
