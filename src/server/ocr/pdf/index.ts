import type { Box, Raster } from '../picture/image';
import { MAX_PAGES, Refused } from '../process/protocol';
import type { OcrPage } from '../types';
import { boxOf, type Content, contentOf, shareOf } from './content';
import { isDamaged } from './damage';
import { type Document, drawPage, openDocument, type Page } from './document';
import { notesOf } from './fields';
import { type Line, type Span, textOfPage, woven } from './text';
import { wayOf } from './way';

export { type Line, type Span, woven } from './text';

const POINTS_PER_INCH = 72;
const DRAWN_DPI = 250;
/** Those of an A4 page at that resolution; a smaller page may have them too if its pictures do. */
const USUAL_PIXELS = 6_050_000;
/** A page may be as large as a wall; what is drawn of it is not. */
const MAX_PIXELS = 9_000_000;
const SCAN_SHARE = 0.5;

/** A page that has to be recognised, as a whole or in part. */
export interface RenderedPage {
  picture: Raster;
  /** Whether a picture on it is broken, so that words may be missing. */
  damaged: boolean;
  /** The text that is there, what has been filled in, and the pictures in which there may be more. */
  beside?: { lines: Line[]; notes: Span[]; pictures: Box[] };
}

export interface Pdf {
  /** The pages whose text is all there; null for the others. @throws {Refused} E1424 for too many pages. */
  textLayers: () => (OcrPage | null)[];
  /** A page as a picture; pages are counted from 0. */
  draw: (page: number) => RenderedPage;
  close: () => void;
}

/** @throws {Refused} E1422 for a PDF that asks for a password, E1421 for one that is broken. */
export async function openPdf(file: Uint8Array): Promise<Pdf> {
  const document = await openDocument(file);
  return {
    textLayers: () => {
      if (document.pageCount > MAX_PAGES) throw new Refused('E1424');
      if (document.pageCount < 1) throw new Refused('E1421');
      return Array.from({ length: document.pageCount }, (_, page) => textLayerOf(document, page));
    },
    draw: (number) => document.withPage(number, draw),
    close: document.close,
  };
}

function textLayerOf(document: Document, number: number): OcrPage | null {
  return document.withPage(number, (page) => {
    const content = contentOf(page);
    const size = sizeOf(page, content);
    const text = textOfPage(page, size);
    if (wayOf(page, content, text).way !== 'text') return null;
    return { source: 'textLayer', confidence: null, ...woven(text.lines, notesIn(page, size)) };
  });
}

function draw(page: Page): RenderedPage {
  const content = contentOf(page);
  const size = sizeOf(page, content);
  const picture: Raster = {
    data: drawPage(page, size.width, size.height),
    ...size,
    channels: 1,
  };
  const damaged = isDamaged(page, content.pictures);
  const text = textOfPage(page, size);
  const way = wayOf(page, content, text);
  if (way.way !== 'both') return { picture, damaged };
  const boxes = way.pictures.map((one) => boxOf(page, one, size));
  // What has text of the page upon it is the ground of a box or of a chart.
  const pictures = boxes.filter(
    (box) => text.lines.filter((line) => line.box && isWithin(line.box, box)).length < 2,
  );
  return { picture, damaged, beside: { lines: text.lines, notes: notesIn(page, size), pictures } };
}

const isWithin = (line: Box, { x0, y0, x1, y1 }: Box): boolean => {
  const [x, y] = [(line.x0 + line.x1) / 2, (line.y0 + line.y1) / 2];
  return x0 <= x && x < x1 && y0 <= y && y < y1;
};

const notesIn = (page: Page, size: Size): Span[] =>
  notesOf(page).map((note) => ({ text: note.text, box: boxOf(page, note, size), inLine: true }));

interface Size {
  width: number;
  height: number;
}

/** The size in pixels in which a page is drawn: fine enough for print, and as fine as its pictures are where the page is small. */
function sizeOf({ width, height }: Page, { pictures }: Content): Size {
  if (!(width > 0 && height > 0)) throw new Refused('E1421');
  const inches = (width * height) / POINTS_PER_INCH ** 2;
  const usual = Math.sqrt(USUAL_PIXELS / inches);
  const own = Math.max(
    0,
    ...pictures.map((one) => (one.width * POINTS_PER_INCH) / Math.max(1, one.right - one.left)),
  );
  const scanned =
    pictures.reduce((sum, one) => sum + shareOf(one, { width, height }), 0) >= SCAN_SHARE;
  const least = scanned ? Math.min(DRAWN_DPI, Math.max(own, usual)) : DRAWN_DPI;
  const dpi = Math.min(Math.max(least, Math.min(own, usual)), Math.sqrt(MAX_PIXELS / inches));
  const scale = dpi / POINTS_PER_INCH;
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
}
