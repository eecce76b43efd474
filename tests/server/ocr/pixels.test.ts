import { toSpix } from '@/server/ocr/tesseract/types';

/** Words of four bytes, as numbers. */
const wordsOf = (spix: Buffer): number[] =>
  Array.from({ length: spix.length / 4 }, (_, at) => spix.readUInt32LE(at * 4));

describe('a picture for the engine', () => {
  it('holds four grey pixels a word, the first highest, each row from a word of its own', () => {
    const data = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    const spix = toSpix({ data, width: 5, height: 2, channels: 1 });
    expect(spix.toString('latin1', 0, 4)).toBe('spix');
    expect(wordsOf(spix).slice(1)).toEqual([
      ...[5, 2, 8, 2, 0, 16],
      ...[0x01_02_03_04, 0x05_00_00_00, 0x06_07_08_09, 0x0a_00_00_00],
    ]);
  });

  it('holds a pixel of colours a word', () => {
    const data = Uint8Array.of(1, 2, 3, 250, 251, 252);
    const spix = toSpix({ data, width: 1, height: 2, channels: 3 });
    expect(wordsOf(spix).slice(1)).toEqual([1, 2, 32, 1, 0, 8, 0x01_02_03_00, 0xfa_fb_fc_00]);
  });
});
