import { type Box, type Grayscale, blankImage } from '../picture/image';
import { foregroundOf } from '../picture/foreground';
import { type Shape, shapesOf } from '../picture/symbols';
import type { TextLine } from './latin';
import type { Glyph } from './glyphs';
import type { PageImage } from './pageImage';
import { type Model, tesseract, type Work } from '../tesseract';

/** A sign and where it stands. */
interface Sign {
  text: string;
  box: Box;
}

/** The line of a circle is thinner than a letter's, and so paler. */
const FAINT_GRAY = 210;
const SIGNS = { box: '□', ticked: '☑', filled: '■' } as const;
const BOXES: readonly string[] = Object.values(SIGNS);
const CIRCLED_ONE = 0x2460;
const LAST_CIRCLED = 20;

/** Finds numbers in circles and boxes for ticks and paints them white: the models would make letters of them. Changes the picture. */
export async function extractSigns(
  { picture, lineHeight, work }: PageImage,
  model: Model,
): Promise<Sign[]> {
  const shapes = shapesOf(foregroundOf(picture, FAINT_GRAY), lineHeight, {
    han: model === 'chi_tra',
  });
  const circled = shapes.filter(({ kind }) => kind === 'circled');
  const numbers = await readNumbers(picture, circled, work);
  const symbols = shapes.flatMap(({ kind, box }, at): Sign[] => {
    if (kind !== 'circled') return [{ text: SIGNS[kind], box }];
    const number = numbers[circled.indexOf(shapes[at] as Shape)] ?? 0;
    return number >= 1 && number <= LAST_CIRCLED
      ? [{ text: String.fromCodePoint(CIRCLED_ONE + number - 1), box }]
      : [];
  });
  for (const { box } of symbols)
    for (let y = Math.max(0, box.y0 - 2); y < Math.min(picture.height, box.y1 + 2); y += 1)
      picture.data.fill(
        255,
        y * picture.width + Math.max(0, box.x0 - 2),
        y * picture.width + Math.min(picture.width, box.x1 + 2),
      );
  return symbols;
}

/** How many times as large the numbers are shown to the engine, and the white between them in parts of their height. */
const ENLARGEMENT = 2;
const GAP_HEIGHTS = 0.8;

/** Reads the numbers of all circles in one line, since the engine needs company to know the size of a digit. */
async function readNumbers(
  picture: Grayscale,
  circled: readonly Shape[],
  work: Work,
): Promise<number[]> {
  if (circled.length === 0) return [];
  const side =
    Math.max(...circled.map(({ inner }) => Math.max(inner.x1 - inner.x0, inner.y1 - inner.y0))) *
    ENLARGEMENT;
  const step = Math.round(side * (1 + GAP_HEIGHTS));
  const canvas = blankImage(step * circled.length + side, side * 2);
  for (const [order, { inner }] of circled.entries()) {
    const [left, top] = [Math.round(side / 2) + order * step, Math.round(side / 2)];
    const [middle, radius] = [
      { x: (inner.x0 + inner.x1) / 2, y: (inner.y0 + inner.y1) / 2 },
      (inner.x1 - inner.x0) / 2,
    ];
    for (let y = 0; y < (inner.y1 - inner.y0) * ENLARGEMENT; y += 1)
      for (let x = 0; x < (inner.x1 - inner.x0) * ENLARGEMENT; x += 1) {
        const from = {
          x: inner.x0 + Math.floor(x / ENLARGEMENT),
          y: inner.y0 + Math.floor(y / ENLARGEMENT),
        };
        // The circle itself stays outside.
        if (Math.hypot(from.x + 0.5 - middle.x, from.y + 0.5 - middle.y) > radius) continue;
        canvas.data[(top + y) * canvas.width + left + x] =
          picture.data[from.y * picture.width + from.x] ?? 255;
      }
  }
  const numbers = circled.map(() => '');
  const options = { models: 'eng', layout: 'block', few: true, digits: true } as const;
  const lines = await tesseract.read(canvas, options, work);
  const digits = lines.flatMap(({ words }) => words.flatMap(({ symbols }) => symbols));
  for (const { text, bbox } of digits) {
    const order = Math.floor(((bbox.x0 + bbox.x1) / 2 - side / 2 + (step - side) / 2) / step);
    if (order in numbers) numbers[order] += text;
  }
  return numbers.map(Number);
}

/** In heights of a line: a sign this far from a line's ends still belongs to it. */
const MAX_GAP_HEIGHTS = 4;
const SIGN_CONFIDENCE = 90;
const GHOST_HEIGHTS = 0.3;

/** Puts the signs into their lines, or into lines of their own. Changes the lines. */
export function placeSigns(
  lines: TextLine[],
  symbols: readonly Sign[],
  model: Model,
  lineHeight: number,
): void {
  for (const { text, box } of symbols) {
    const room = lineHeight * GHOST_HEIGHTS;
    const glyph = { text, before: '' as const, confidence: SIGN_CONFIDENCE, box };
    const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
    const away = ({ recognition: { bbox } }: TextLine) => Math.max(bbox.x0 - x, x - bbox.x1, 0);
    const [line] = lines
      .filter(
        (one) =>
          one.recognition.bbox.y0 <= y &&
          y <= one.recognition.bbox.y1 &&
          away(one) <= MAX_GAP_HEIGHTS * lineHeight,
      )
      .sort((a, b) => away(a) - away(b));
    if (line) {
      // Where the sign stood the models may see one that is not there.
      const isGhost = ({ box: other }: Glyph) =>
        other.x0 < box.x1 &&
        other.x1 > box.x0 &&
        (other.x0 + other.x1) / 2 < box.x1 &&
        other.x0 >= box.x0 - room;
      line.glyphs = line.glyphs.filter((other) => !isGhost(other));
      const at = line.glyphs.findIndex((other) => other.box.x0 > x);
      line.glyphs.splice(at < 0 ? line.glyphs.length : at, 0, glyph);
      continue;
    }
    // A box beside which no words stand is a drawing, or a part of one.
    if (BOXES.includes(text)) continue;
    const below = lines.findIndex(({ recognition: { bbox } }) => bbox.y0 > y);
    const own: TextLine = {
      recognition: { model, confidence: SIGN_CONFIDENCE, bbox: box, text, words: [] },
      glyphs: [glyph],
    };
    lines.splice(below < 0 ? lines.length : below, 0, own);
  }
}
