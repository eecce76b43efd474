import type { ClosePeriod, ClosePosting, CloseRun } from '@/api';

/** Runs, periods and postings of the close, where a story says nothing of its own. */

const STEPS: readonly [CloseRun['steps'][number]['step'], number, number][] = [
  ['contracts', 240, 240],
  ['grouping', 240, 3],
  ['assumptions', 2, 1],
  ['curves', 8, 2],
  ['cashFlows', 240, 3],
  ['riskAdjustment', 3, 3],
  ['measurement', 3, 3],
  ['journals', 3, 96],
  ['statements', 3, 14],
];
const at = (second: number) => `2026-01-08T01:30:${String(second).padStart(2, '0')}.000Z`;

export const closeRun: CloseRun = {
  runId: '0b9df0a8-53b1-4a34-9d33-5a1f6a6a9c11',
  bookId: 'small',
  period: '2025-12',
  scenarioId: 'base',
  state: 'done',
  isCurrent: true,
  fromStep: 1,
  basedOn: null,
  startedBy: { username: 'financechief', name: 'Finance Chief' },
  createdAt: at(0),
  startedAt: at(0),
  endedAt: at(9),
  groups: 3,
  failedGroups: 0,
  controls: { holds: 13, fails: 0, notRun: 0 },
  steps: STEPS.map(([step, taken, given], index) => ({
    step,
    state: 'done',
    in: taken,
    out: given,
    failed: 0,
    workSeconds: 0.2,
    startedAt: at(index),
    endedAt: at(index + 1),
  })),
};

export const closePeriod: ClosePeriod = {
  period: '2025-12',
  scenarioId: 'base',
  state: 'closed',
  runId: closeRun.runId,
  isStale: false,
  approvedSince: [],
  postedRunId: null,
  changedBy: null,
  changedAt: null,
  reason: null,
};

export const closePosting: ClosePosting = {
  postingId: '4c2d9d54-6f0d-4bb8-8f0f-6b1b3d1f7a02',
  bookId: 'small',
  period: '2025-12',
  runId: closeRun.runId,
  kind: 'posting',
  corrects: null,
  date: '2025-12-31',
  reason: null,
  postedBy: closeRun.startedBy,
  postedAt: at(30),
  lines: 96,
  debit: 1250,
  credit: 1250,
};
