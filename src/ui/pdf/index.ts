/** PDFs in the browser, by the engine that reads them on the server; it comes with the first document. */
import { memoizeAsync } from '@/domain/memo';

export interface Pdf {
  pageCount: number;
  /** The text of a page, from 0, line by line; empty where it is only a picture. */
  textOf: (page: number) => string;
  /** A page as a picture, `scale` pixels a point, neither side longer than `maxSide` pixels. */
  render: (page: number, scale: number, maxSide?: number) => Promise<ImageData>;
  close: () => void;
}

/** Brings the engine. Rejects where it does not come; the next call asks for it again. */
export const loadPdfEngine = memoizeAsync(async () => {
  const [{ PDFiumLibrary }, response] = await Promise.all([
    import(/* webpackChunkName: "pdf" */ '@hyzyla/pdfium'),
    fetch(new URL('@hyzyla/pdfium/pdfium.wasm', import.meta.url)),
  ]);
  if (!response.ok) throw new Error('The PDF engine did not come.');
  return PDFiumLibrary.init({ wasmBinary: await response.arrayBuffer() });
});

/** Opens a PDF. Rejects where it is damaged or locked with a password. */
export async function openPdf(file: Blob): Promise<Pdf> {
  const engine = await loadPdfEngine();
  const document = await engine.loadDocument(new Uint8Array(await file.arrayBuffer()));
  return {
    pageCount: document.getPageCount(),
    textOf: (page) => document.getPage(page).getText(),
    render: async (index, wanted, maxSide = Infinity) => {
      const page = document.getPage(index);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const scale = Math.min(wanted, maxSide / Math.max(originalWidth, originalHeight, 1));
      const { data, width, height } = await page.render({ scale, renderFormFields: true });
      return new ImageData(new Uint8ClampedArray(data), width, height);
    },
    close: () => document.destroy(),
  };
}
