import type { CloseRun, CloseRunStep } from '@/api';

type Times = Pick<CloseRun, 'startedAt' | 'endedAt'>;

/** Seconds from start to end, or to now; undefined before it has begun. */
export function secondsOf({ startedAt, endedAt }: Times, now: number): number | undefined {
  if (startedAt === null) return undefined;
  const end = endedAt === null ? now : Date.parse(endedAt);
  return Math.max(0, (end - Date.parse(startedAt)) / 1000);
}

/** Steps that are done together, as 5 to 7, share the time that they took by what each worked. */
export function secondsOfStep(
  { steps }: Pick<CloseRun, 'steps'>,
  step: CloseRunStep,
  now: number,
): number | undefined {
  const seconds = secondsOf(step, now);
  const together = steps.filter(({ startedAt }) => startedAt === step.startedAt);
  const work = together.reduce((sum, { workSeconds }) => sum + workSeconds, 0);
  return seconds === undefined || work === 0 ? seconds : (seconds * step.workSeconds) / work;
}

const stepOf = ({ steps }: Pick<CloseRun, 'steps'>, name: CloseRunStep['step']) =>
  steps.find(({ step }) => step === name);

/** Shorter than this nothing is said of a speed: a clock that ticks in milliseconds would make it up. */
const MIN_SECONDS = 0.005;

/** What a run has done a second, over all its steps so far; undefined where it did not do that step itself or has not got there. */
export function speedsOf(run: CloseRun, now: number) {
  const seconds = secondsOf(run, now);
  const per = (name: CloseRunStep['step'], count: 'in' | 'out') => {
    const step = stepOf(run, name);
    const isOwn = step && step.state !== 'reused' && step[count] > 0;
    return isOwn && seconds !== undefined && seconds >= MIN_SECONDS
      ? step[count] / seconds
      : undefined;
  };
  return { seconds, contracts: per('cashFlows', 'in'), groups: per('measurement', 'out') };
}

/** How much of a step is done, from 0 to 1: batch by batch contracts go into the cash flows, and groups into the steps after them. */
export function shareOfStep(run: Pick<CloseRun, 'steps' | 'groups'>, step: CloseRunStep): number {
  if (step.state !== 'running') return 1;
  const all = step.step === 'cashFlows' ? (stepOf(run, 'contracts')?.out ?? 0) : run.groups;
  return all > 0 ? Math.min(1, step.in / all) : 0;
}

export const isUnderWay = ({ state }: Pick<CloseRun, 'state'>) =>
  state === 'queued' || state === 'running';
