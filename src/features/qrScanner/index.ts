export { QrScannerScreen } from './QrScannerScreen';
