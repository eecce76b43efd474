import { useEffect, useRef, useState } from 'react';
import type { BookDefinition, MeasuredGroups, Trial } from '@/domain/close';
import { createTrialWorker } from './createTrialWorker';
import type { TrialAnswer, TrialQuestion } from './trial.worker';

interface Results {
  /** Without a change. */
  base: TrialAnswer;
  tried: TrialAnswer;
}

/**
 * Closes the quarter again under each trial, in a worker. One is under way at a time; of those that come meanwhile the last one follows, so that the
 * figures keep up with a slider however fast it moves.
 */
export function useTrial(
  measured: MeasuredGroups | undefined,
  facts: BookDefinition,
  trial: Trial,
) {
  const [results, setResults] = useState<Results>();
  const [failed, setFailed] = useState(false);
  const ask = useRef<((next: Trial) => void) | undefined>(undefined);

  useEffect(() => {
    if (!measured || measured.projections.length === 0) return undefined;
    const worker = createTrialWorker();
    const post = (question: TrialQuestion) => worker.postMessage(question);
    let base: TrialAnswer | undefined;
    let next: Trial | undefined;
    let isBusy = true;
    worker.onmessage = ({ data }: MessageEvent<TrialAnswer>) => {
      base ??= data;
      setResults({ base, tried: data });
      isBusy = next !== undefined;
      if (next) post({ trial: next });
      next = undefined;
    };
    worker.onerror = () => setFailed(true);
    ask.current = (wanted) => {
      if (isBusy) next = wanted;
      else {
        isBusy = true;
        post({ trial: wanted });
      }
    };
    post({ measured, facts });
    post({ trial: {} });
    return () => {
      ask.current = undefined;
      worker.terminate();
      setResults(undefined);
      setFailed(false);
    };
  }, [measured, facts]);

  useEffect(() => ask.current?.(trial), [trial, measured, facts]);
  return { results, failed };
}
