import { isFall, Refused } from '../process/protocol';
import { openPdfium, type Pdfium, withMemory } from './pdfium';

/** A PDF ends with its mark, give or take what a mail program adds. Without it the rest is missing, and PDFium would read the half of it. */
const TAIL = 4096;
/** What PDFium says of a file that is locked: by a password, or in a way that it does not know. */
const LOCKED = [4, 5];
/** PDFium's callbacks for a viewer, none of which is needed; the first number is the version of their list. */
const FORM_BYTES = 256;
const FORM_VERSION = 2;

/** A document in PDFium's memory. */
export interface Document {
  pdfium: Pdfium;
  /** Handles: of the document, and of the fields that it may have. */
  handle: number;
  form: number;
  pageCount: number;
  /** @throws {Refused} E1421 for a page that is broken. */
  withPage: <T>(page: number, use: (page: Page) => T) => T;
  close: () => void;
}

/** A page in PDFium's memory, with its size in points. */
export interface Page extends Pick<Document, 'pdfium' | 'form'> {
  handle: number;
  width: number;
  height: number;
}

/** @throws {Refused} E1422 for a PDF that asks for a password, E1421 for one that is broken. */
export async function openDocument(file: Uint8Array): Promise<Document> {
  if (!Buffer.from(file.subarray(-TAIL)).includes('%%EOF')) throw new Refused('E1421');
  const pdfium = await openPdfium();
  const { malloc, free } = pdfium.wasmExports;
  const memory = malloc(file.length);
  pdfium.HEAPU8.set(file, memory);
  const handle = load(() => pdfium._FPDF_LoadMemDocument(memory, file.length, 0));
  if (handle === 0) {
    free(memory);
    throw new Refused(LOCKED.includes(pdfium._FPDF_GetLastError()) ? 'E1422' : 'E1421');
  }
  const callbacks = malloc(FORM_BYTES);
  pdfium.HEAPU8.fill(0, callbacks, callbacks + FORM_BYTES);
  pdfium.HEAP32[callbacks >> 2] = FORM_VERSION;
  const form = pdfium._FPDFDOC_InitFormFillEnvironment(handle, callbacks);
  // Fields are read as they are printed, not on coloured ground.
  if (form !== 0) pdfium._FPDF_SetFormFieldHighlightAlpha(form, 0);
  return {
    pdfium,
    handle,
    form,
    pageCount: pdfium._FPDF_GetPageCount(handle),
    withPage: (number, use) => {
      const page = load(() => pdfium._FPDF_LoadPage(handle, number));
      if (page === 0) throw new Refused('E1421');
      if (form !== 0) pdfium._FORM_OnAfterLoadPage(page, form);
      try {
        return use({
          pdfium,
          form,
          handle: page,
          width: pdfium._FPDF_GetPageWidth(page),
          height: pdfium._FPDF_GetPageHeight(page),
        });
      } finally {
        if (form !== 0) pdfium._FORM_OnBeforeClosePage(page, form);
        pdfium._FPDF_ClosePage(page);
      }
    },
    close: () => {
      if (form !== 0) pdfium._FPDFDOC_ExitFormFillEnvironment(form);
      pdfium._FPDF_CloseDocument(handle);
      free(callbacks);
      free(memory);
    },
  };
}

function load(open: () => number): number {
  try {
    return open();
  } catch (error) {
    if (isFall(error)) throw error;
    throw new Refused('E1421');
  }
}

const GREY = 1;
const WHITE = 0xffffffff;
const [ANNOTATIONS, GREYSCALE] = [0x01, 0x08];

/** The page as it is printed, in shades of grey and with what has been filled in; `width` and `height` in pixels. */
export function drawPage(
  { pdfium, handle, form }: Page,
  width: number,
  height: number,
): Uint8Array {
  return withMemory(pdfium, width * height, (buffer) => {
    const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, GREY, buffer, width);
    try {
      pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      pdfium._FPDF_RenderPageBitmap(
        bitmap,
        handle,
        0,
        0,
        width,
        height,
        0,
        ANNOTATIONS | GREYSCALE,
      );
      if (form !== 0) pdfium._FPDF_FFLDraw(form, bitmap, handle, 0, 0, width, height, 0, GREYSCALE);
      return pdfium.HEAPU8.slice(buffer, buffer + width * height);
    } finally {
      pdfium._FPDFBitmap_Destroy(bitmap);
    }
  });
}
