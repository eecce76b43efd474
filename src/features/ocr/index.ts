export { OcrScreen } from './OcrScreen';
