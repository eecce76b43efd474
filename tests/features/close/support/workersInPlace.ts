import { projectedFlows, whatIf } from '@/domain/close';
import type { ProjectionInput } from '@/domain/ifrs17';
import type { TrialQuestion } from '@/features/close/assumptions/trial/trial.worker';

type Hear = ((event: { data: unknown }) => void) | undefined;

/** Whether trials are left without an answer. */
export const trials = { areHeld: false };

/** Answers trials in the worker's place: jsdom has none. */
export function createTrialWorker() {
  let tryOut: ReturnType<typeof whatIf> | undefined;
  const worker = {
    onmessage: undefined as Hear,
    postMessage: (question: TrialQuestion) => {
      if ('measured' in question) tryOut = whatIf(question.measured, question.facts);
      else if (!trials.areHeld) {
        const groups = (tryOut?.(question.trial) ?? []).map(({ id, figures }) => ({
          id,
          bel: figures.belClosing,
          ra: figures.raClosing,
          csm: figures.csmClosing,
          lossComponent: figures.lcClosing,
        }));
        queueMicrotask(() => worker.onmessage?.({ data: { groups, milliseconds: 1 } }));
      }
    },
    terminate: () => {
      worker.onmessage = undefined;
    },
  };
  return worker;
}

/** Projects cash flows in the worker's place. */
export function createFlowsWorker() {
  const worker = {
    onmessage: undefined as Hear,
    postMessage: (projections: ProjectionInput[]) =>
      queueMicrotask(() => worker.onmessage?.({ data: projectedFlows(projections) })),
    terminate: () => {
      worker.onmessage = undefined;
    },
  };
  return worker;
}
