import type { Code, Rgba } from '@/domain/qr';
import type { ScanFailure } from '@/store';

/** What the page asks of the worker. Nothing of it leaves the machine. */
export type ScanRequest =
  | { kind: 'file'; file: Blob }
  | { kind: 'frame'; frame: ImageBitmap }
  | { kind: 'pixels'; picture: Rgba };

export interface ScannedPage {
  codes: Code[];
  width: number;
  height: number;
  /** Of a PDF, from 1. */
  page?: number;
  /** Of a page of a PDF, to be shown. */
  picture?: Blob;
}

export type ScanAnswer = { pages: ScannedPage[] } | { failure: ScanFailure };
