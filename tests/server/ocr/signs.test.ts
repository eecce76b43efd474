import { placeSigns } from '@/server/ocr/document/symbols';
import { lineOf } from './support';

const textOf = ({ glyphs }: ReturnType<typeof lineOf>): string =>
  glyphs.map(({ text }) => text).join('');
const at = (y: number) => ({ x0: 2, x1: 14, y0: y, y1: y + 12 });

describe('signs beside lines', () => {
  it('stand with the words on their height; boxes without words are part of a drawing', () => {
    const lines = [lineOf('Illness:90', { y: 40 })];
    const signs = [
      { text: '■', box: at(0) },
      { text: '①', box: at(150) },
      { text: '□', box: at(300) },
    ];
    placeSigns(lines, signs, 'eng', 16);
    expect(lines.map(textOf)).toEqual(['Illness', '①']);
  });
});
