import type { OcrKind } from './file';

interface ShownPage {
  kind: OcrKind;
  /** From 0. */
  pageIndex: number;
  pageCount: number;
  /** The visitor's today. */
  date: Date;
}

/** The visitor's own date as YYYY-MM-DD. */
function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** OC-FILE: `OCR_Result_2026-11-21.txt`, or `OCR_Result_Page3_2026-11-21.txt` for a PDF of several pages. */
export function downloadName({ kind, pageIndex, pageCount, date }: ShownPage): string {
  const page = kind === 'pdf' && pageCount > 1 ? `_Page${pageIndex + 1}` : '';
  return `OCR_Result${page}_${dayOf(date)}.txt`;
}
