import { rereadLatin } from '@/server/ocr/document/latin';
import { blankImage } from '@/server/ocr/picture/image';
import { tesseract, Work } from '@/server/ocr/tesseract';
import { lineOf } from './support';

const picture = blankImage(800, 100);
const page = {
  picture,
  scale: 1,
  foreground: { data: new Uint8Array(800 * 100), width: 800, height: 100 },
  lineHeight: 20,
  blocks: [],
  work: new Work(),
};

/** How wide the widest part is that the model for Latin letters reads again. */
async function widthAgain(words: string): Promise<number> {
  const read = jest.spyOn(tesseract, 'read').mockResolvedValue([]);
  await rereadLatin(page, [lineOf(words, { x: 40, y: 30, model: 'chi_tra' })]);
  const widths = read.mock.calls.map(([image]) => image.width);
  read.mockRestore();
  return Math.max(0, ...widths);
}

describe('letters that stand beside Latin ones in a Chinese line', () => {
  it('are read with them where they are taken for a bracket without a partner', async () => {
    expect(await widthAgain('測】Pollo:64')).toBe(await widthAgain('測SPollo:64'));
    expect(await widthAgain('測【】Pollo:64')).toBe(await widthAgain('測Pollo:64'));
  });

  it('do not take the words before them along', async () => {
    expect(await widthAgain('測Pollo】La:64')).toBe(await widthAgain('測Pollo測:64'));
  });
});
