import { type RenderedPage, type Span, woven } from '../pdf';
import { crop, toGrayscale } from '../picture/image';
import type { OcrPage } from '../types';
import { recognise } from './recognise';

/** Of a picture beside a page's own text, less than this is taken for a photograph. */
const SURE = 70;
const MIN_LETTERS = 4;
/** Of a broken picture, less than this is what the break looks like. */
const SURE_OF_REST = 80;
const NOTHING: OcrPage = { text: '', source: 'recognised', confidence: null, doubtful: [] };

/** Reads a page, or what its own text does not say: the pictures beside it. */
export async function readPage({ picture, damaged, beside }: RenderedPage): Promise<OcrPage> {
  const page = beside ? await readBeside(picture, beside) : await recognise(picture);
  if (!damaged) return page;
  return beside || (page.confidence ?? 0) >= SURE_OF_REST
    ? { ...page, damaged }
    : { ...NOTHING, damaged };
}

async function readBeside(
  picture: RenderedPage['picture'],
  { lines, notes, pictures }: NonNullable<RenderedPage['beside']>,
): Promise<OcrPage> {
  const read: (Span & { confidence: number })[] = [];
  const page = await toGrayscale(picture);
  for (const box of pictures) {
    const { text, doubtful, confidence } = await recognise(crop(page, box, 0), {
      upright: true,
    });
    if ((confidence ?? 0) >= SURE && text.replace(/\s/g, '').length >= MIN_LETTERS)
      read.push({ box, text, doubtful, confidence: confidence ?? 0 });
  }
  const whole = woven(lines, [...notes, ...read]);
  if (read.length === 0) return { source: 'textLayer', confidence: null, ...whole };
  return {
    source: 'recognised',
    confidence: Math.min(...read.map(({ confidence }) => confidence)),
    ...whole,
  };
}
