import { act, renderHook } from '@testing-library/react';
import type { BookDefinition, MeasuredGroups } from '@/domain/close';
import type { TrialAnswer } from '@/features/close/assumptions/trial/trial.worker';
import { useTrial } from '@/features/close/assumptions/trial/useTrial';

interface FakeWorker {
  onmessage?: (event: { data: TrialAnswer }) => void;
  postMessage: () => void;
  terminate: () => void;
}
const mockWorkers: FakeWorker[] = [];
jest.mock('@/features/close/assumptions/trial/createTrialWorker', () => ({
  createTrialWorker: () => {
    const worker: FakeWorker = { postMessage: () => undefined, terminate: () => undefined };
    mockWorkers.push(worker);
    return worker;
  },
}));
jest.mock('@/domain/close', () => ({ trialParts: () => ['one', 'other'] }));

const answerOf = (id: string): TrialAnswer => ({
  groups: [{ id, bel: 0, ra: 0, csm: 0, lossComponent: 0 }],
  milliseconds: 1,
});

it('has the groups in one order, whichever worker answers first', () => {
  const measured = { projections: [{}] } as unknown as MeasuredGroups;
  const facts = {} as BookDefinition;
  const trials = [{}, {}];
  const { result, rerender } = renderHook(({ trial }) => useTrial(measured, facts, trial), {
    initialProps: { trial: trials[0] ?? {} },
  });
  const answer = (order: readonly number[]) =>
    act(() => {
      for (const at of order) mockWorkers[at]?.onmessage?.({ data: answerOf(`group ${at}`) });
    });
  answer([0, 1]);
  rerender({ trial: trials[1] ?? {} });
  answer([1, 0]);
  answer([1, 0]);
  const { base, tried } = result.current.results ?? {};
  expect(tried).not.toBe(base);
  expect(tried?.groups).toEqual(base?.groups);
});
