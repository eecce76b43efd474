import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

/** Text that was compressed by itself and can stand anywhere in a file of gzip (RFC 1952). */
export interface GzipPart {
  /** Deflated (RFC 1951) up to a whole byte, without an end. */
  readonly body: Buffer;
  readonly crc: number;
  /** Of the text, in bytes. */
  readonly size: number;
}

/** Level 3 takes a third of the time of 6 for a tenth more bytes. */
const LEVEL = 3;
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A last block with nothing in it. */
const END = Buffer.from([3, 0]);

const deflate = promisify(deflateRaw);

export async function gzipPart(text: string): Promise<GzipPart> {
  const bytes = Buffer.from(text);
  const body = await deflate(bytes, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH });
  return { body, crc: crc32(bytes), size: bytes.length };
}

/** The checksum of a text and one behind it: that of the first is carried over as many zeros as the second is long. */
function joined(crc: number, next: Pick<GzipPart, 'crc' | 'size'>): number {
  const zeros = Buffer.alloc(next.size);
  return (crc32(zeros, crc) ^ crc32(zeros) ^ next.crc) >>> 0;
}

/** One file of texts that were compressed apart. */
export function gzipOf(parts: readonly GzipPart[]): Buffer {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(parts.reduce(joined, 0), 0);
  end.writeUInt32LE(parts.reduce((sum, { size }) => sum + size, 0) % 2 ** 32, 4);
  return Buffer.concat([HEADER, ...parts.map(({ body }) => body), END, end]);
}
