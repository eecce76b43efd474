import { availableParallelism } from 'node:os';
import { ConfigError } from '../config';
import { BusinessError } from '../errors';
import { ReaderPool } from './process/pool';
import { FILES_PER_VISITOR, IDLE_MS, QUEUE_PER_PROCESS } from './process/protocol';
import { Reader, spawnReader } from './process/reader';
import { missingModels, NATIVE_MODELS } from './tesseract/native';
import type { Ocr, OcrPage, OcrResult, ReadOptions } from './types';

export type { Ocr, OcrResult } from './types';

interface OcrOptions {
  /** Processes at most; as many as cores. */
  size?: number;
  idleMs?: number;
  /** Files in work or waiting at most. */
  queue?: number;
  /** Of these, one visitor's at most. */
  queueOfOne?: number;
  pool?: ReaderPool;
  /** An installed command that is used in place of the built-in engine. */
  tesseractPath?: string | undefined;
}

/**
 * Reads files in processes of their own, which begin with the first file.
 * @throws {ConfigError} for a command that does not run or lacks a model.
 */
export function createOcr({
  size = availableParallelism(),
  idleMs = IDLE_MS,
  queue = size * QUEUE_PER_PROCESS,
  queueOfOne = FILES_PER_VISITOR,
  tesseractPath,
  ...rest
}: OcrOptions = {}): Ocr {
  if (tesseractPath !== undefined) checkTesseract(tesseractPath);
  const createReader = () => new Reader(() => spawnReader({ tesseractPath }));
  const pool = rest.pool ?? new ReaderPool({ size, idleMs, createReader });
  const files: string[] = [];
  return {
    read: async (file, options) => {
      const paged = isPdf(file);
      const { visitor } = options;
      const own = files.filter((one) => one === visitor).length;
      if (files.length >= queue || own >= queueOfOne) throw new BusinessError('E5004', {}, 503);
      files.push(visitor);
      try {
        return resultOf(await readPages(pool, size, paged, file, options));
      } finally {
        files.splice(files.indexOf(visitor), 1);
      }
    },
    close: async () => pool.close(),
  };
}

function checkTesseract(command: string): void {
  const missing = missingModels(command);
  if (missing === undefined || missing.length > 0)
    throw new ConfigError(
      `TESSERACT_PATH is ${JSON.stringify(command)}; expected Tesseract 5 with the models ${NATIVE_MODELS.join(', ')}${missing ? `, of which ${missing.join(', ')} are missing` : ''}.`,
    );
}

const PICTURES = ['89504e470d0a1a0a', 'ffd8ff'].map((signature) => Buffer.from(signature, 'hex'));
/** Readers of PDF accept a header that stands within the first kilobyte. */
const PDF_HEADER_WITHIN = 1024;

/**
 * Whether a file is a PDF, by its content; its name and its declared type say nothing.
 * @throws {BusinessError} E1412 for no bytes, E1414 for anything but PDF, PNG and JPEG.
 */
function isPdf(file: Uint8Array): boolean {
  if (file.length === 0) throw new BusinessError('E1412', {}, 400);
  const head = Buffer.from(file.subarray(0, PDF_HEADER_WITHIN));
  if (PICTURES.some((signature) => head.subarray(0, signature.length).equals(signature)))
    return false;
  if (head.includes('%PDF-')) return true;
  throw new BusinessError('E1414', {}, 400);
}

async function readPages(
  pool: ReaderPool,
  size: number,
  paged: boolean,
  file: Uint8Array,
  { signal, onProgress }: ReadOptions,
): Promise<OcrPage[]> {
  // One page that fails ends the others of its file.
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const pages = paged ? await pool.run({ kind: 'open', file }, either) : [null];
  let done = pages.filter((page) => page !== null).length;
  onProgress(done, pages.length);
  const todo = pages.flatMap((page, number) => (page === null ? [number] : []));
  // No more than the processes at once, so that files take turns in the pool.
  const work = async () => {
    for (let page = todo.shift(); page !== undefined; page = todo.shift()) {
      pages[page] = await pool.run({ kind: 'recognise', file, page: paged ? page : null }, either);
      done += 1;
      onProgress(done, pages.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: size }, work));
  } catch (error) {
    failed.abort(error);
    throw error;
  }
  return pages.filter((page) => page !== null);
}

function resultOf(pages: OcrPage[]): OcrResult {
  const texts = pages.map(({ text }) => text).filter((text) => text !== '');
  if (texts.length === 0 && pages.some(({ damaged }) => damaged))
    throw new BusinessError('E1421', {}, 422);
  return { text: texts.join('\n\n'), pages };
}
