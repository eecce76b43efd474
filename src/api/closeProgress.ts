import type { CloseRun } from './enhancedApi';

/** The run of a `closeProgress` event of the workspace's socket; undefined for another event. */
export function progressOf(message: unknown): CloseRun | undefined {
  const isProgress =
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'closeProgress' &&
    'run' in message;
  return isProgress ? (message.run as CloseRun) : undefined;
}

export const isUnderWay = ({ state }: Pick<CloseRun, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/** Puts what is known of a run into a list of runs, the latest first. */
export function patchRun(runs: CloseRun[], run: CloseRun): void {
  const index = runs.findIndex(({ runId }) => runId === run.runId);
  if (index < 0) runs.unshift(run);
  else runs[index] = run;
}
