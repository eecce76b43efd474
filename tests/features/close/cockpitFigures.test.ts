import { closeCalendar, workingDayAfter } from '@/features/close/cockpit/periods/closeCalendar';
import { runDifference } from '@/features/close/cockpit/runs/runDifference';
import { secondsOfStep, shareOfStep, speedsOf } from '@/features/close/cockpit/runs/runFigures';
import {
  closedPeriod,
  finishedRun,
  sampleGroups,
} from '../../../stories/features/close/sampleClose';

const day = (time: number) => new Date(time).toISOString().slice(0, 10);

it('[RT-11] working days pass over weekends', () => {
  // 31 December 2025 is a Wednesday.
  expect(day(workingDayAfter('2025-12', 1))).toBe('2026-01-01');
  expect(day(workingDayAfter('2025-12', 3))).toBe('2026-01-05');
  expect(day(workingDayAfter('2025-02', 1))).toBe('2025-03-03');
});

it('[RT-11] the calendar shows as done what period and run show', () => {
  const doneIn = (entries: ReturnType<typeof closeCalendar>) =>
    entries.filter(({ state }) => state === 'done').map(({ task }) => task);
  expect(doneIn(closeCalendar('2025-12', undefined, undefined))).toEqual([]);
  const run = finishedRun('2025-12');
  expect(doneIn(closeCalendar('2025-12', closedPeriod('2025-12'), run))).toEqual([
    'data',
    'assumptions',
    'measurement',
    'review',
    'statements',
  ]);
  const locked = closedPeriod('2025-12', { state: 'locked', postedRunId: run.runId });
  expect(doneIn(closeCalendar('2025-12', locked, run))).toHaveLength(7);
});

it('[RT-11] two runs are the same, or the groups that differ are named, the largest first', () => {
  const groups = sampleGroups('2025-12');
  expect(runDifference(groups, groups).groups).toEqual([]);
  const changed = groups.map((group) =>
    group.id === 'term-2025'
      ? { ...group, figures: { ...group.figures, csmClosing: (group.figures.csmClosing ?? 0) + 5 } }
      : group.id === 'motor-2025'
        ? { ...group, figures: { ...group.figures, liability: (group.figures.liability ?? 0) - 9 } }
        : group,
  );
  const difference = runDifference(groups, changed);
  expect(difference.groups.map(({ group }) => group)).toEqual(['motor-2025', 'term-2025']);
  const csm = difference.figures.find(({ figure }) => figure === 'csm');
  expect((csm?.after ?? 0) - (csm?.before ?? 0)).toBeCloseTo(5);
  expect(runDifference(groups, []).groups).toHaveLength(groups.length);
});

it('[RT-11] speed is measured over the whole run, and not made up', () => {
  const run = finishedRun('2025-12');
  const { seconds, groups, contracts } = speedsOf(run, 0);
  expect(seconds).toBeCloseTo(4.5);
  expect(groups).toBeCloseTo(5 / 4.5);
  expect(contracts).toBeCloseTo((run.steps[0]?.out ?? 0) / 4.5);
  const waiting = { ...run, startedAt: null, endedAt: null };
  expect(speedsOf(waiting, 0)).toEqual({
    seconds: undefined,
    groups: undefined,
    contracts: undefined,
  });
});

it('[RT-11] a running step is as far as what went into it', () => {
  const { steps } = finishedRun('2025-12');
  const at = (name: string, taken: number) => {
    const now = steps.map((step) =>
      step.step === name ? { ...step, state: 'running' as const, in: taken } : step,
    );
    const running = now.find(({ step }) => step === name);
    return running && shareOfStep({ steps: now, groups: 5 }, running);
  };
  const contracts = steps[0]?.out ?? 0;
  expect(at('cashFlows', contracts / 2)).toBeCloseTo(0.5);
  expect(at('measurement', 2)).toBeCloseTo(0.4);
  expect(at('contracts', 0)).toBe(0);
});

it('[RT-11] steps that are done together share their time by their work', () => {
  const begun = '2026-01-05T09:00:00.000Z';
  const ended = '2026-01-05T09:00:06.000Z';
  const run = finishedRun('2025-12');
  const steps = run.steps.map((step, index) => ({
    ...step,
    workSeconds: index,
    ...(index >= 4 && index <= 6 ? { startedAt: begun, endedAt: ended } : {}),
  }));
  const seconds = steps.map((step) => secondsOfStep({ steps }, step, 0) ?? NaN);
  // Of six seconds: 4, 5 and 6 parts of 15.
  expect(seconds.slice(4, 7)).toEqual([1.6, 2, 2.4]);
  const idle = steps.map((step) => ({ ...step, workSeconds: 0 }));
  expect(idle.slice(4, 7).map((step) => secondsOfStep({ steps: idle }, step, 0))).toEqual([
    6, 6, 6,
  ]);
});
