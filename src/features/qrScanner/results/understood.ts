import { type Code, type Payload, understand } from '@/domain/qr';

/** The symbologies of products. */
const PRODUCTS = /^(EAN|UPC)/;

export const understood = ({ text, format }: Pick<Code, 'text' | 'format'>): Payload =>
  understand(text, PRODUCTS.test(format));

const NAMES: Record<string, string> = {
  QRCode: 'QR Code',
  MicroQRCode: 'Micro QR Code',
  RMQRCode: 'rMQR Code',
  DataMatrix: 'Data Matrix',
  AztecCode: 'Aztec Code',
  EAN13: 'EAN-13',
  EAN8: 'EAN-8',
  UPCA: 'UPC-A',
  UPCE: 'UPC-E',
  Code128: 'Code 128',
  Code93: 'Code 93',
};

/** A symbology by the name of its standard, which is the same in every language. */
export const formatName = (format: string): string => NAMES[format] ?? format;
