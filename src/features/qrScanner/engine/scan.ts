import type { ScanAnswer, ScanRequest } from './protocol';

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (answer: ScanAnswer) => void>();
/** A file that takes longer is meant to: few bytes of a PDF can ask for hours. */
const MAX_FILE_MS = 90_000;

/** A worker that did not come, or that has fallen over a picture, is asked for anew the next time. */
function giveUp(): void {
  worker?.terminate();
  worker = undefined;
  for (const answer of waiting.values()) answer({ failure: 'engine' });
  waiting.clear();
}

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(
    /* webpackChunkName: "qrScanner-worker" */ new URL('./worker.ts', import.meta.url),
  );
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ id: number; answer: ScanAnswer }>) => {
      waiting.get(data.id)?.(data.answer);
      waiting.delete(data.id);
    },
  );
  worker.addEventListener('error', giveUp);
  return worker;
}

/** Asks the engine, which comes with the first question and lives in a worker: the page goes on answering. */
export function scan(request: ScanRequest): Promise<ScanAnswer> {
  return new Promise((resolve) => {
    lastId += 1;
    const timer =
      request.kind === 'file' &&
      setTimeout(() => {
        resolve({ failure: 'timedOut' });
        giveUp();
      }, MAX_FILE_MS);
    waiting.set(lastId, (answer) => {
      if (timer) clearTimeout(timer);
      resolve(answer);
    });
    const transfer = request.kind === 'frame' ? [request.frame] : [];
    try {
      started().postMessage({ id: lastId, request }, transfer);
    } catch {
      giveUp();
    }
  });
}

/** The engine goes with the page. */
export const stopScanning = giveUp;
