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

type Described = Pick<GzipPart, 'crc' | 'size'>;

/** The checksum of texts one behind the other: what is there is carried over as many zeros as the next one is long. */
function joinedCrc(parts: readonly Described[]): number {
  const zeros = Buffer.alloc(Math.max(0, ...parts.map(({ size }) => size)));
  return parts.reduce((before, { crc, size }) => {
    const carried = zeros.subarray(0, size);
    return (crc32(carried, before) ^ crc32(carried) ^ crc) >>> 0;
  }, 0);
}

/** What makes one file of parts: what stands before their bodies, and what behind. Bodies may lie elsewhere. */
export function gzipAround(parts: readonly Described[]): { header: Buffer; trailer: Buffer } {
  const sums = Buffer.alloc(8);
  sums.writeUInt32LE(joinedCrc(parts), 0);
  sums.writeUInt32LE(parts.reduce((sum, { size }) => sum + size, 0) % 2 ** 32, 4);
  return { header: HEADER, trailer: Buffer.concat([END, sums]) };
}
