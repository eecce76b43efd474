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

/** Pages of a PDF that are read; the rest of an office's day has other files too. */
export const MAX_PAGES = 50;
/** An A4 page at 600 dpi has 34.8 million pixels. */
export const MAX_MEGAPIXELS = 40;

/* The clock only ends what hangs: on a machine ten times as slow all of it has time enough. */
/** A process starts within this time (ms); it takes 1 s. */
export const START_MS = 60_000;
/** A file is opened and its text layer read within this time (ms); fifty pages take 2 s. */
export const OPEN_MS = 20_000;
/** A page is drawn or a picture decoded within this time (ms); it takes 0.3 s. */
export const DRAW_MS = 12_000;
/** One page is recognised within this time (ms); the slowest picture that we know takes 10 s. */
export const READ_MS = 240_000;

/** How long a process waits for more work before it is given back (ms). */
export const IDLE_MS = 60_000;
/** Files in work or waiting, for each process. */
export const QUEUE_PER_PROCESS = 8;
/** Of these, how many may be one visitor's; whoever reads one file after the other has one. */
export const FILES_PER_VISITOR = 4;

/** What a process may hold in memory (kB): twice what an ordinary page takes. */
export const PROCESS_DATA_KB = 800_000;
/** Processor seconds after which the system ends a process that nobody is left to end. */
export const PROCESS_CPU_SECONDS = 3600;
/** Pages after which a process is replaced, well before its processor seconds are used up. */
export const PROCESS_TASKS = 200;
/** The scheduler's niceness: whoever waits for a page of the site goes first. */
export const NICENESS = 5;
