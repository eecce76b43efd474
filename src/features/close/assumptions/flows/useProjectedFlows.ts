import { useEffect, useState } from 'react';
import type { ProjectedFlows } from '@/domain/close';
import type { ProjectionInput } from '@/domain/ifrs17';
import { createWorker } from './createWorker';
import type { FlowsAnswer, FlowsQuestion } from './projection.worker';

interface Result {
  of: readonly ProjectionInput[];
  flows: ProjectedFlows | undefined;
}

/** What contracts are expected to bring, projected in a worker; other contracts end the projection under way. */
export function useProjectedFlows(projections: readonly ProjectionInput[] | undefined): {
  flows: ProjectedFlows | undefined;
  failed: boolean;
} {
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    if (!projections || projections.length === 0) return;
    const worker = createWorker();
    worker.onmessage = ({ data }: MessageEvent<FlowsAnswer>) =>
      setResult({ of: projections, flows: data });
    worker.onerror = () => setResult({ of: projections, flows: undefined });
    const question: FlowsQuestion = projections;
    worker.postMessage(question);
    return () => worker.terminate();
  }, [projections]);
  const isMine = result !== undefined && result.of === projections;
  return { flows: isMine ? result.flows : undefined, failed: isMine && result.flows === undefined };
}
