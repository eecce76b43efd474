import { type Candidate, candidateOf, isBetter, isConvincing } from '@/server/ocr/engine/candidate';
import { type Model, Work } from '@/server/ocr/tesseract';
import { prepare } from '@/server/ocr/document/pageImage';
import { rowsIn } from '@/server/ocr/document/recognition';
import { blankImage } from '@/server/ocr/picture/image';
import { lineOf } from './support';

const image = blankImage(1000, 400);
const read = (lines: ReturnType<typeof lineOf>[], way = 'page', model: Model = 'eng') =>
  candidateOf(lines, { way, model, image });
const textOf = ({ lines }: Candidate): string[] =>
  lines.map(({ glyphs }) => glyphs.map(({ before, text }) => before + text).join(''));

describe('readings of one picture', () => {
  it('are better with more letters that are likely to be right', async () => {
    const floor = await read([lineOf('yourselt:26')]);
    expect(isBetter(await read([lineOf('yourself:91')], 'document'), floor)).toBe(true);
    expect(isBetter(await read([lineOf('ycu:20 rsehf:26')], 'block'), floor)).toBe(false);
  });

  it('are no better for noise beside the same words', async () => {
    const floor = await read([lineOf('sure words')]);
    const noisy = await read([lineOf('sure words'), lineOf('s:12 pe:25', { y: 40 })], 'sparse');
    expect(isBetter(noisy, floor)).toBe(false);
  });

  it('need to be sure where the engine itself sees no text', async () => {
    const nothing = await read([]);
    expect(isBetter(await read([lineOf('eR:23 Tm:31 Ne:21')], 'block'), nothing)).toBe(false);
    expect(isBetter(await read([lineOf('JOINT:97')], 'block'), nothing)).toBe(true);
    expect(isBetter(await read([lineOf('\\\\\\\\\\:90')], 'document'), nothing)).toBe(false);
  });

  it('need no words where they are certain, nor where they are many', async () => {
    const nothing = await read([]);
    expect(isBetter(await read([lineOf('1:97 2:97 3:96 4:96')], 'doubled'), nothing)).toBe(true);
    expect(isBetter(await read([lineOf('1:90 2:90 3:90 4:90')], 'doubled'), nothing)).toBe(false);
    const rows = Array.from({ length: 12 }, (_, at) =>
      lineOf('yourself:55 selfsame:58', { y: at * 30 }),
    );
    expect(isBetter(await read(rows.slice(0, 2), 'doubled'), nothing)).toBe(false);
    const page = [...rows, ...rows.map((_, at) => lineOf('yourself:55', { y: 400 + at * 30 }))];
    expect(isBetter(await read(page, 'doubled'), nothing)).toBe(true);
  });

  it('are worse for letters that were read twice', async () => {
    const once = await read([lineOf('service margin')]);
    const twice = await read([lineOf('service margin'), lineOf('service')], 'document');
    expect(twice.letters).toBeGreaterThan(once.letters);
    expect(isBetter(twice, once)).toBe(false);
  });

  it('are in another script only where letters of that script are surely found', async () => {
    const floor = await read([lineOf('Biilowstrae:50')]);
    const options = { model: 'kor' as const };
    const latin = await read([lineOf('Bulowstra:70', options)], 'page', 'kor');
    const hangul = await read([lineOf('보험계약:93', options)], 'page', 'kor');
    expect([isBetter(latin, floor), isBetter(hangul, floor)]).toEqual([false, true]);
  });

  it('convince only as a whole', async () => {
    const words = await read([lineOf('Contractual service margin')]);
    expect(isConvincing({ ...words, covered: 0.95 })).toBe(true);
    expect(isConvincing({ ...words, covered: 0.3 })).toBe(false);
    const doubtful = await read([lineOf('Contractual:60 service:70 margin')]);
    expect(isConvincing({ ...doubtful, covered: 0.95 })).toBe(false);
  });

  it.each([
    [0, true],
    [0.5, true],
    [2, false],
    [-2, false],
  ])(
    'of a page convince where its lines are level: at %d degrees %s',
    async (degrees, expected) => {
      const line = lineOf('Contractual service margin of a group of contracts');
      for (const { box } of line.glyphs) {
        const fall = box.x0 * Math.tan((degrees * Math.PI) / 180);
        Object.assign(box, { y0: box.y0 + fall, y1: box.y1 + fall });
      }
      const page = { way: 'page', model: 'eng' as const, image: blankImage(1700, 2400) };
      const reading = await candidateOf([line], page);
      expect(isConvincing({ ...reading, covered: 1 })).toBe(expected);
    },
  );

  it('are those down the columns where read across the characters stand further apart, whichever comes first', async () => {
    const rows = [0, 15, 30, 45, 60].map((y) =>
      lineOf('合:96 約:96 服:96', { y, model: 'chi_tra' }),
    );
    const across = await read(rows, 'document', 'chi_tra');
    const columns = [400, 200, 0].map((x) => lineOf('合約服務邊:82', { x, model: 'chi_tra' }));
    const down = await read(columns, 'vertical', 'chi_tra');
    expect(across.value).toBeGreaterThan(down.value);
    expect([isBetter(across, down), isBetter(down, across)]).toEqual([false, true]);
  });

  it('leave the picture as it came for the next', async () => {
    const data = Buffer.alloc(400 * 300, 180);
    for (let at = 0; at < data.length; at += 7) data[at] = 60;
    const before = Buffer.from(data);
    await prepare({ data, width: 400, height: 300, channels: 1 }, new Work());
    expect(data.equals(before)).toBe(true);
  });
});

