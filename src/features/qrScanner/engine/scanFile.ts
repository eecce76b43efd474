import { imageSize } from 'image-size';
import { codesOf, readPicture, type Rgba } from '@/domain/qr';
import { loadPdfEngine, openPdf, type Pdf } from '@/ui/pdf';
import type { ScanAnswer, ScannedPage } from './protocol';
import { zxing } from './zxing';

const MEGABYTE = 1024 * 1024;
const MAX_PICTURE_BYTES = 40 * MEGABYTE;
const MAX_PDF_BYTES = 30 * MEGABYTE;
const MAX_PDF_PAGES = 20;
/** Pixels a point: 200 dots an inch, as a scanner would. */
const PDF_SCALE = 200 / 72;
const MAX_PDF_SIDE = 3000;
/** More would take gigabytes to decode. */
const MAX_PIXELS = 60_000_000;
/** What a picture's head is looked for in. */
const HEAD_BYTES = 512 * 1024;

/** The pixels of a picture, which is closed. */
export function pixelsOf(bitmap: ImageBitmap, canvas = new OffscreenCanvas(1, 1)): Rgba {
  const { width, height } = bitmap;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('The browser draws nothing here.');
  // What is transparent in one picture must not show the one before.
  pen.clearRect(0, 0, width, height);
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
  return pen.getImageData(0, 0, width, height);
}

async function scanned(picture: Rgba): Promise<ScannedPage> {
  const { results } = await readPicture(picture, zxing);
  return { codes: codesOf(results), width: picture.width, height: picture.height };
}

export const scanPixels = async (picture: Rgba): Promise<ScanAnswer> => ({
  pages: [await scanned(picture)],
});

/** Known from the head, before anything is decoded; undefined where the head says nothing. */
function sizeIn(head: Uint8Array): number | undefined {
  try {
    const { width, height } = imageSize(head);
    return width * height;
  } catch {
    return undefined;
  }
}

async function toBlob({ width, height, data }: Rgba): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width), 0, 0);
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
}

async function scanPdf(file: Blob): Promise<ScanAnswer> {
  if (file.size > MAX_PDF_BYTES) return { failure: 'fileTooLarge' };
  await loadPdfEngine();
  const pages: ScannedPage[] = [];
  let pdf: Pdf | undefined;
  try {
    pdf = await openPdf(file);
    for (let page = 1; page <= Math.min(pdf.pageCount, MAX_PDF_PAGES); page += 1) {
      const picture = await pdf.render(page - 1, PDF_SCALE, MAX_PDF_SIDE);
      const read = await scanned(picture);
      // Only pages with codes are shown; of a document without any the first.
      if (read.codes.length > 0 || page === 1)
        pages.push({ ...read, page, picture: await toBlob(picture) });
    }
  } catch (error) {
    const isProtected = error instanceof Error && /password|security/i.test(error.message);
    // What was read before a page that is damaged stays read.
    if (!pages.some(({ codes }) => codes.length > 0))
      return { failure: isProtected ? 'protected' : 'broken' };
  } finally {
    pdf?.close();
  }
  const withCodes = pages.filter(({ codes }) => codes.length > 0);
  return { pages: withCodes.length > 0 ? withCodes : pages };
}

/** Reads a picture or a PDF; whatever is wrong with it ends in a failure that can be said. */
export async function scanFile(file: Blob): Promise<ScanAnswer> {
  if (file.size === 0) return { failure: 'empty' };
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (new TextDecoder('latin1').decode(head.subarray(0, 1024)).includes('%PDF-'))
    return scanPdf(file);
  if (file.size > MAX_PICTURE_BYTES) return { failure: 'fileTooLarge' };
  const pixels = sizeIn(head);
  if (pixels !== undefined && pixels > MAX_PIXELS) return { failure: 'pictureTooLarge' };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return {
      failure: pixels === undefined && !file.type.startsWith('image/') ? 'notSupported' : 'broken',
    };
  }
  // Where the head said nothing.
  if (bitmap.width * bitmap.height > MAX_PIXELS) {
    bitmap.close();
    return { failure: 'pictureTooLarge' };
  }
  return scanPixels(pixelsOf(bitmap));
}
