import { recognise } from '@/server/ocr/engine/recognise';
import { blankImage } from '@/server/ocr/picture/image';
import { Budget, type Line, type ReadOptions, tesseract } from '@/server/ocr/tesseract';

/** A page whose letters are said to be Hangul: it is read as a document before it is read as it came. */
const page = blankImage(1600, 1260);
for (let row = 0; row < 20; row += 1)
  for (let line = 0; line < 12; line += 1) {
    const from = (100 + line * 40 + row) * 1600;
    for (let x = 100; x < 1500; x += 1) if (x % 20 < 12) page.data[from + x] = 0;
  }

const WORDS = '보험계약마진';
const letters = [...WORDS].map((text, at) => ({
  text,
  bbox: { x0: 100 + at * 20, y0: 100, x1: 118 + at * 20, y1: 120 },
}));
const bbox = { x0: 100, y0: 100, x1: 220, y1: 120 };
const line: Line = {
  bbox,
  text: WORDS,
  words: [{ text: WORDS, confidence: 91, bbox, symbols: letters }],
};

afterEach(() => jest.restoreAllMocks());

describe('the time of a picture', () => {
  it('is enough for the picture as it came where another way took all of it and read nothing', async () => {
    let spent = 0;
    jest.spyOn(Budget.prototype, 'spent', 'get').mockImplementation(() => spent);
    const guess = { script: 'Korean', degrees: 0, certainty: 9 } as const;
    jest.spyOn(tesseract, 'guess').mockResolvedValue(guess);
    const read = async (_image: unknown, { layout, budget }: ReadOptions) => {
      if (budget.isUsedUp) return [];
      if (layout === 'page') return [line];
      spent += 21_000;
      return [];
    };
    jest.spyOn(tesseract, 'read').mockImplementation(read);
    const { text } = await recognise(page);
    expect(spent).toBeGreaterThan(0);
    expect(text).toBe(WORDS);
  });
});
