import { readBarcodes } from 'zxing-wasm/reader';
import type { Engine } from '@/domain/qr';

/** Bars whose check digit or structure lets a reading be believed. */
const LINEAR = [
  'EAN13',
  'EAN8',
  'UPCA',
  'UPCE',
  'Code128',
  'Code93',
  'DataBar',
  'DataBarExp',
] as const;
const MATRIX = ['QRCode', 'MicroQRCode', 'RMQRCode', 'DataMatrix', 'Aztec', 'PDF417'] as const;

/** zxing-cpp as WebAssembly. */
export const zxing: Engine = (picture, { formats, ...options }) =>
  readBarcodes(picture as ImageData, {
    ...options,
    formats: formats === 'AllMatrix' ? [...MATRIX] : [...MATRIX, ...LINEAR],
    tryHarder: true,
    minLineCount: 3,
    textMode: 'Plain',
  });
