import { readFileSync } from 'node:fs';
import { prepareZXingModule as prepareReader } from 'zxing-wasm/reader';
import { prepareZXingModule as prepareWriter, writeBarcode } from 'zxing-wasm/writer';
import { codesOf, frameReader, readPicture, type Rgba } from '@/domain/qr';
import { zxing } from '@/features/qrScanner/engine/zxing';
import { formatName } from '@/features/qrScanner/results/understood';

const wasmBinary = (file: string) =>
  new Uint8Array(readFileSync(require.resolve(`zxing-wasm/${file}`))).buffer;
beforeAll(() => {
  prepareReader({ overrides: { wasmBinary: wasmBinary('reader/zxing_reader.wasm') } });
  prepareWriter({ overrides: { wasmBinary: wasmBinary('writer/zxing_writer.wasm') } });
});

type Format = NonNullable<NonNullable<Parameters<typeof writeBarcode>[1]>['format']>;
const CELL = 4;
const MARGIN = 40;

/** The code on white paper, four pixels a module, bars at least 80 pixels high. */
async function printed(text: string, format: Format): Promise<Rgba> {
  const { symbol, error } = await writeBarcode(text, { format, addQuietZones: false });
  expect(error).toBe('');
  const stretch = Math.max(CELL, Math.ceil(80 / symbol.height));
  const width = symbol.width * CELL + 2 * MARGIN;
  const height = symbol.height * stretch + 2 * MARGIN;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < symbol.height * stretch; y += 1)
    for (let x = 0; x < symbol.width * CELL; x += 1) {
      const row = Math.floor(y / stretch) * symbol.width;
      const value = symbol.data[row + Math.floor(x / CELL)] ?? 255;
      const at = ((y + MARGIN) * width + x + MARGIN) * 4;
      data.fill(value, at, at + 3);
    }
  return { width, height, data };
}

it.each<[Format, string, string]>([
  ['QRCode', 'QR Code', 'https://insurer.example/보험'],
  ['MicroQRCode', 'Micro QR Code', 'GA-2024-12345'],
  ['RMQRCode', 'rMQR Code', 'GA-2024-0012345'],
  ['DataMatrix', 'Data Matrix', 'GA-2024-0012345'],
  ['Aztec', 'Aztec', 'GA-2024-0012345'],
  ['PDF417', 'PDF417', 'GA-2024-0012345'],
  ['EAN13', 'EAN-13', '4006381333931'],
  ['EAN8', 'EAN-8', '96385074'],
  ['Code128', 'Code 128', 'GA-2024-0012345'],
])('[RT-10] reads and names %s', async (format, name, text) => {
  const picture = await printed(text, format);
  const [code, ...more] = codesOf((await readPicture(picture, zxing)).results);
  expect(more).toEqual([]);
  expect(code?.text).toBe(text);
  expect(formatName(code?.format ?? '')).toBe(name);
  const readFrame = frameReader(zxing, () => 0);
  const frames = [await readFrame(picture), await readFrame(picture)].map(codesOf);
  expect(frames[1]?.[0]?.text).toBe(text);
});
