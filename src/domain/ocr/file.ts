/** What the OCR screen says of a file before anything is sent: VA-OCR-1 and VA-OCR-2. The server judges again, by the content. */

/** VA-OCR-2: 2 MB, in bytes; a file of exactly this size is taken. */
export const OCR_MAX_BYTES = 2 * 1024 * 1024;

export type OcrKind = 'pdf' | 'image';
export type OcrRefusal = 'fileType' | 'fileSize';

/** For `accept` of a file input. */
export const OCR_ACCEPT = '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg';

interface FileFacts {
  name: string;
  /** The media type; empty where the browser knows none. */
  type: string;
  /** Bytes. */
  size: number;
}

const kinds: Record<string, OcrKind | undefined> = {
  'application/pdf': 'pdf',
  'image/png': 'image',
  'image/jpeg': 'image',
  'image/jpg': 'image',
  pdf: 'pdf',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
};

/** VA-OCR-1: the kind of a file by its type or, where that tells nothing, by its extension; undefined for other files. */
export function ocrKindOf({ name, type }: Omit<FileFacts, 'size'>): OcrKind | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1] ?? '';
  return kinds[type.toLowerCase()] ?? kinds[extension.toLowerCase()];
}

/** The first rule that a file breaks: its type (VA-OCR-1), then its size (VA-OCR-2). */
export function ocrRefusalOf(file: FileFacts): OcrRefusal | undefined {
  if (!ocrKindOf(file)) return 'fileType';
  return file.size > OCR_MAX_BYTES ? 'fileSize' : undefined;
}