describe('lines side by side', () => {
  const COLUMN = 'a column of running text that is wide enough';

  it('are the cells of rows where they are narrow', async () => {
    const cells = [
      lineOf('Opening'),
      lineOf('Closing', { y: 30 }),
      lineOf('1,000', { x: 500 }),
      lineOf('1,250', { x: 500, y: 31 }),
    ];
    expect(textOf(await read(cells))).toEqual(['Opening\t1,000', 'Closing\t1,250']);
  });

  it('are columns where both are wide', async () => {
    const columns = [
      lineOf(COLUMN),
      lineOf(COLUMN, { y: 30 }),
      lineOf(COLUMN, { x: 500 }),
      lineOf(COLUMN, { x: 500, y: 30 }),
    ];
    expect(textOf(await read(columns))).toEqual([COLUMN, COLUMN, COLUMN, COLUMN]);
  });

  const page = (foot: { y: number }) => [
    ...[0, 30, 60, 90, 120, 150].map((y) => lineOf(COLUMN, { y })),
    lineOf('54 TRAVEL', foot),
    ...[0, 30, 60, 90, 120].map((y) => lineOf(COLUMN, { x: 500, y })),
    lineOf('the end of the second column, which is wide', { x: 500, y: 150 }),
  ];

  it('come before what stands below all of them', async () => {
    const read54 = textOf(await read(page({ y: 200 })));
    expect(read54.at(-1)).toBe('54 TRAVEL');
    expect(read54.at(-2)).toContain('the end of the second column');
  });

  it('keep the last lines of a column that is longer than the next', async () => {
    expect(textOf(await read(page({ y: 180 })))[6]).toBe('54 TRAVEL');
  });

  it('are parts of one row where the layout has torn it', () => {
    const at = (words: string, x: number, y: number) => lineOf(words, { x, y }).recognition;
    const torn = [
      at('beside the block', 900, 0),
      at('second row', 0, 60),
      at('end', 400, 34),
      at('the beginning of a row', 0, 30),
    ];
    const rows = rowsIn({ x0: 0, x1: 800, y0: 0, y1: 200 }, torn);
    expect(rows.map(({ text, bbox }) => [text, bbox.x1])).toEqual([
      ['the beginning of a row end', 430],
      ['second row', 100],
    ]);
  });
});
