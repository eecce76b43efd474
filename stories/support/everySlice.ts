import { makeStore } from '@/store';

/** Joins every late part of the store, so that whatever is shown or tried finds its own. */
export async function loadEverySlice(): Promise<void> {
  const slices = [
    'api',
    'workspace',
    'ocr',
    'qrScanner',
    'sqlLineage',
    'textToSql',
    'termsComparison',
  ] as const;
  await Promise.all(slices.map(makeStore().loadSlice));
}
