import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/** As JSON, compressed as quickly as may be. */
export const pack = async (value: unknown): Promise<Buffer> =>
  compress(JSON.stringify(value), { level: 1 });

/** What was packed, as the type that it had. */
export const unpack = async <T>(body: Buffer): Promise<T> =>
  JSON.parse((await decompress(body)).toString()) as T;
