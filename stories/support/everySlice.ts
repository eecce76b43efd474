import { makeStore } from '@/store';

/** Joins every late part of the store, so that whatever is shown or tried finds its own. */
export async function loadEverySlice(): Promise<void> {
  await Promise.all((['api', 'workspace', 'ocr', 'qrScanner'] as const).map(makeStore().loadSlice));
}
