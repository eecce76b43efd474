import type { Page } from './document';
import { numbersOf } from './pdfium';

/** A rectangle on a page in points, from the page's lower left corner. */
export interface Area {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** A picture that a page shows; `handle` is good for as long as the page is open. */
export interface Picture extends Area {
  handle: number;
  /** Its place in the order of painting. */
  order: number;
  /** Its own size in pixels. */
  width: number;
  height: number;
}

/** What stands on a page, as far as it decides how the page is read. */
export interface Content {
  pictures: Picture[];
  /** The places of pieces of text in the order of painting, with whether they are painted at all. */
  texts: { order: number; painted: boolean }[];
  /** Whether some of it comes as a part of its own, a stamp for example. */
  parts: boolean;
}

type Matrix = readonly number[];
const [TEXT, IMAGE, FORM] = [1, 3, 5];
/** The way of setting text by which nothing is painted. */
const INVISIBLE = 3;
/** A page of this many objects has been drawn by a program; no scanner takes a picture apart so far. */
const MAX_OBJECTS = 20_000;

/** Walks over what a page is made of, and over what its parts are made of. */
export function contentOf({ pdfium, handle: page }: Page): Content {
  const content: Content = { pictures: [], texts: [], parts: false };
  let order = 0;
  const visit = (object: number, matrices: readonly Matrix[]) => {
    order += 1;
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type === TEXT)
      content.texts.push({
        order,
        painted: pdfium._FPDFTextObj_GetTextRenderMode(object) !== INVISIBLE,
      });
    if (type === IMAGE) {
      const area = numbersOf(pdfium, 4, (left = 0, bottom = 0, right = 0, top = 0) =>
        pdfium._FPDFPageObj_GetBounds(object, left, bottom, right, top),
      );
      const size = numbersOf(
        pdfium,
        2,
        (width = 0, height = 0) => pdfium._FPDFImageObj_GetImagePixelSize(object, width, height),
        'int',
      );
      const [width = 0, height = 0] = size ?? [];
      if (area)
        content.pictures.push({
          handle: object,
          order,
          width,
          height,
          ...matrices.reduceRight(moved, areaOf(area)),
        });
    }
    if (type !== FORM) return;
    content.parts = true;
    const matrix = numbersOf(pdfium, 6, (first = 0) =>
      pdfium._FPDFPageObj_GetMatrix(object, first),
    );
    const inner = matrix ? [...matrices, matrix] : matrices;
    each(pdfium._FPDFFormObj_CountObjects(object), (at) =>
      visit(pdfium._FPDFFormObj_GetObject(object, at), inner),
    );
  };
  const each = (count: number, see: (at: number) => void) => {
    for (let at = 0; at < count && order < MAX_OBJECTS; at += 1) see(at);
  };
  each(pdfium._FPDFPage_CountObjects(page), (at) =>
    visit(pdfium._FPDFPage_GetObject(page, at), []),
  );
  return content;
}

const areaOf = ([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): Area => ({
  left,
  bottom,
  right,
  top,
});

function moved(
  { left, bottom, right, top }: Area,
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix,
): Area {
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    bottom: Math.min(...ys),
    right: Math.max(...xs),
    top: Math.max(...ys),
  };
}

/** The part of the page that an area takes, from 0 to 1. */
export function shareOf(
  { left, bottom, right, top }: Area,
  { width, height }: Pick<Page, 'width' | 'height'>,
): number {
  return Math.min(1, ((right - left) * (top - bottom)) / (width * height));
}

/** Where an area stands in a drawing of the page of the given size in pixels. */
export function boxOf(
  { pdfium, handle }: Page,
  { left, bottom, right, top }: Area,
  size: { width: number; height: number },
) {
  const corners = [
    [left, top],
    [right, bottom],
  ].map(([x = 0, y = 0]) =>
    numbersOf(
      pdfium,
      2,
      (toX = 0, toY = 0) =>
        pdfium._FPDF_PageToDevice(handle, 0, 0, size.width, size.height, 0, x, y, toX, toY),
      'int',
    ),
  );
  const [xs, ys] = [
    corners.map((corner) => corner?.[0] ?? 0),
    corners.map((corner) => corner?.[1] ?? 0),
  ];
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  return {
    x0: within(Math.min(...xs), size.width),
    x1: within(Math.max(...xs), size.width),
    y0: within(Math.min(...ys), size.height),
    y1: within(Math.max(...ys), size.height),
  };
}
