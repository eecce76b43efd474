import { useEffect, useRef, useState } from 'react';
import { selectLineageRequest, useAppSelector } from '@/store';
import { createWorker } from './createWorker';
import type { LineageAnswer, LineageRequest } from './protocol';

/** Typing rests for so long before the script is read anew. */
const TYPING_PAUSE_MS = 80;
/** No script of a sane size takes so long: whoever waits for one may type on. */
const ANALYSIS_TIMEOUT_MS = 20_000;

export interface LineageResult {
  status: 'none' | 'reading' | 'done' | 'failed';
  /** The last one while the next is on its way. */
  answer: LineageAnswer | null;
}

/** One worker for the page; a request that comes while it reads waits, and takes the place of one that waits already. */
function createReader(
  onAnswer: (answer: LineageAnswer, to: LineageRequest) => void,
  onFailure: () => void,
) {
  let worker: Worker | undefined;
  let reading: LineageRequest | undefined;
  let waiting: LineageRequest | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    worker?.terminate();
    [worker, reading, waiting] = [undefined, undefined, undefined];
  };
  const fail = () => {
    stop();
    onFailure();
  };
  const ask = (request: LineageRequest) => {
    if (reading) {
      waiting = request;
      return;
    }
    worker ??= createWorker();
    reading = request;
    timer = setTimeout(fail, ANALYSIS_TIMEOUT_MS);
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<LineageAnswer>) => {
      clearTimeout(timer);
      const [answered, next] = [reading, waiting];
      [reading, waiting] = [undefined, undefined];
      if (next) ask(next);
      if (answered) onAnswer(data, answered);
    };
    worker.postMessage(request);
  };
  return { ask, stop };
}

/** The lineage of the script in the store, read in a worker while somebody types. */
export function useLineage(): LineageResult {
  const request = useAppSelector(selectLineageRequest);
  const { script, scriptId } = request;
  const [answered, setAnswered] = useState<{ request: LineageRequest; answer: LineageAnswer }>();
  const [failed, setFailed] = useState(false);
  const reader = useRef<ReturnType<typeof createReader>>(undefined);
  /** The script that was read last, as it was opened. */
  const readScript = useRef<string>(undefined);
  const isEmpty = script.sql.trim() === '';

  useEffect(() => {
    reader.current = createReader(
      (answer, to) => {
        setFailed(false);
        setAnswered({ answer, request: to });
      },
      () => setFailed(true),
    );
    return () => reader.current?.stop();
  }, []);

  useEffect(() => {
    if (isEmpty) return;
    // What was opened is whole; what is typed may not be.
    const pause = readScript.current === scriptId ? TYPING_PAUSE_MS : 0;
    readScript.current = scriptId;
    const timer = setTimeout(() => reader.current?.ask(request), pause);
    return () => clearTimeout(timer);
  }, [isEmpty, request, scriptId]);

  if (isEmpty) return { status: 'none', answer: null };
  // What belongs to another script says nothing of this one.
  const answer = answered?.request.scriptId === scriptId ? answered.answer : null;
  if (failed) return { status: 'failed', answer };
  return { status: answered?.request === request ? 'done' : 'reading', answer };
}
