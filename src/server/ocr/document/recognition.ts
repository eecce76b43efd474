import { type Box, crop, type Grayscale, blankImage } from '../picture/image';
import { type Line, type Model, tesseract, type Word, type Work } from '../tesseract';

/** A line with the model that read it; places are those of the page. */
export interface Recognition extends Line {
  model: Model;
  /** From 0 to 100: below 60 the model does not know the script. */
  confidence: number;
}

const MARGIN = 12;

interface Source {
  picture: Grayscale;
  work: Work;
}

/** Reads a block of a page. */
export async function readLines(
  model: Model,
  { picture, work }: Source,
  block: Box,
): Promise<Recognition[]> {
  const lines = await tesseract.read(
    crop(picture, block, MARGIN),
    { models: model, layout: 'block' },
    work,
  );
  const shift = { x: block.x0 - MARGIN, y: block.y0 - MARGIN };
  return lines.map((line) => recognitionOf(model, moved(line, shift)));
}

/** Reads single spans of a page, set one below the other; each span has its own answer, which is empty where
 * that would be too much work. `few`: see `ReadOptions`. */
export async function readSpans(
  model: Model,
  { picture, work }: Source,
  spans: readonly Box[],
  few = false,
): Promise<Recognition[][]> {
  if (spans.length === 0) return [];
  const size = {
    width: Math.max(...spans.map(({ x0, x1 }) => x1 - x0)) + 2 * MARGIN,
    height: spans.reduce((sum, { y0, y1 }) => sum + y1 - y0 + MARGIN, MARGIN),
  };
  if (!work.allows(model, spans, size)) return spans.map(() => []);
  const canvas = blankImage(size.width, size.height);
  let top = MARGIN;
  const places = spans.map((span) => {
    const place = {
      top,
      bottom: top + span.y1 - span.y0,
      shift: { x: span.x0 - MARGIN, y: span.y0 - top },
    };
    for (let y = span.y0; y < span.y1; y += 1) {
      const row = picture.data.subarray(y * picture.width + span.x0, y * picture.width + span.x1);
      canvas.data.set(row, (top + y - span.y0) * canvas.width + MARGIN);
    }
    top = place.bottom + MARGIN;
    return place;
  });
  const lines = await tesseract.read(canvas, { models: model, layout: 'block', few }, work);
  return places.map(({ top: from, bottom, shift }) =>
    lines
      .filter(({ bbox }) => (bbox.y0 + bbox.y1) / 2 >= from && (bbox.y0 + bbox.y1) / 2 < bottom)
      .map((line) => recognitionOf(model, moved(line, shift))),
  );
}

/** The confidence of words, each letter counting alike. */
export function confidenceOf(words: readonly Word[]): number {
  const letters = words.reduce((sum, { symbols }) => sum + symbols.length, 0);
  return (
    words.reduce((sum, { confidence, symbols }) => sum + confidence * symbols.length, 0) /
    Math.max(1, letters)
  );
}

export function recognitionOf(model: Model, line: Line): Recognition {
  return { ...line, model, confidence: confidenceOf(line.words) };
}

/** Two parts of one line, from the left. */
export function joinedRecognition(left: Recognition, right: Recognition): Recognition {
  const [a, b] = [left.bbox, right.bbox];
  return recognitionOf(left.model, {
    bbox: {
      x0: Math.min(a.x0, b.x0),
      y0: Math.min(a.y0, b.y0),
      x1: Math.max(a.x1, b.x1),
      y1: Math.max(a.y1, b.y1),
    },
    text: `${left.text.trimEnd()} ${right.text}`,
    words: [...left.words, ...right.words],
  });
}

/** The rows of a block, put together again where the layout has torn them, as it does those of another script. */
export function rowsIn(block: Box, known: readonly Recognition[]): Recognition[] {
  const middleOf = ({ bbox }: Recognition) => ({
    x: (bbox.x0 + bbox.x1) / 2,
    y: (bbox.y0 + bbox.y1) / 2,
  });
  const rows: Recognition[][] = [];
  const within = known.filter((one) => {
    const { x, y } = middleOf(one);
    return x >= block.x0 && x < block.x1 && y >= block.y0 && y < block.y1;
  });
  // The widest parts are whole lines or most of them.
  for (const part of within.sort((a, b) => b.bbox.x1 - b.bbox.x0 - (a.bbox.x1 - a.bbox.x0))) {
    const { y } = middleOf(part);
    const row = rows.find(([widest]) => widest && y >= widest.bbox.y0 && y < widest.bbox.y1);
    if (row) row.push(part);
    else rows.push([part]);
  }
  return rows
    .map((parts) => parts.sort((a, b) => a.bbox.x0 - b.bbox.x0).reduce(joinedRecognition))
    .sort((a, b) => a.bbox.y0 - b.bbox.y0);
}

function moved(line: Line, { x, y }: { x: number; y: number }): Line {
  const move = (box: Box): Box => ({
    x0: box.x0 + x,
    x1: box.x1 + x,
    y0: box.y0 + y,
    y1: box.y1 + y,
  });
  return {
    ...line,
    bbox: move(line.bbox),
    words: line.words.map((word) => ({
      ...word,
      bbox: move(word.bbox),
      symbols: word.symbols.map((letter) => ({ ...letter, bbox: move(letter.bbox) })),
    })),
  };
}
