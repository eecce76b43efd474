import { once } from 'node:events';
import type { FastifyRequest } from 'fastify';
import { BusinessError } from '../errors';
import { MalformedRequest } from './errorMessages';

/** VA-OCR-2: 2 MB, read as MiB so that the server never refuses what the screen lets through. */
export const UPLOAD_BYTES = 2 * 1024 * 1024;

const FIELD = 'file';

/** Codes of the multipart parser that say what the sender did; all others mean a form that cannot be read. */
const PARSER_FAILURES: Readonly<Record<string, () => BusinessError>> = {
  FST_REQ_FILE_TOO_LARGE: () => new BusinessError('E1413', {}, 413),
  FST_FIELDS_LIMIT: () => new BusinessError('E1410', {}, 400),
  FST_FILES_LIMIT: () => new BusinessError('E1411', {}, 400),
};

/**
 * Reads a multipart body into memory: exactly one file, under the name that AP-8 gives it.
 * @throws {BusinessError} E1410 no file, E1411 more than one (400), E1413 more than UPLOAD_BYTES (413).
 * @throws {MalformedRequest} for a form that is broken or holds something else.
 */
export async function readUpload(request: FastifyRequest): Promise<{ file: Buffer }> {
  if (!request.isMultipart()) throw new BusinessError('E1410', {}, 400);
  let file: Buffer | undefined;
  try {
    for await (const part of request.parts({
      limits: { fileSize: UPLOAD_BYTES, files: 1, fields: 0 },
    })) {
      if (part.type !== 'file' || part.fieldname !== FIELD)
        throw new MalformedRequest('unknown', { field: part.fieldname });
      const tooLarge = once(part.file, 'limit').then(() => {
        throw new BusinessError('E1413', {}, 413);
      });
      // At the limit, not when the rest of whatever is being sent has come.
      file = await Promise.race([part.toBuffer(), tooLarge]);
    }
  } catch (error) {
    // Whoever is still sending reads the answer only when the rest has been taken.
    request.raw.unpipe();
    request.raw.resume();
    if (error instanceof BusinessError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw PARSER_FAILURES[code]?.() ?? new MalformedRequest('multipart');
  }
  if (!file) throw new BusinessError('E1410', {}, 400);
  return { file };
}
