import { useEffect, useState } from 'react';
import type { Comparison } from '@/domain/clauses';
import { createWorker } from './createWorker';
import type { Answer, Question } from './compare.worker';

/** Typing rests for so long before both wordings are compared anew. */
const PAUSE_MS = 250;

interface Result {
  of: string;
  comparison: Comparison | null;
}
export interface ComparisonResult {
  status: 'none' | 'comparing' | 'done' | 'failed';
  /** The last one while the next is on its way. */
  comparison: Comparison | null;
}

/** Compares two texts in a worker. A text that takes its place ends the comparison under way. */
export function useComparison(old: string, fresh: string): ComparisonResult {
  const [result, setResult] = useState<Result>({ of: '', comparison: null });
  const given = old.trim() !== '' && fresh.trim() !== '';
  const of = given ? `${old}\0${fresh}` : '';

  useEffect(() => {
    if (of === '') return;
    let worker: Worker | undefined;
    const timer = setTimeout(() => {
      worker = createWorker();
      worker.onmessage = ({ data }: MessageEvent<Answer>) => setResult({ of, comparison: data });
      worker.onerror = () => setResult({ of, comparison: null });
      const question: Question = [old, fresh];
      worker.postMessage(question);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [of, old, fresh]);

  if (of === '') return { status: 'none', comparison: null };
  if (result.of !== of) return { status: 'comparing', comparison: result.comparison };
  return { status: result.comparison ? 'done' : 'failed', comparison: result.comparison };
}
