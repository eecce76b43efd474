import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import type { Rgba } from '@/domain/qr';

const MAX_PAGES = 20;
/** Pixels a point: 200 dots an inch, as a scanner would. */
const SCALE = 200 / 72;
const MAX_SIDE = 3000;

let pending: Promise<PDFiumLibrary> | undefined;

/** The engine, asked for anew where it did not come. */
export function loadPdfium(): Promise<PDFiumLibrary> {
  pending ??= (async () => {
    const answer = await fetch(new URL('@hyzyla/pdfium/pdfium.wasm', import.meta.url));
    if (!answer.ok) throw new Error('The PDF engine did not come.');
    return PDFiumLibrary.init({ wasmBinary: await answer.arrayBuffer() });
  })();
  pending.catch(() => (pending = undefined));
  return pending;
}

function* picturesOf(document: PDFiumDocument) {
  const count = Math.min(document.getPageCount(), MAX_PAGES);
  for (let index = 0; index < count; index += 1) yield document.getPage(index);
}

/** The first pages as pictures, one after the other. @throws where the file cannot be opened */
export async function* pagesOfPdf(pdfium: PDFiumLibrary, bytes: Uint8Array): AsyncGenerator<Rgba> {
  const document = await pdfium.loadDocument(bytes);
  try {
    for (const page of picturesOf(document)) {
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const scale = Math.min(SCALE, MAX_SIDE / Math.max(originalWidth, originalHeight, 1));
      const picture = await page.render({ scale, render: 'bitmap' });
      const data = new Uint8ClampedArray(picture.data);
      // Blue comes first.
      for (let at = 0; at < data.length; at += 4) {
        const blue = data[at] ?? 0;
        data[at] = data[at + 2] ?? 0;
        data[at + 2] = blue;
      }
      yield { width: picture.width, height: picture.height, data };
    }
  } finally {
    document.destroy();
  }
}
