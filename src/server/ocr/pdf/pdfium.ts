import { PDFiumModule } from '@hyzyla/pdfium';
import { memoizeAsync } from '@/domain/memo';

/**
 * What PDFium's WebAssembly build exports beyond the part that the package has types and classes for. A handle is an address, 0 stands for
 * none, and what a function writes goes to addresses that are handed over.
 */
interface Exports {
  _FPDF_InitLibrary: () => void;
  _FPDF_PageToDevice: (
    ...args: [
      page: number,
      x: number,
      y: number,
      width: number,
      height: number,
      turned: number,
      ...rest: number[],
    ]
  ) => number;
  _FPDF_SetFormFieldHighlightAlpha: (form: number, alpha: number) => void;
  _FPDFText_GetCharBox: (
    text: number,
    at: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ) => number;
  _FPDFText_HasUnicodeMapError: (text: number, at: number) => number;
  _FPDFTextObj_GetTextRenderMode: (object: number) => number;
  _FPDFPageObj_GetBounds: (
    object: number,
    left: number,
    bottom: number,
    right: number,
    top: number,
  ) => number;
  _FPDFPageObj_GetMatrix: (object: number, matrix: number) => number;
  _FPDFFormObj_CountObjects: (object: number) => number;
  _FPDFFormObj_GetObject: (object: number, at: number) => number;
  _FPDFImageObj_GetImageDataDecoded: (object: number, buffer: number, size: number) => number;
  _FPDFImageObj_GetImageMetadata: (object: number, page: number, metadata: number) => number;
  _FPDFPage_GetAnnotCount: (page: number) => number;
  _FPDFPage_GetAnnot: (page: number, at: number) => number;
  _FPDFPage_CloseAnnot: (annotation: number) => void;
  _FPDFAnnot_GetSubtype: (annotation: number) => number;
  _FPDFAnnot_GetFlags: (annotation: number) => number;
  _FPDFAnnot_GetRect: (annotation: number, rectangle: number) => number;
  _FPDFAnnot_GetStringValue: (
    annotation: number,
    key: number,
    buffer: number,
    size: number,
  ) => number;
  _FPDFAnnot_GetFormFieldType: (form: number, annotation: number) => number;
  _FPDFAnnot_GetFormFieldFlags: (form: number, annotation: number) => number;
  _FPDFAnnot_GetFormFieldValue: (
    form: number,
    annotation: number,
    buffer: number,
    size: number,
  ) => number;
  _FPDFAnnot_IsChecked: (form: number, annotation: number) => number;
}
export type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> & Exports;

/** The library, loaded once in a process. */
export const openPdfium = memoizeAsync(async () => {
  const pdfium = (await PDFiumModule({})) as Pdfium;
  pdfium._FPDF_InitLibrary();
  return pdfium;
});

/** Memory of the library for as long as `use` runs. @throws {RangeError} where there is none. */
export function withMemory<T>(
  { wasmExports: { malloc, free } }: Pdfium,
  bytes: number,
  use: (address: number) => T,
): T {
  const address = malloc(bytes);
  if (address === 0) throw new RangeError('PDFium has no memory left.');
  try {
    return use(address);
  } finally {
    free(address);
  }
}

/** So many numbers that a function writes to addresses; undefined where it says that it has not. */
export function numbersOf(
  pdfium: Pdfium,
  count: number,
  write: (...addresses: number[]) => number,
  kind: 'float' | 'double' | 'int' = 'float',
): number[] | undefined {
  const size = kind === 'double' ? 8 : 4;
  return withMemory(pdfium, count * size, (start) => {
    const addresses = Array.from({ length: count }, (_, at) => start + at * size);
    if (write(...addresses) === 0) return undefined;
    const view = new DataView(pdfium.HEAPU8.buffer);
    const read = { float: 'getFloat32', double: 'getFloat64', int: 'getInt32' } as const;
    return addresses.map((address) => view[read[kind]](address, true));
  });
}

/** Bytes that a function gives when it is asked twice: first for their number. */
export function bytesOf(pdfium: Pdfium, ask: (buffer: number, size: number) => number): Uint8Array {
  const size = ask(0, 0);
  if (size <= 0) return new Uint8Array();
  return withMemory(pdfium, size, (buffer) =>
    pdfium.HEAPU8.slice(buffer, buffer + Math.min(size, ask(buffer, size))),
  );
}

/** A text of UTF-16 that ends with a zero. */
export function textOf(pdfium: Pdfium, ask: (buffer: number, size: number) => number): string {
  return new TextDecoder('utf-16le').decode(bytesOf(pdfium, ask)).replace(/\0+$/, '');
}
