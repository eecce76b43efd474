import { type CallError, type OcrPage as Page, type OcrResult, siteApi } from '@/api';
import { ocrKindOf } from '@/domain/ocr';
import type { AppThunk } from '../../hooks';
import {
  fileChosen,
  type OcrFile,
  type OcrPage,
  runCancelled,
  runFailed,
  runStarted,
  runSucceeded,
} from './slice';
import { dropFile, fileOf, keepFile } from './files';
import { selectOcr } from './selectors';

/** How a run ended. `cancelled`: by the visitor, or because another file took its place. */
export type Reading =
  | { end: 'read' }
  | { end: 'empty' }
  | { end: 'cancelled' }
  | { end: 'failed'; error: CallError | undefined };

/** Ends the call of the run under way. */
const calls = new Map<OcrFile['id'], () => void>();

function abortCall(id: number | undefined): void {
  if (id === undefined) return;
  calls.get(id)?.();
  calls.delete(id);
}

/** Takes a file that VA-OCR lets pass in place of the one before. */
export function takeFile(file: File): AppThunk {
  return (dispatch, getState) => {
    const old = selectOcr(getState()).file?.id;
    const { name, size } = file;
    dispatch(fileChosen({ id: keepFile(file, old), name, size, kind: ocrKindOf(file) ?? 'image' }));
    abortCall(old);
  };
}

export function removeFile(): AppThunk {
  return (dispatch, getState) => {
    const old = selectOcr(getState()).file?.id;
    dispatch(fileChosen(null));
    dropFile(old);
    abortCall(old);
  };
}

/** What the specification does not ask of the server counts as unknown where it is not said. */
const complete = (page: Page): OcrPage => ({
  source: 'recognised',
  confidence: null,
  doubtful: [],
  damaged: false,
  ...page,
});

/** AP-8: each page of a PDF is shown, otherwise the single text is one page. */
function pagesOf({ text, pages = [] }: OcrResult, kind: OcrFile['kind']): OcrPage[] {
  if (kind === 'pdf' && pages.length > 0) return pages.map(complete);
  const [only] = pages;
  return [complete(only?.text === text ? only : { text })];
}

/** Reads the chosen file (ST-OCR). */
export function readFile(): AppThunk<Promise<Reading>> {
  return async (dispatch, getState) => {
    const { file: chosen, status } = selectOcr(getState());
    const file = fileOf(chosen?.id);
    if (!chosen || !file || status === 'loading') return { end: 'cancelled' };
    dispatch(runStarted());
    const { run } = selectOcr(getState());
    const call = dispatch(
      siteApi.endpoints.extractText.initiate({ ocrUpload: { file } }, { track: false }),
    );
    calls.set(chosen.id, () => call.abort());
    const { data: result, error } = await call;
    const now = selectOcr(getState());
    if (now.status === 'idle' || now.run !== run) return { end: 'cancelled' };
    calls.delete(chosen.id);
    const pages = result ? pagesOf(result, chosen.kind) : [];
    if (pages.length > 0) {
      dispatch(runSucceeded(pages));
      return { end: pages.some(({ text }) => text.trim() !== '') ? 'read' : 'empty' };
    }
    dispatch(runFailed());
    return error
      ? { end: 'failed', error: 'status' in error ? error : undefined }
      : { end: 'empty' };
  };
}

/** The server learns that nobody waits any more. A result from before stays. */
export function cancelReading(): AppThunk {
  return (dispatch, getState) => {
    const { file } = selectOcr(getState());
    dispatch(runCancelled());
    abortCall(file?.id);
  };
}
