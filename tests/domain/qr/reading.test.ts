import { readFileSync } from 'node:fs';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { encode } from 'uqr';
import {
  codesOf,
  frameReader,
  isWhole,
  readPicture,
  type Rgba,
  withEarlierParts,
} from '@/domain/qr';
import { zxing } from '@/features/qrScanner/engine/zxing';

type Result = Parameters<typeof codesOf>[0][number];

beforeAll(() => {
  const file = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(file).buffer } });
});

const CELL = 8;
/** A code on its own, painted from the two values; `spoil` changes each pixel. */
function picture(
  text: string,
  spoil: (value: number, at: number) => number = (value) => value,
): Rgba {
  const { data: cells, size } = encode(text, { border: 4 });
  const side = size * CELL;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1) {
    const dark = cells[Math.floor(at / side / CELL)]?.[Math.floor((at % side) / CELL)];
    data.fill(spoil(dark ? 0 : 255, at), at * 4, at * 4 + 3);
  }
  return { width: side, height: side, data };
}
const read = async (shown: Rgba) => codesOf((await readPicture(shown, zxing)).results);

it('reads a code, and says where it stands', async () => {
  const [code, ...more] = await read(picture('보험 2026'));
  expect(more).toEqual([]);
  expect(code).toMatchObject({ text: '보험 2026', format: 'QRCode' });
  const [topLeft, , bottomRight] = code?.corners ?? [];
  expect(Math.abs((topLeft?.x ?? 0) - 4 * CELL)).toBeLessThan(CELL);
  expect(Math.abs((bottomRight?.x ?? 0) - (picture('보험 2026').width - 4 * CELL))).toBeLessThan(
    CELL,
  );
});

it.each<[string, (value: number, at: number) => number]>([
  ['printed light on white', (value) => 236 + value / 22],
  ['printed dark on black', (value) => 6 + value / 22],
  ['under heavy noise', (value, at) => value * 0.6 + ((at * 7919) % 97) * 1.6],
  ['inverted', (value) => 255 - value],
])('reads what is %s', async (_how, spoil) => {
  expect((await read(picture('POLICY-2026', spoil)))[0]?.text).toBe('POLICY-2026');
});

it('reads a code that is drawn with dots, its eyes as well', async () => {
  const cell = 10;
  const { data: cells, size } = encode('POLICY-2026', { border: 4 });
  const side = size * cell;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [at % side, Math.floor(at / side)];
    const fromMiddle = Math.hypot((x % cell) - cell / 2, (y % cell) - cell / 2);
    if (cells[Math.floor(y / cell)]?.[Math.floor(x / cell)] && fromMiddle < cell * 0.3)
      data.fill(0, at * 4, at * 4 + 3);
  }
  expect((await read({ width: side, height: side, data }))[0]?.text).toBe('POLICY-2026');
});

it('reads nothing where there is nothing', async () => {
  const blank = { width: 300, height: 200, data: new Uint8ClampedArray(300 * 200 * 4).fill(255) };
  expect(await read(blank)).toEqual([]);
});

const point = { x: 0, y: 0 };
const result = (bytes: number[], more: Partial<Result> = {}): Result => ({
  isValid: true,
  format: 'QRCode',
  text: '?',
  bytes: new Uint8Array(bytes),
  hasECI: false,
  position: { topLeft: point, topRight: point, bottomRight: point, bottomLeft: point },
  sequenceSize: -1,
  sequenceIndex: -1,
  sequenceId: '',
  ...more,
});

it('puts a sentence of several codes together by its bytes, and says what is missing', () => {
  // The three bytes of one letter in two codes.
  const parts = [
    result([0xb3, 0xb4, 0x21], { sequenceSize: 2, sequenceIndex: 1, sequenceId: '7' }),
    result([0x41, 0xeb], { sequenceSize: 2, sequenceIndex: 0, sequenceId: '7' }),
  ];
  expect(codesOf(parts)).toMatchObject([{ text: 'A보!' }]);
  expect(codesOf(parts.slice(1))[0]?.parts).toMatchObject({ found: 1, total: 2 });
  expect(codesOf([...parts, result([0x42])])).toHaveLength(2);
});

it('goes on with a sentence in the next picture, and does not lose it to one that is seen again', () => {
  const part = (sequenceIndex: number, bytes: number[], sequenceId = '7') =>
    codesOf([result(bytes, { sequenceSize: 2, sequenceIndex, sequenceId })]);
  const [second, first, other] = [
    part(1, [0xb3, 0xb4, 0x21]),
    part(0, [0x41, 0xeb]),
    part(0, [0x42], '8'),
  ];
  const whole = withEarlierParts(first, second);
  expect(whole).toMatchObject([{ text: 'A보!', parts: { found: 2, total: 2 } }]);
  expect(whole.every(isWhole)).toBe(true);
  expect(withEarlierParts(second, whole)).toMatchObject([{ text: 'A보!' }]);
  expect(withEarlierParts(other, whole)).toMatchObject([{ text: 'B', parts: { found: 1 } }]);
});

it('looks at frames at half the size, but for one of each round, where the engine is slow', async () => {
  const frame = { width: 8, height: 8, data: new Uint8ClampedArray(8 * 8 * 4) };
  const widths: number[] = [];
  const corner = {
    topLeft: { x: 2, y: 3 },
    topRight: point,
    bottomRight: point,
    bottomLeft: point,
  };
  let clock = 0;
  const readFrame = frameReader(
    (picture) => {
      widths.push(picture.width);
      clock += 10 * picture.width;
      return Promise.resolve([result([0x41], { position: corner })]);
    },
    () => clock,
  );
  const read = [];
  for (let count = 0; count < 7; count += 1)
    read.push(codesOf(await readFrame(frame))[0]?.corners[0]);
  expect(widths).toEqual([8, 4, 4, 4, 4, 4, 8]);
  expect(read.slice(0, 2)).toEqual([
    { x: 2, y: 3 },
    { x: 4, y: 6 },
  ]);
});

it('lists codes as one reads, though a picture is never quite straight', () => {
  const at = (letter: string, x: number, y: number) => {
    const [left, right] = [
      { x, y },
      { x: x + 50, y },
    ];
    const below = { bottomLeft: { x, y: y + 50 }, bottomRight: { x: x + 50, y: y + 50 } };
    return result([letter.charCodeAt(0)], {
      position: { topLeft: left, topRight: right, ...below },
    });
  };
  const codes = codesOf([at('C', 10, 90), at('B', 90, 8), at('A', 10, 12), at('D', 90, 94)]);
  expect(codes.map(({ text }) => text).join('')).toBe('ABCD');
});

it('believes a declared encoding, and the text of bars', () => {
  expect(codesOf([result([0xc1], { hasECI: true, text: 'Á' })])[0]?.text).toBe('Á');
  expect(codesOf([result([0x34], { format: 'EAN13', text: '4006381333931' })])[0]?.text).toBe(
    '4006381333931',
  );
  expect(codesOf([result([0x34], { isValid: false })])).toEqual([]);
});
