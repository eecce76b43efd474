/** The small company of the product, closed here and now by the engine: what the server would answer of it. */
import type { CloseControl, ClosePeriod, CloseRun, CloseRunDetail } from '@/api';
import { type ClosedQuarter, closeQuarter, periodsBetween } from '@/domain/close';
import { smallCompany } from '@/domain/demoInsurer';
import { runControls } from '@/domain/ifrs17/book';

const { definition } = smallCompany;
export const samplePeriods = periodsBetween(definition.firstPeriod, definition.lastPeriod);

function closeAll(): Map<string, ClosedQuarter> {
  const closed = new Map<string, ClosedQuarter>();
  let last: ClosedQuarter | undefined;
  for (const period of samplePeriods) {
    last = closeQuarter(smallCompany, period, last?.closings);
    closed.set(period, last);
  }
  return closed;
}
let all: Map<string, ClosedQuarter> | undefined;

const closedAt = (period: string) => {
  all ??= closeAll();
  return all.get(period);
};

/** The results of a quarter under the base scenario; nothing for a period that the book has not. */
export const sampleGroups = (period: string) => closedAt(period)?.groups ?? [];

/** What the quarter was measured from. */
export const sampleInputs = (period: string) =>
  closedAt(period)?.inputs ?? { groups: [], treaties: [] };

/** The last quarter under a scenario. */
export function shockedGroups(scenarioId: string) {
  const scenario = definition.scenarios.find(({ id }) => id === scenarioId);
  const [before, last] = samplePeriods.slice(-2);
  return closeQuarter(smallCompany, last ?? '', closedAt(before ?? '')?.closings, scenario).groups;
}

const points = smallCompany.points.length;
const steps: readonly (readonly [CloseRun['steps'][number]['step'], number, number])[] = [
  ['contracts', points, points],
  ['grouping', points, 5],
  ['assumptions', 2, 1],
  ['curves', 2, 1],
  ['cashFlows', points, 4],
  ['riskAdjustment', 4, 4],
  ['measurement', 5, 5],
  ['journals', 5, 74],
  ['statements', 5, 14],
];

const start = Date.parse('2026-01-08T01:30:00.000Z');
const at = (seconds: number) => new Date(start + 1000 * seconds).toISOString();
const runIdOf = (period: string, number: number) =>
  `0b9df0a8-53b1-4a34-9d33-${period.replace('-', '')}${String(number).padStart(6, '0')}`;

/** A run that is over: the nine steps took as many tenths of a second as their number. */
export function finishedRun(period: string, number = 1, changes: Partial<CloseRun> = {}): CloseRun {
  const begun = (index: number) => (index * (index + 1)) / 20;
  const offset = (number - 1) * 3600;
  return {
    runId: runIdOf(period, number),
    bookId: definition.id,
    period,
    scenarioId: 'base',
    state: 'done',
    isCurrent: true,
    fromStep: 1,
    basedOn: null,
    startedBy: { username: 'actuaryuser', name: 'Sample Actuary' },
    createdAt: at(offset),
    startedAt: at(offset),
    endedAt: at(offset + begun(steps.length)),
    groups: sampleGroups(period).length,
    failedGroups: 0,
    controls: { holds: 9, fails: 0, notRun: 4 },
    steps: steps.map(([step, taken, given], index) => ({
      step,
      state: 'done',
      in: taken,
      out: given,
      failed: 0,
      workSeconds: (index + 1) / 10,
      startedAt: at(offset + begun(index)),
      endedAt: at(offset + begun(index + 1)),
    })),
    ...changes,
  };
}

/** The same run while a step is under way, half of it done. */
export function runAtStep(period: string, current: number): CloseRun {
  const run = finishedRun(period, 2, { isCurrent: false });
  // It began a moment ago.
  const moved = (time: string | null) =>
    time &&
    new Date(Date.parse(time) - Date.parse(run.createdAt) + Date.now() - 6000).toISOString();
  return {
    ...run,
    createdAt: moved(run.createdAt) ?? run.createdAt,
    startedAt: moved(run.startedAt),
    state: 'running',
    endedAt: null,
    controls: { holds: 0, fails: 0, notRun: 0 },
    steps: run.steps.map((done, index) => {
      const step = { ...done, startedAt: moved(done.startedAt), endedAt: moved(done.endedAt) };
      if (index < current) return step;
      const waiting = { ...step, in: 0, out: 0, workSeconds: 0, startedAt: null, endedAt: null };
      return index > current
        ? { ...waiting, state: 'waiting' }
        : { ...step, state: 'running', out: Math.floor(step.in / 2), endedAt: null };
    }),
  };
}

/** The same run before a worker has taken it. */
export function queuedRun(period: string): CloseRun {
  const run = runAtStep(period, 0);
  return {
    ...run,
    state: 'queued',
    startedAt: null,
    steps: run.steps.map((step) => ({ ...step, state: 'waiting', out: 0, startedAt: null })),
  };
}

/** The same run, ended during a step: by somebody, or by what the step lacks. */
export function endedRun(period: string, current: number, state: 'cancelled' | 'failed'): CloseRun {
  const run = runAtStep(period, current);
  return {
    ...run,
    state,
    endedAt: run.steps[current]?.startedAt ?? null,
    steps: run.steps.map((step, index) =>
      index < current
        ? step
        : { ...step, state: index === current ? state : 'cancelled', endedAt: step.startedAt },
    ),
  };
}

export const closedPeriod = (period: string, changes: Partial<ClosePeriod> = {}): ClosePeriod => ({
  period,
  scenarioId: 'base',
  state: 'closed',
  runId: runIdOf(period, 1),
  isStale: false,
  approvedSince: [],
  postedRunId: null,
  changedBy: null,
  changedAt: null,
  reason: null,
  ...changes,
});

/** A run with its controls as the engine holds them over the results. */
export function runDetail(run: CloseRun): CloseRunDetail {
  const index = samplePeriods.indexOf(run.period);
  const before = index > 0 ? sampleGroups(samplePeriods[index - 1] ?? '') : [];
  const controls = runControls(sampleGroups(run.period), { before }).map(
    (control): CloseControl => ({ ...control, failures: [...control.failures] }),
  );
  return { run, controls, failedGroups: [] };
}
