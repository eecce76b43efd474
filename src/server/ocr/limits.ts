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
