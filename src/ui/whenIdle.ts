/** Milliseconds to wait where a browser cannot tell when it is idle. */
const FALLBACK_MS = 200;

/** Runs a task once the browser has nothing else to do. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, FALLBACK_MS);
}
