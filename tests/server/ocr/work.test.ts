import { recognise } from '@/server/ocr/engine/recognise';
import { blankImage, crop } from '@/server/ocr/picture/image';
import { type Line, type ReadOptions, type ScriptGuess, tesseract } from '@/server/ocr/tesseract';

/** A page whose letters are said to be Hangul: it is read as a document before it is read as it came. */
const page = blankImage(1600, 1260);
for (let row = 0; row < 20; row += 1)
  for (let line = 0; line < 12; line += 1) {
    const from = (100 + line * 40 + row) * 1600;
    for (let x = 100; x < 1500; x += 1) if (x % 20 < 12) page.data[from + x] = 0;
  }

/** A small one, which is read as it came at first. */
const small = crop(page, { x0: 90, y0: 90, x1: 490, y1: 150 }, 0);

/** Enough letters to tell a script. */
const WORDS = '보험계약마진의기초잔액조정';
const letters = [...WORDS].map((text, at) => ({
  text,
  bbox: { x0: 100 + at * 20, y0: 100, x1: 118 + at * 20, y1: 120 },
}));
const bbox = { x0: 100, y0: 100, x1: 360, y1: 120 };
const lineOf = (confidence: number): Line => ({
  bbox,
  text: WORDS,
  words: [{ text: WORDS, confidence, bbox, symbols: letters }],
});

interface Known {
  guess?: ScriptGuess;
  /** What is read at all: the picture as it came. */
  reads?: (options: ReadOptions) => boolean;
  confidenceOf?: (options: ReadOptions) => number;
}

/** An engine that reads one line or nothing, at a price; the names of what was read. */
function engineOf(
  price: number,
  {
    guess = { script: 'Korean', degrees: 0, certainty: 9, scriptCertainty: 9 },
    reads = ({ layout }) => layout === 'page',
    confidenceOf = () => 91,
  }: Known = {},
): string[] {
  const readings: string[] = [];
  jest.spyOn(tesseract, 'guess').mockResolvedValue(guess);
  jest.spyOn(tesseract, 'read').mockImplementation(async (_image, options, work) => {
    readings.push(`${options.layout} ${options.models}`);
    work.spent += price;
    return reads(options) ? [lineOf(confidenceOf(options))] : [];
  });
  return readings;
}

afterEach(() => jest.restoreAllMocks());

describe('the work of a picture', () => {
  it('is never too much for the picture as it came where another way has read nothing', async () => {
    const readings = engineOf(60_000);
    expect((await recognise(page)).text).toBe(WORDS);
    expect(readings).toEqual(['block eng', 'block kor', 'page kor+eng']);
  });

  it('allows more ways while they cost little', async () => {
    const readings = engineOf(100);
    await recognise(small);
    const dear = engineOf(60_000);
    await recognise(small);
    expect(dear).toEqual(readings.slice(0, 1));
    expect(readings.length).toBeGreaterThan(3);
  });

  it('is not wasted on the wrong model where the shapes of the letters say little of a page', async () => {
    const readings = engineOf(100, {
      guess: { script: 'Greek', degrees: 0, certainty: 0.8, scriptCertainty: 0 },
      reads: () => true,
      confidenceOf: ({ models }) => (models === 'kor' ? 91 : 20),
    });
    await recognise(page);
    // Of the middle, until a model knows it; then the page by that one.
    const whole = readings.indexOf('block kor') + 1;
    expect(readings[whole]).toBe('block kor');
    expect(readings.slice(0, whole).every((one) => one.startsWith('block '))).toBe(true);
  });

  it('is no matter of time: a machine that is slower by far reads the same', async () => {
    const quick = engineOf(100);
    const text = await recognise(small);
    jest.restoreAllMocks();
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 100_000));
    jest.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: now * 1000, system: 0 }));
    const slow = engineOf(100);
    expect(await recognise(small)).toEqual(text);
    expect(slow).toEqual(quick);
  });
});
