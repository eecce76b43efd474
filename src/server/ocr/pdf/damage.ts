import type { Page } from './document';
import type { Picture } from './content';
import { bytesOf, type Pdfium, withMemory } from './pdfium';

/** PDFium gives a white or black sheet for much that it cannot decode; these are the signs of it. */
const END_OF_JPEG = Buffer.from('ffd9', 'hex');
/** Bytes after the end of a JPEG that some scanners add. */
const TAIL = 1024;
/** A sheet of one colour is smaller than this in JBIG2 (bytes). */
const BLANK_JBIG2 = 1000;
/** No fax is darker; the rest of one that is cut off is black. */
const DARKEST_FAX = 0.5;
/** Of all pictures, so many are looked at. */
const MAX_PICTURES = 200;

/** Whether a picture of a page cannot be decoded, or is cut off. What was lost behind it nobody knows. */
export function isDamaged(page: Page, pictures: readonly Picture[]): boolean {
  return pictures
    .slice(0, MAX_PICTURES)
    .some((picture) => picture.width * picture.height > 0 && isBroken(page, picture));
}

function isBroken({ pdfium, handle: page }: Page, { handle, width, height }: Picture): boolean {
  const dark = darkShare(pdfium, handle);
  if (dark === undefined) return true;
  const filters = filtersOf(pdfium, handle);
  const bytes = bytesOf(pdfium, (buffer, size) =>
    pdfium._FPDFImageObj_GetImageDataDecoded(handle, buffer, size),
  );
  switch (filters.at(-1)) {
    case 'DCTDecode':
      return !Buffer.from(bytes.subarray(-TAIL)).includes(END_OF_JPEG);
    case 'JBIG2Decode':
      return (dark === 0 || dark === 1) && bytes.length > BLANK_JBIG2;
    case 'CCITTFaxDecode':
      return dark > DARKEST_FAX;
    case 'JPXDecode':
      return false;
    default:
      return bytes.length < height * leastBytes(pdfium, handle, page, width);
  }
}

/** The part of a picture's sampled bytes that are black; undefined where it cannot be decoded. */
function darkShare(pdfium: Pdfium, picture: number): number | undefined {
  const bitmap = pdfium._FPDFImageObj_GetBitmap(picture);
  if (bitmap === 0) return undefined;
  const buffer = pdfium._FPDFBitmap_GetBuffer(bitmap);
  const size = pdfium._FPDFBitmap_GetStride(bitmap) * pdfium._FPDFBitmap_GetHeight(bitmap);
  const dark = pdfium.HEAPU8.subarray(buffer, buffer + size).reduce(
    (sum, value) => sum + (value < 128 ? 1 : 0),
    0,
  );
  pdfium._FPDFBitmap_Destroy(bitmap);
  return dark / Math.max(1, size);
}

function filtersOf(pdfium: Pdfium, picture: number): string[] {
  return Array.from({ length: pdfium._FPDFImageObj_GetImageFilterCount(picture) }, (_, at) => {
    const name = bytesOf(pdfium, (buffer, size) =>
      pdfium._FPDFImageObj_GetImageFilter(picture, at, buffer, size),
    );
    return Buffer.from(name).toString('latin1').replace(/\0+$/, '');
  });
}

const METADATA_BYTES = 28;
const [BITS_AT, COLOURS_AT] = [16, 20];
const INDEXED = 10;

/** The fewest bytes that a row may have. PDFium tells no depth of less than a byte but for black and white. */
function leastBytes(pdfium: Pdfium, picture: number, page: number, width: number): number {
  return withMemory(pdfium, METADATA_BYTES, (at) => {
    if (pdfium._FPDFImageObj_GetImageMetadata(picture, page, at) === 0) return 0;
    const view = new DataView(pdfium.HEAPU8.buffer);
    const oneBit =
      view.getUint32(at + BITS_AT, true) === 1 || view.getInt32(at + COLOURS_AT, true) === INDEXED;
    return oneBit ? Math.ceil(width / 8) : Math.ceil(width / 2);
  });
}
