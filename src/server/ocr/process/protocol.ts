import type { OcrPage } from '../types';

/** What a process is asked to do, one task at a time. */
export type Task =
  /** Opens a PDF: its pages, null for each that has to be recognised. */
  | { kind: 'open'; file: Uint8Array }
  /** Recognises a page of a PDF, counted from 0, or a picture: null. */
  | { kind: 'recognise'; file: Uint8Array; page: number | null };

export interface Results {
  open: (OcrPage | null)[];
  recognise: OcrPage;
}

/** Why a file is not read: codes of the contract. */
export type Refusal = 'E1421' | 'E1422' | 'E1423' | 'E1424' | 'E1425';

/** What a process says. After `rendered` the page is a picture, and the time for recognising it begins. */
export type Message =
  | { say: 'ready' }
  | { say: 'rendered' }
  | { say: 'done'; result: Results[Task['kind']] }
  | { say: 'refused'; code: Refusal }
  /** `fell`: the file has brought WebAssembly down, and what is left of it in this process is of no use. */
  | { say: 'failed'; reason: string; fell: boolean };

/** An engine that aborted, or it or libvips ran out of memory. */
export function isFall(error: unknown): boolean {
  return (
    error instanceof WebAssembly.RuntimeError ||
    error instanceof RangeError ||
    (error instanceof Error && error.message.includes('out of memory'))
  );
}

/** Thrown inside a process for a file that cannot be read. */
export class Refused extends Error {
  constructor(readonly code: Refusal) {
    super(code);
  }
}
