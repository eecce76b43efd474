import type { components } from '../generated/contract';

type Schemas = components['schemas'];
/** The contract asks for the text alone, as the specification does; this server always says how it read a page. */
export type OcrPage = Schemas['OcrPage'] &
  Required<Pick<Schemas['OcrPage'], 'source' | 'confidence' | 'doubtful'>>;
export type OcrResult = Schemas['OcrResult'] & { pages: OcrPage[] };

export interface ReadOptions {
  /** Who asks, so that one visitor cannot fill the queue: an address. */
  visitor: string;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Told when the number of pages is known and after each page. */
  onProgress: (done: number, total: number) => void;
}

/** Reads text out of files. */
export interface Ocr {
  /** @throws {BusinessError} E1412, E1414 (400), E1421 to E1425 (422) for a file that cannot be read, E5004 (503) where too many wait already, of all or of this visitor. */
  read: (file: Uint8Array, options: ReadOptions) => Promise<OcrResult>;
  /** Ends everything at once; what is being read fails. */
  close: () => Promise<void>;
}
