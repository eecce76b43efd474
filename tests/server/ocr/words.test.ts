import { rereadLatin } from '@/server/ocr/document/latin';
import { rereadOwnScript } from '@/server/ocr/document/ownScript';
import { withoutStrays } from '@/server/ocr/engine/lines';
import { blankImage } from '@/server/ocr/picture/image';
import { type Line, tesseract, Work } from '@/server/ocr/tesseract';
import { lineOf } from './support';

type TextLine = ReturnType<typeof lineOf>;
const textOf = ({ glyphs }: TextLine): string =>
  glyphs.map(({ before, text }) => before + text).join('');

/** A line whose first word is drawn so many times as high as the others. */
function withHigh(words: string, times: number): TextLine {
  const line = lineOf(words);
  const end = line.glyphs.findIndex(({ before }) => before !== '');
  for (const { box } of line.glyphs.slice(0, end)) box.y1 = box.y0 + (box.y1 - box.y0) * times;
  return line;
}

describe('what stands at the ends of a line and is no writing', () => {
  const trimmed = (line: TextLine) => withoutStrays([line]).map(textOf).join('\n');

  it('is an icon, which is higher than the letters and read without certainty', () => {
    expect(trimmed(withHigh('Nm:63 or farm animals', 3))).toBe('or farm animals');
    expect(trimmed(withHigh('Nm:63 or farm animals', 2))).toBe('Nm or farm animals');
    expect(trimmed(withHigh('On:96 or farm animals', 3))).toBe('On or farm animals');
  });

  it('is never a longer word, or beside letters that are no surer', () => {
    expect(trimmed(withHigh('Macomb:63 or farm animals', 3))).toBe('Macomb or farm animals');
    expect(trimmed(withHigh('Nm:63 or:60 farm:40 animals:50', 3))).toBe('Nm or farm animals');
  });

  it('is a sign of which the engine is not sure', () => {
    expect(trimmed(lineOf('=:5 Wayne County:96 ,:57'))).toBe('Wayne County');
    expect(trimmed(lineOf('-:90 Wayne County:96 &:88'))).toBe('- Wayne County &');
  });

  it('is the stroke of a frame, in a cell of its own', () => {
    const [stroke, cell] = [lineOf('|:94'), lineOf('Lorem ipsum', { x: 60 })];
    const [first, ...rest] = cell.glyphs;
    if (!first) throw new Error('A line without letters.');
    const framed = {
      ...cell,
      glyphs: [...stroke.glyphs, { ...first, before: '\t' as const }, ...rest],
    };
    expect(trimmed(framed)).toBe('Lorem ipsum');
    expect(trimmed(lineOf('|:94 Lorem ipsum'))).toBe('| Lorem ipsum');
  });
});

describe('look-alikes of Latin within Hangul', () => {
  const PLACE = { x: 100, y: 100, model: 'kor' as const };
  afterEach(() => jest.restoreAllMocks());

  /** What a line becomes where the Korean model alone reads a word as given, with its confidence. */
  async function reread(words: string, answer: string): Promise<string> {
    const line = lineOf(words, PLACE);
    jest.spyOn(tesseract, 'read').mockImplementation(async (): Promise<Line[]> => {
      const { recognition } = lineOf(answer, { x: 12, y: 14 });
      return [recognition];
    });
    await rereadOwnScript(blankImage(800, 200), 'kor', [line], new Work());
    return textOf(line);
  }

  it('are read again by the Korean model alone, which is surer', async () => {
    expect(await reread('흔적없이 부드럽게 HOE:30 일회용', '닦아주는:64')).toBe(
      '흔적없이 부드럽게 닦아주는 일회용',
    );
  });

  it('stay where they are known, or where that model finds nothing surer of its own', async () => {
    const [known, unknown] = ['제조연월은 제품하단 LOT:95 번호', '제조연월은 제품하단 LOT:40 번호'];
    expect(await reread(known, '로트:99')).toContain('LOT');
    expect(await reread(unknown, '로트:20')).toContain('LOT');
    expect(await reread(unknown, '[01:89')).toContain('LOT');
  });
});

describe('an abbreviation in brackets within Hangul', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is read by the Chinese model where neither of the others knows it', async () => {
    const line = lineOf('계약마진 (05\\):37 은', { x: 100, y: 100, model: 'kor' });
    const answers: Record<string, string> = { eng: 'CSM(-:5', chi_tra: 'CSM)-:91' };
    jest
      .spyOn(tesseract, 'read')
      .mockImplementation(async (_image, { models }): Promise<Line[]> => {
        const { recognition } = lineOf(answers[models] ?? '', { x: 12, y: 14 });
        return [recognition];
      });
    const picture = blankImage(800, 200);
    const foreground = { ...picture, data: new Uint8Array(picture.data.length) };
    const rest = { scale: 1, lineHeight: 20, blocks: [], work: new Work() };
    const page = { picture, foreground, ...rest };
    await rereadLatin(page, [line]);
    expect(textOf(line)).toBe('계약마진 (CSM) 은');
  });
});
