import type { ClosePeriod, CloseRun } from '@/api';

/** Who answers for a task: a role of the workspace. */
export type Owner = 'ACTUARY' | 'ACCOUNTANT' | 'CFO';
export type CloseTask =
  | 'data'
  | 'assumptions'
  | 'measurement'
  | 'review'
  | 'journals'
  | 'statements'
  | 'lock';

/** The calendar of a quarter: working days after its end by which each task is done, and by whom. */
const plan: readonly { task: CloseTask; owner: Owner; workingDay: number }[] = [
  { task: 'data', owner: 'ACTUARY', workingDay: 2 },
  { task: 'assumptions', owner: 'ACTUARY', workingDay: 4 },
  { task: 'measurement', owner: 'ACTUARY', workingDay: 6 },
  { task: 'review', owner: 'CFO', workingDay: 8 },
  { task: 'journals', owner: 'ACCOUNTANT', workingDay: 9 },
  { task: 'statements', owner: 'ACCOUNTANT', workingDay: 11 },
  { task: 'lock', owner: 'CFO', workingDay: 12 },
];

const DAY_MS = 24 * 60 * 60 * 1000;

/** The n-th working day after the end of a month; Saturdays and Sundays are none. Milliseconds since 1970, UTC. */
export function workingDayAfter(period: string, n: number): number {
  const [year = 0, month = 1] = period.split('-').map(Number);
  let day = Date.UTC(year, month, 0);
  for (let left = n; left > 0;) {
    day += DAY_MS;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}

export interface CalendarEntry {
  task: CloseTask;
  owner: Owner;
  /** Milliseconds since 1970. */
  due: number;
  state: 'done' | 'open';
}

/** What is to be done for a period by when and by whom, and what of it the period and its current run show as done. */
export function closeCalendar(
  period: string,
  status: ClosePeriod | undefined,
  run: CloseRun | undefined,
): readonly CalendarEntry[] {
  const isStepDone = (name: string) =>
    run?.steps.some(
      ({ step, state }) => step === name && (state === 'done' || state === 'reused'),
    ) ?? false;
  const isDone: Record<CloseTask, boolean> = {
    data: isStepDone('grouping'),
    assumptions: isStepDone('curves'),
    measurement: isStepDone('measurement'),
    review: run?.state === 'done' && run.controls.fails === 0,
    journals: (status?.postedRunId ?? null) !== null,
    statements: isStepDone('statements'),
    lock: status?.state === 'locked',
  };
  return plan.map(({ task, owner, workingDay }) => ({
    task,
    owner,
    due: workingDayAfter(period, workingDay),
    state: isDone[task] ? 'done' : 'open',
  }));
}
