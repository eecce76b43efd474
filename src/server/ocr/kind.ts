import { BusinessError } from '../errors';

export type FileKind = 'pdf' | 'picture';

const SIGNATURES: readonly [FileKind, Buffer][] = [
  ['picture', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['picture', Buffer.from('ffd8ff', 'hex')],
];
/** Readers of PDF accept a header that stands within the first kilobyte. */
const PDF_HEADER_WITHIN = 1024;

/**
 * What a file is by its content; its name and its declared type say nothing.
 * @throws {BusinessError} E1412 for no bytes, E1414 for anything but PDF, PNG and JPEG.
 */
export function kindOf(file: Uint8Array): FileKind {
  if (file.length === 0) throw new BusinessError('E1412', {}, 400);
  const head = Buffer.from(file.subarray(0, PDF_HEADER_WITHIN));
  const known = SIGNATURES.find(([, signature]) =>
    head.subarray(0, signature.length).equals(signature),
  );
  if (known) return known[0];
  if (head.includes('%PDF-')) return 'pdf';
  throw new BusinessError('E1414', {}, 400);
}
