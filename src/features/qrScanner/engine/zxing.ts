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
const FRAMED = ['QRCode', 'MicroQRCode', 'RMQRCode', 'PDF417'] as const;
/** Nothing but an edge or a bull's-eye says where these are: they take three times as long to look for as all the others. */
const EDGES = ['DataMatrix', 'Aztec'] as const;

const FORMATS = {
  AllUsual: [...FRAMED, ...EDGES, ...LINEAR],
  AllMatrix: [...FRAMED, ...EDGES],
  Quick: [...FRAMED, ...LINEAR],
  QuickMatrix: [...FRAMED],
};

/** zxing-cpp as WebAssembly. */
export const zxing: Engine = (picture, { formats, ...options }) =>
  readBarcodes(picture as ImageData, {
    ...options,
    formats: FORMATS[formats],
    tryHarder: true,
    minLineCount: 3,
    textMode: 'Plain',
  });
