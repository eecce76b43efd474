import type { Readable } from 'node:stream';
import { Unzip, UnzipInflate } from 'fflate';
import { BusinessError } from '../../errors';

/** A part of a file of the archive, in the order in which it is read. */
export interface ArchivePart {
  readonly name: string;
  readonly data: Uint8Array;
  readonly isLast: boolean;
}

export interface ArchiveLimits {
  /** As it is sent, and as it is unpacked. */
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly files: number;
}

/** So much is unpacked at once: a thousandfold of it is what the densest archive can make of memory. */
const SLICE_BYTES = 8 * 1024;

/**
 * Reads a ZIP archive as it comes, in constant memory.
 * @throws {BusinessError} E1608 for what is no archive, E1609 beyond a limit
 */
export async function* readArchive(
  source: Readable,
  { packedBytes, unpackedBytes, files }: ArchiveLimits,
): AsyncGenerator<ArchivePart> {
  let waiting: ArchivePart[] = [];
  let [packed, unpacked, count, open] = [0, 0, 0, 0];
  let failure: Error | undefined;
  const unzip = new Unzip((file) => {
    count++;
    open++;
    file.ondata = (error, data, isLast) => {
      if (error) failure = new BusinessError('E1608');
      unpacked += data?.length ?? 0;
      if (isLast) open--;
      if (!error) waiting.push({ name: file.name, data, isLast });
    };
    if (count > files) failure = new BusinessError('E1609');
    else file.start();
  });
  unzip.register(UnzipInflate);
  const push = (slice: Uint8Array, isLast: boolean) => {
    try {
      unzip.push(slice, isLast);
    } catch {
      failure = new BusinessError('E1608');
    }
    if (unpacked > unpackedBytes) failure = new BusinessError('E1609');
    if (failure) throw failure;
    const ready = waiting;
    waiting = [];
    return ready;
  };
  for await (const chunk of source as AsyncIterable<Buffer>) {
    packed += chunk.length;
    if (packed > packedBytes) throw new BusinessError('E1609');
    for (let from = 0; from < chunk.length; from += SLICE_BYTES)
      yield* push(chunk.subarray(from, from + SLICE_BYTES), false);
  }
  yield* push(new Uint8Array(0), true);
  if (count === 0 || open > 0) throw new BusinessError('E1608');
}
