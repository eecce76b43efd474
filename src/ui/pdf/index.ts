/** PDFs in the browser, by the engine that reads them on the server; it comes with the first document. */
import type { PDFiumLibrary } from '@hyzyla/pdfium';

export interface Pdf {
  pageCount: number;
  /** The text of a page, from 0, line by line; empty where it is only a picture. */
  textOf: (page: number) => string;
  /** A page as a picture, `scale` pixels a point. */
  render: (page: number, scale: number) => Promise<ImageData>;
  close: () => void;
}

let pending: Promise<PDFiumLibrary> | undefined;

function loadLibrary(): Promise<PDFiumLibrary> {
  pending ??= import(/* webpackChunkName: "pdf" */ '@hyzyla/pdfium').then(({ PDFiumLibrary }) =>
    PDFiumLibrary.init({
      wasmUrl: new URL('@hyzyla/pdfium/pdfium.wasm', import.meta.url).href,
    }),
  );
  // What did not come is asked for again.
  pending.catch(() => (pending = undefined));
  return pending;
}

/** Opens a PDF. Rejects where it is damaged, locked with a password, or the engine does not come. */
export async function openPdf(file: Blob): Promise<Pdf> {
  const library = await loadLibrary();
  const document = await library.loadDocument(new Uint8Array(await file.arrayBuffer()));
  return {
    pageCount: document.getPageCount(),
    textOf: (page) => document.getPage(page).getText(),
    render: async (page, scale) => {
      const { data, width, height } = await document
        .getPage(page)
        .render({ scale, renderFormFields: true });
      return new ImageData(new Uint8ClampedArray(data), width, height);
    },
    close: () => document.destroy(),
  };
}
