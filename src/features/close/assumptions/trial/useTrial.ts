import { useEffect, useRef, useState } from 'react';
import { type BookDefinition, type MeasuredGroups, type Trial, trialParts } from '@/domain/close';
import { createTrialWorker } from './createTrialWorker';
import type { TrialAnswer, TrialQuestion } from './trial.worker';

interface Results {
  /** Without a change. */
  base: TrialAnswer;
  tried: TrialAnswer;
  /** What was tried. */
  trial: Trial;
}

const MAX_WORKERS = 4;
const workerCount = () => Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1);

/** What the workers answer together: the slowest of them says how long it took. */
const merged = (answers: readonly TrialAnswer[]): TrialAnswer => ({
  groups: answers.flatMap(({ groups }) => groups),
  milliseconds: Math.max(...answers.map(({ milliseconds }) => milliseconds)),
});

/**
 * Closes the quarter again under each trial, in workers that share the groups. One trial is under way at a time; of those that come meanwhile the last one
 * follows, so that the figures keep up with a slider however fast it moves.
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
    const parts = trialParts(measured, workerCount());
    const workers = parts.map(() => createTrialWorker());
    const post = (worker: Worker, question: TrialQuestion) => worker.postMessage(question);
    let answers = new Map<Worker, TrialAnswer>();
    let base: TrialAnswer | undefined;
    let current: Trial = {};
    let next: Trial | undefined;
    let isBusy = false;
    const begin = (wanted: Trial) => {
      isBusy = true;
      current = wanted;
      answers = new Map();
      for (const worker of workers) post(worker, { trial: wanted });
    };
    const onAnswer = (from: Worker, answer: TrialAnswer) => {
      answers.set(from, answer);
      if (answers.size < workers.length) return;
      isBusy = false;
      // Whoever answers first: sums in another order would differ in their last digit.
      const tried = merged(workers.flatMap((worker) => answers.get(worker) ?? []));
      base ??= tried;
      setResults({ base, tried, trial: current });
      const waiting = next;
      next = undefined;
      if (waiting) begin(waiting);
    };
    workers.forEach((worker, index) => {
      worker.onmessage = ({ data }: MessageEvent<TrialAnswer>) => onAnswer(worker, data);
      worker.onerror = () => setFailed(true);
      const part = parts[index];
      if (part) post(worker, { measured: part, facts });
    });
    ask.current = (wanted) => {
      if (isBusy) next = wanted;
      else begin(wanted);
    };
    begin(current);
    return () => {
      ask.current = undefined;
      for (const worker of workers) worker.terminate();
      setResults(undefined);
      setFailed(false);
    };
  }, [measured, facts]);

  useEffect(() => ask.current?.(trial), [trial, measured, facts]);
  return { results, isBehind: results?.trial !== trial, failed };
}
