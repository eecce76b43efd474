const KB = 1024;
const MB = KB * KB;

export type SizeUnit = 'bytes' | 'KB' | 'MB';

/** A file's size as a reader wants it (OC-UI): whole bytes, KB with one decimal, MB with two. */
export function readableSize(bytes: number): { amount: number; unit: SizeUnit } {
  if (bytes < KB) return { amount: bytes, unit: 'bytes' };
  const inKB = Math.round((bytes / KB) * 10) / 10;
  // What would round to 1024 KB is a MB.
  return inKB < KB
    ? { amount: inKB, unit: 'KB' }
    : { amount: Math.round((bytes / MB) * 100) / 100, unit: 'MB' };
}

/** Megabytes with two decimals, rounded up, so that one byte over 2 MB does not read as 2.00 (VA-OCR-2). */
export function megabytesText(bytes: number): string {
  return (Math.ceil((bytes / MB) * 100) / 100).toFixed(2);
}
